import { expect, test } from 'vitest';
import { shooterOf } from '../fire/shooters.ts';
import type { FireMode } from '../state.ts';
import { citesSaid, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { acquisitionOf } from './acquisition.ts';
import { effectOf } from './hits/effect.ts';
import { toHitModifiers } from './hits/to-hit.ts';
import { ordnanceOf } from './ordnance.ts';

type Match = ReturnType<typeof skirmish>;

/** Somebody else to fire at, so that the phase does not end with the shot under test. */
const OTHERS = ['u8: german 4-6-7 A1', 'u9: american 6-6-6 A3'] as const;

function mortarAt(hexes: Position['hexes'] = {}, more: Partial<Position> = {}): Position {
  return {
    hexes,
    units: ['german 4-6-7 D2', 'american 6-6-6 D4', ...OTHERS],
    weapons: ['german 50mm MTR of u1'],
    ...more,
  };
}

/** The shot of a weapon at a hex, as if it had been declared. */
function shot(match: Match, id: 'w1', target: '1:D4', mode: FireMode = 'prep') {
  const firer = { ...shooterOf(match.state, id), mode };
  const ordnance = ordnanceOf(match.world, firer);
  if (!ordnance) throw new Error(`${id} is no ordnance`);
  return { ordnance, firer, leaders: [], target };
}

// ---- light mortars

test('[aslsk 3.2.4.att.a, 3.2.4.att.c, 1.1.1.woods.d, 4.5.a] E-026 E-027 a 50mm mortar hits a squad in woods with an air burst', () => {
  const match = skirmish(mortarAt({ D4: 'woods' }), '4,2 1,1');
  const declared = shot(match, 'w1', '1:D4');
  expect(declared.ordnance.toHit(2)).toBe(7);
  expect(toHitModifiers(match.world, match.state, declared, unit(match, 'u2')).value).toBe(0);
  const effect = effectOf(match.world, match.state, declared, unit(match, 'u2'), false);
  expect(effect).toMatchObject({
    column: 2,
    drm: { value: -1, kept: [{ id: 'air burst', cite: '1.1.1.woods.d' }] },
  });
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(isGone(match, 'u2')).toBe(true);
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'prep', acquired: { at: '1:D4', drm: -1 } });
});

test('[aslsk 1.2.4.1.a, 6.11.a] a mortar whose coloured die is within its rate fires again, with its acquisition', () => {
  const match = skirmish(mortarAt(), '3,6 3,6');
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').fired).toBeUndefined();
  expect(
    toHitModifiers(match.world, match.state, shot(match, 'w1', '1:D4'), unit(match, 'u2')),
  ).toMatchObject({
    value: -1,
    kept: [{ id: 'target acquired once', cite: '6.10.a' }],
  });
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').acquired).toMatchObject({ at: '1:D4', drm: -2 });
});

test('[aslsk 6.10.b] acquisition is lost to another target, to fire with the squad’s own weapons, and to leaving', () => {
  const acquired = { at: '1:D4', drm: -2, by: 'u1', from: '1:D2' } as const;
  const weapons = [{ card: 'german 50mm MTR', by: 'u1', acquired }] as const;
  const other = skirmish(mortarAt({}, { weapons }), '4,6');
  play(other, 'german', 'ready w1', 'at 1:A3', 'shoot');
  expect(weapon(other, 'w1').acquired).toMatchObject({ at: '1:A3', drm: -1 });

  const own = skirmish(mortarAt({}, { weapons }), '6,5');
  play(own, 'german', 'ready u1', 'at 1:D4', 'shoot');
  expect(weapon(own, 'w1').acquired).toBeUndefined();

  const moved = skirmish(
    mortarAt({}, { weapons: [{ ...weapons[0], acquired: { ...acquired, from: '1:D1' } }] }),
  );
  expect(acquisitionOf(moved.state, weapon(moved, 'w1'), '1:D4')).toBe(0);
});

test('[aslsk 3.2.4.range, 6.9.a] E-028 a mortar does not fire within its least range or beyond its greatest', () => {
  const american = (at: '1:D4' | '1:D5') =>
    skirmish({
      attacker: 'american',
      units: ['american 6-6-6 D2', `german 4-6-7 ${at}`],
      weapons: ['american 60mm MTR of u1'],
    });
  const near = american('1:D4');
  play(near, 'american', 'ready w1');
  expect(near.offered('american')).toEqual(['aim area']);
  const reach = american('1:D5');
  play(reach, 'american', 'ready w1');
  expect(reach.offered('american')).toContain('at 1:D5');
  const far = skirmish({
    size: [17, 10],
    units: ['german 4-6-7 A5', 'russian 4-4-7 P5'],
    weapons: ['german 50mm MTR of u1'],
  });
  play(far, 'german', 'ready w1');
  expect(far.offered('german')).toEqual(['aim area']);
});

test('[aslsk 1.1.1.building.d] a mortar does not fire from a building', () => {
  expect(skirmish(mortarAt({ D2: 'wooden building' })).offered('german')).not.toContain('ready w1');
  expect(skirmish(mortarAt({ D2: 'brush' })).offered('german')).toContain('ready w1');
});

test('[aslsk 3.5.c, 3.5.a] a mortar that moved does not fire in the advancing fire phase; another aims worse by two', () => {
  const weapons = ['german 50mm MTR of u1'];
  const stood = skirmish(mortarAt({}, { phase: 'advancing-fire', weapons }));
  expect(stood.offered('german')).toContain('ready w1');
  const drm = toHitModifiers(
    stood.world,
    stood.state,
    shot(stood, 'w1', '1:D4', 'advancing'),
    unit(stood, 'u2'),
  );
  expect(drm).toMatchObject({ value: 2, kept: [{ id: 'advancing fire', cite: '3.5.a' }] });
  const moved = skirmish(mortarAt({}, { phase: 'advancing-fire', weapons: [`${weapons[0]} moved`] }));
  expect(moved.offered('german')).not.toContain('ready w1');
});

test('[aslsk 3.2.4.eff.a] cover counts against the effect of an area hit, at half the firepower', () => {
  const match = skirmish(mortarAt({ D4: 'stone building' }));
  const declared = shot(match, 'w1', '1:D4');
  expect(toHitModifiers(match.world, match.state, declared, unit(match, 'u2')).value).toBe(0);
  expect(effectOf(match.world, match.state, declared, unit(match, 'u2'), false)).toMatchObject({
    column: 2,
    drm: { value: 3 },
  });
});

test('[aslsk 6.1.a, 6.1.b, 6.9.a] an original 2 that hits is a critical hit: firepower doubled, cover reversed', () => {
  const match = skirmish(mortarAt({ D4: 'stone building' }), '1,1 4,1');
  const critical = effectOf(match.world, match.state, shot(match, 'w1', '1:D4'), unit(match, 'u2'), true);
  expect(critical).toMatchObject({ column: 12, drm: { value: -3, kept: [{ cite: '6.1.b' }] } });
  // 5 - 3 = 2 on column 12 is a KIA; on column 2 at +3 it would be nothing.
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(isGone(match, 'u2')).toBe(true);
});

test('[aslsk 6.1.d] a critical hit strikes one of several; the others take the hit as it is', () => {
  const position = mortarAt({ D4: 'stone building' });
  const match = skirmish({ ...position, units: [...position.units, 'u3: american 6-6-6 D4'] }, '1,1 2 4,1');
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(isGone(match, 'u3')).toBe(true);
  expect(unit(match, 'u2')).not.toHaveProperty('broken');
});

test('[aslsk 4.5.a] a lone leader fires a mortar without its rate of fire; two keep it', () => {
  const leaders = (more: Position['units']) =>
    skirmish(
      {
        units: ['german 8-0 D2', 'american 6-6-6 D4', ...OTHERS, ...more],
        weapons: ['german 50mm MTR of u1'],
      },
      '3,6',
    );
  const alone = leaders([]);
  play(alone, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(alone, 'w1').fired).toBe('prep');
  const two = leaders(['u5: german 7-0 D2']);
  play(two, 'german', 'ready w1', 'at 1:D4', 'add u5', 'shoot');
  expect(weapon(two, 'w1').fired).toBeUndefined();
});

test('[aslsk 4.5.a, 1.2.1.b] a leader directs a mortar’s aim', () => {
  const position = mortarAt();
  const match = skirmish({ ...position, units: [...position.units, 'u5: german 9-1 D2'] }, '4,4 6,6');
  // 8 - 1 is the 7 that hits; then nothing on the fire table.
  play(match, 'german', 'ready w1', 'at 1:D4', 'direct u5', 'shoot');
  expect(citesSaid(match)).toContain('3.2.4.eff.a');
  expect(unit(match, 'u5').directs).toEqual(['w1']);
});

test('[aslsk 6.12.a] a mortar malfunctions on its breakdown number', () => {
  const match = skirmish(mortarAt(), '6,6');
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 3.2.1.e] under strict sight a mortar may be fired blindly, and has fired', () => {
  const match = skirmish(mortarAt({ D3: 'woods' }, { sight: 'strict' }), '6,5');
  play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').fired).toBe('prep');
  const open = skirmish(mortarAt({ D3: 'woods' }));
  play(open, 'german', 'ready w1');
  expect(open.offered('german')).toEqual(['at 1:A3', 'aim area']);
});

// ---- smoke

function britishMortar(more: Partial<Position> = {}): Position {
  return {
    attacker: 'british',
    units: ['british 4-5-7 D2', 'german 4-6-7 D8', 'british 4-5-7 A1', 'german 4-6-7 A3'],
    weapons: ['british 51mm MTR of u1'],
    ...more,
  };
}

test('[aslsk 1.2.5.b] a mortar’s smoke is full in the prep fire phase and dispersed in defensive fire', () => {
  const prep = skirmish(britishMortar(), '4,1');
  play(prep, 'british', 'ready w1', 'load smoke', 'at 1:D5', 'shoot');
  expect(prep.state.smoke).toEqual([{ at: '1:D5', kind: 'full', by: 'british' }]);
  const final = skirmish(britishMortar({ attacker: 'german', phase: 'defensive-fire' }), '4,1');
  play(final, 'british', 'ready w1', 'load smoke', 'at 1:D5', 'shoot');
  expect(final.state.smoke).toEqual([{ at: '1:D5', kind: 'dispersed', by: 'british' }]);
});

test('[aslsk 6.2.b] smoke shells: below the number there are more, on it these were the last, above it there never were any', () => {
  const after = (dice: readonly [number, number]) => {
    const match = skirmish(britishMortar(), [dice]);
    play(match, 'british', 'ready w1', 'load smoke', 'at 1:D5', 'shoot');
    return { smoke: match.state.smoke.length, ...weapon(match, 'w1') };
  };
  expect(after([4, 2])).not.toHaveProperty('depleted');
  expect(after([4, 3])).toMatchObject({ smoke: 1, fired: 'prep', depleted: ['smoke'] });
  const none = after([4, 4]);
  expect(none).toMatchObject({ smoke: 0, depleted: ['smoke'] });
  expect(none).not.toHaveProperty('fired');
});

test('[aslsk 6.2.s] once it has fired anything else in the phase, a mortar fires no smoke', () => {
  const match = skirmish(britishMortar(), '2,6');
  play(match, 'british', 'ready w1', 'at 1:D8', 'shoot', 'ready w1');
  expect(match.offered('british')).not.toContain('load smoke');
});

// ---- at those who move

/** A German squad next to D5, an American mortar three hexes from it. */
function march(hexes: Position['hexes'] = {}): Position {
  return {
    phase: 'movement',
    hexes,
    units: ['german 4-6-7 D6', 'american 6-6-6 D2', 'german 4-6-7 D5'],
    weapons: ['american 60mm MTR of u2'],
  };
}

test('[aslsk 3.2.4.proc.d, 3.2.4.proc.e, 3.3.5.a] those who run in the open are hit more easily, and nobody else is hit', () => {
  const match = skirmish(march(), '4,5 3,1 6,6');
  play(match, 'german', 'move u1', 'step 1:D5');
  // 9 - 2 is the 7 that hits; column 4 and a 4 is 1MC, which the mover fails. It leaves half the column behind.
  play(match, 'american', 'ready w1', 'shoot');
  expect(unit(match, 'u1').broken).toBe(true);
  expect(unit(match, 'u3').broken).toBeUndefined();
  expect(match.state.residual).toEqual([{ at: '1:D5', firepower: 2 }]);
});

test('[aslsk 3.3.5.c] an air burst leaves a column more of residual firepower', () => {
  const match = skirmish(march({ D5: 'woods' }), '4,4 6,6');
  play(match, 'german', 'move u1', 'step 1:D5');
  play(match, 'american', 'ready w1', 'shoot');
  expect(match.state.residual).toEqual([{ at: '1:D5', firepower: 4 }]);
});

test('[aslsk 3.3.5.b] a mortar that keeps its rate of fire leaves nothing behind, unless it gives it up', () => {
  for (const [answer, left] of [
    ['rate w1 keep', 0],
    ['rate w1 spend', 1],
  ] as const) {
    const match = skirmish(march(), '3,2 6,6');
    play(match, 'german', 'move u1', 'step 1:D5');
    play(match, 'american', 'ready w1', 'shoot', answer);
    expect(match.state.residual.length).toBe(left);
    expect(weapon(match, 'w1').fired).toBe(left === 0 ? undefined : 'first');
  }
});

test('[aslsk 4.5.a, 2.0.CX] of two leaders who serve a mortar either may be the one who is exhausted', () => {
  const served = (first: string, second: string) => {
    const match = skirmish(
      mortarAt(
        {},
        { units: [`german 8-0 D2 ${first}`, 'american 6-6-6 D4', `u3: german 8-1 D2 ${second}`, ...OTHERS] },
      ),
    );
    const helper = unit(match, 'u3');
    const both = { ...shot(match, 'w1', '1:D4'), helper };
    return toHitModifiers(match.world, match.state, both, unit(match, 'u2')).kept.map(({ id }) => id);
  };
  expect(served('', '')).not.toContain('CX');
  expect(served('exhausted', '')).toContain('CX');
  expect(served('', 'exhausted')).toContain('CX');
});
