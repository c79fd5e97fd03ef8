import { expect, test } from 'vitest';
import { shooterOf } from '../fire/shooters.ts';
import { effectOf } from '../ordnance/hits/effect.ts';
import { toHitModifiers } from '../ordnance/hits/to-hit.ts';
import { ordnanceOf } from '../ordnance/ordnance.ts';
import type { Shot } from '../ordnance/shot.ts';
import type { Phase } from '../state.ts';
import { altered, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { faustsLeft } from './light-anti-tank.ts';

const OTHERS = ['u8: american 7-4-7 A1', 'u9: german 4-6-7 A3'] as const;

/** A bazooka in D2, Germans in a stone house in D4. */
function bazooka(hexes: Position['hexes'], more: Partial<Position> = {}): Position {
  return {
    attacker: 'american',
    date: { year: 1944, month: 7 },
    hexes: { D4: 'stone building', ...hexes },
    units: ['american 7-4-7 D2', 'german 2-4-7 D4', ...OTHERS],
    weapons: ['american BAZ 43 of u1'],
    ...more,
  };
}

function shot(match: ReturnType<typeof skirmish>, more: Partial<Shot> = {}): Shot {
  const firer = { ...shooterOf(match.state, 'w1'), mode: 'prep' } as const;
  const ordnance = ordnanceOf(match.world, firer);
  if (!ordnance) throw new Error('w1 is no ordnance');
  return { ordnance, firer, leaders: [], target: '1:D4', ...more };
}

test('[aslsk 4.4.b] E-029 a shaped charge may not be fired at infantry outside buildings', () => {
  const open = skirmish(bazooka({ D4: 'grain' }));
  expect(open.offered('american')).not.toContain('ready w1');
  expect(skirmish(bazooka({})).offered('american')).toContain('ready w1');
});

test('[aslsk 4.4.a, 4.4.1.b, 2.0.Hindrance] E-030 BAZ 43 at range 2, stone building, a grain hex between', () => {
  const match = skirmish(bazooka({ D3: 'grain' }));
  const declared = shot(match);
  expect(declared.ordnance.toHit(2)).toBe(8);
  const drm = toHitModifiers(match.world, match.state, declared, unit(match, 'u2'));
  expect(drm.value).toBe(4);
  expect(drm.kept.map(({ n, cite }) => [n, cite])).toEqual([
    [1, '1.1.1.grain.a'],
    [3, '1.1.1.building.c'],
  ]);
  const effect = effectOf(match.world, match.state, declared, unit(match, 'u2'), false);
  expect(effect).toMatchObject({ column: 8, drm: { value: 0 } });
  // An original 4 hits, a 5 does not.
  const hit = skirmish(bazooka({ D3: 'grain' }), '3,1 1,1');
  play(hit, 'american', 'ready w1', 'at 1:D4', 'shoot');
  expect(isGone(hit, 'u2')).toBe(true);
  const miss = skirmish(bazooka({ D3: 'grain' }), '3,2');
  play(miss, 'american', 'ready w1', 'at 1:D4', 'shoot');
  expect(isGone(miss, 'u2')).toBe(false);
});

test('[aslsk 6.1.a, 6.1.b] E-031 an original 2 is a critical hit on column 16 at -3', () => {
  const match = skirmish(bazooka({ D3: 'grain' }));
  const effect = effectOf(match.world, match.state, shot(match), unit(match, 'u2'), true);
  expect(effect).toMatchObject({ column: 16, drm: { value: -3 } });
});

test('[aslsk 2.0.Mandatory, 4.0.j] E-032 having fired its bazooka, the squad may fire its own firepower at the same target', () => {
  const match = skirmish(bazooka({}), '6,3');
  play(match, 'american', 'ready w1', 'at 1:D4', 'shoot', 'ready u1');
  expect(match.offered('american')).toContain('at 1:D4');
});

test('[aslsk 4.4.3.a] E-033 from within a building: worse aim, or the backblast on all in the hex by the coloured die', () => {
  const inside = bazooka({ D2: 'wooden building' });
  const careful = skirmish(inside, '6,3');
  play(careful, 'american', 'ready w1', 'at 1:D4');
  expect(careful.offered('american')).toEqual(['backblast care', 'backblast blast']);
  const drm = toHitModifiers(
    careful.world,
    careful.state,
    shot(careful, { backblast: 'care' }),
    unit(careful, 'u2'),
  );
  expect(drm.kept).toContainEqual(
    expect.objectContaining({ id: 'backblast avoided', n: 2, cite: '4.4.3.a' }),
  );
  play(careful, 'american', 'backblast care', 'shoot');
  // A coloured 3 is 1MC on column 1: the squad rolls an 8 and breaks.
  const careless = skirmish(inside, '3,6 4,4');
  play(careless, 'american', 'ready w1', 'at 1:D4', 'backblast blast', 'shoot');
  expect(unit(careless, 'u1').broken).toBe(true);
});

test('[aslsk 4.4.3.a] a pinned firer cannot avoid the backblast', () => {
  const match = skirmish({
    ...bazooka({ D2: 'wooden building' }),
    units: ['american 7-4-7 D2 pinned', 'german 2-4-7 D4'],
  });
  play(match, 'american', 'ready w1', 'at 1:D4');
  expect(match.offered('american')).toEqual(['backblast blast']);
});

test('[aslsk 4.4.1.a] a bazooka takes two leaders, is gone on its X#, and a leader may direct it', () => {
  const leaders = (...more: Position['units']) =>
    bazooka({}, { units: ['american 8-0 D2', 'german 2-4-7 D4', ...OTHERS, ...more] });
  expect(skirmish(leaders()).offered('american')).not.toContain('ready w1');
  const second = 'u5: american 7-0 D2';
  const two = skirmish(leaders(second), '4,6');
  play(two, 'american', 'ready w1', 'at 1:D4');
  expect(two.offered('american')).toEqual(['add u5']);
  play(two, 'american', 'add u5', 'shoot');
  expect(isGone(two, 'w1')).toBe(true);
  const squad = bazooka({});
  const led = skirmish({ ...squad, units: [...squad.units, 'u5: american 9-1 D2'] });
  play(led, 'american', 'ready w1', 'at 1:D4');
  expect(led.offered('american')).toContain('direct u5');
});

test('[aslsk 4.4.1.c] a Panzerschreck has its own numbers and strikes with 12', () => {
  const match = skirmish({
    hexes: { D4: 'stone building' },
    units: ['german 4-6-7 D3', 'american 6-6-6 D4'],
    weapons: ['german PSK of u1'],
  });
  const { ordnance } = shot(match);
  expect([0, 1, 2, 3, 4, 5].map(range => ordnance.toHit(range))).toEqual([11, 9, 8, 7, 4, undefined]);
  expect(effectOf(match.world, match.state, shot(match), unit(match, 'u2'), false).column).toBe(12);
});

test('[aslsk 4.4.5.a, 4.4.5.b] a PIAT breaks down on 10, may be fired by one leader, and not down a slope next to it', () => {
  const piat = (level: number): Position => ({
    attacker: 'british',
    hexes: { D4: 'stone building' },
    levels: { D3: level },
    units: ['british 8-0 D3', 'german 4-6-7 D4', 'british 4-5-7 A1', 'german 4-6-7 A3'],
    weapons: ['british PIAT of u1'],
  });
  expect(skirmish(piat(1)).offered('british')).not.toContain('ready w1');
  const match = skirmish(piat(0), '4,6');
  play(match, 'british', 'ready w1', 'at 1:D4', 'shoot');
  expect(weapon(match, 'w1').malfunctioned).toBe(true);
});

// ---- Panzerfausts

const SQUADS = { 'german 4-6-7': 3 };

/** A German squad in D3, Americans in a house in D4; the order of battle has three squads. */
function fausts(more: Partial<Position> = {}, german: object = {}): Position {
  return {
    date: { year: 1944, month: 7 },
    hexes: { D4: 'wooden building' },
    units: [
      { card: 'german 4-6-7', at: '1:D3', ...german },
      'american 6-6-6 D4',
      'u8: german 4-6-7 A1',
      'u9: american 6-6-6 A3',
    ],
    scenario: {
      rules: ['panzerfausts'],
      groups: [
        { id: 'german', side: 'german', elr: 5, units: SQUADS },
        { id: 'american', side: 'american', elr: 5, units: { 'american 6-6-6': 1 } },
      ],
    },
    ...more,
  };
}

test('[aslsk 4.4.2.a] Panzerfausts are there by scenario rule, from October 1943, for Germans in good order', () => {
  const offers = (position: Position) => skirmish(position).offered('german').includes('faust u1');
  expect(offers(fausts())).toBe(true);
  expect(offers({ ...fausts(), scenario: { ...fausts().scenario, rules: [] } })).toBe(false);
  expect(offers(fausts({ date: { year: 1943, month: 9 } }))).toBe(false);
  expect(offers(fausts({}, { broken: true }))).toBe(false);
});

test('[aslsk 4.4.2.e] its range grows with the war, and it hits on 10 less two a hex', () => {
  const inRange = (at: '1:D1' | '1:D2' | '1:D3', year: number, month: number) =>
    skirmish(fausts({ date: { year, month } }, { at }))
      .offered('german')
      .includes('faust u1');
  expect([inRange('1:D3', 1944, 5), inRange('1:D2', 1944, 5)]).toEqual([true, false]);
  expect([inRange('1:D2', 1944, 6), inRange('1:D1', 1944, 6)]).toEqual([true, false]);
  expect(inRange('1:D1', 1945, 1)).toBe(true);
  // 8 at range 1, the house +2: a 6 hits, a 7 misses. The check is a 2, one more against infantry.
  const misses = skirmish(fausts(), '2 4,3');
  play(misses, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(misses.state.fausts).toBe(1);
  expect(unit(misses, 'u2')).not.toHaveProperty('broken');
  // On column 16 a 3 is a KIA.
  const hits = skirmish(fausts(), '2 4,2 2,1');
  play(hits, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(isGone(hits, 'u2')).toBe(true);
});

test('[aslsk 4.4.2.b, 4.4.2.c] the check: 1 to 3 fires, more finds nothing, a 6 pins, or breaks who is pinned', () => {
  const after = (dr: number, german: object = {}, more: Partial<Position> = {}) => {
    const match = skirmish(fausts(more, german), `${dr} 6,5`);
    play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
    return { shots: match.state.fausts ?? 0, ...unit(match, 'u1') };
  };
  expect(after(2).shots).toBe(1);
  expect(after(3).shots).toBe(0);
  expect(after(1, { exhausted: true }).shots).toBe(1);
  expect(after(2, { exhausted: true }).shots).toBe(0);
  expect(after(2, { card: 'german 2-4-7' }).shots).toBe(0);
  expect(after(1, { card: 'german 8-0' }).shots).toBe(0);
  expect(after(3, {}, { date: { year: 1945, month: 2 } }).shots).toBe(1);
  expect(after(6)).toMatchObject({ shots: 0, pinned: true });
  expect(after(6, { pinned: true })).toMatchObject({ broken: true });
});

test('[aslsk 4.4.2.d] each check uses a weapon: a squad may look twice, which costs it its own firepower', () => {
  const match = skirmish(fausts(), '5 5');
  play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u1').forfeits).toBeUndefined();
  play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(unit(match, 'u1').forfeits).toBe(true);
  expect(match.offered('german')).not.toContain('faust u1');
  expect(match.offered('german')).not.toContain('ready u1');
});

test('[aslsk 4.4.2.d] nobody looks for one as subsequent or final protective fire, nor a squad twice that has fired its own firepower', () => {
  const mayLook = (german: object) => {
    const position = fausts({ attacker: 'american', phase: 'movement' }, german);
    const units = altered(position.units, 1, { at: '1:D5' });
    const match = skirmish({ ...position, units });
    play(match, 'american', 'move u2', 'step 1:D4');
    return match.choiceOf('german') !== undefined && match.offered('german').includes('faust u1');
  };
  const LOOKED = { used: ['w-faust-1'] };
  expect([mayLook({}), mayLook(LOOKED)]).toEqual([true, true]);
  // With its own firepower gone it has one weapon left to use at full strength, and not a second.
  expect([mayLook({ fired: 'first' }), mayLook({ fired: 'first', ...LOOKED })]).toEqual([true, false]);
  expect(mayLook({ fired: 'final' })).toBe(false);
  expect(mayLook({ card: 'german 2-4-7', fired: 'first' })).toBe(false);
  expect(mayLook({ card: 'german 8-0', ...LOOKED })).toBe(false);
});

test('[aslsk 4.0.j, 4.4.2.d] E-086 with its second weapon a squad has fired as its weapon has, Panzerfaust or not', () => {
  const marked = (phase: Phase, ...weapons: readonly string[]) => {
    const match = skirmish(
      fausts({
        phase,
        attacker: phase === 'defensive-fire' ? 'american' : 'german',
        weapons: weapons.map(card => `${card} of u1`),
      }),
      [[5], weapons.length > 0 ? [6, 5] : [5]],
    );
    play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
    expect(unit(match, 'u1').fired).toBeUndefined();
    if (weapons.length > 0) play(match, 'german', 'ready w1', 'at 1:D4', 'shoot');
    else play(match, 'german', 'faust u1', 'at 1:D4', 'shoot');
    return unit(match, 'u1').fired;
  };
  expect([marked('prep-fire'), marked('prep-fire', 'german LMG')]).toEqual(['prep', 'prep']);
  expect([marked('defensive-fire'), marked('defensive-fire', 'german LMG')]).toEqual(['final', 'final']);
  expect(marked('advancing-fire')).toBe('final');
});

test('[aslsk 3.3.3.g, 4.4.2.d] E-086 after two looks in first fire its own firepower is left for subsequent fire', () => {
  const position = fausts({ attacker: 'american', phase: 'movement' });
  const units = altered(position.units, 1, { at: '1:D5' });
  const match = skirmish({ ...position, units }, '5 5 6,5');
  play(match, 'american', 'move u2', 'step 1:D4');
  play(match, 'german', 'faust u1', 'shoot', 'faust u1', 'shoot');
  expect(unit(match, 'u1')).toMatchObject({ fired: 'first', forfeits: true });
  play(match, 'german', 'ready u1', 'shoot');
  expect(unit(match, 'u1').fired).toBe('final');
});

test('[aslsk 4.4.2.f] an original 12 to hit costs the firer men, and on the fire table it is a dud', () => {
  const mishap = skirmish(fausts(), '1 6,6');
  play(mishap, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(unit(mishap, 'u1').card).toBe('german 2-4-7');
  const dud = skirmish(fausts(), '1 1,2 6,6');
  play(dud, 'german', 'faust u1', 'at 1:D4', 'shoot');
  expect(unit(dud, 'u2')).not.toHaveProperty('broken');
});

test('[aslsk 4.4.2.g] it strikes one unit, which the firer may pick if it serves a weapon', () => {
  const position = fausts();
  const two: Position = {
    ...position,
    units: [...position.units, 'u5: american 6-6-6 D4'],
    weapons: ['american MMG of u5'],
  };
  const picked = skirmish(two, '1 1,2 2,1 6');
  play(picked, 'german', 'faust u1', 'at 1:D4', 'shoot', 'target u5');
  expect([isGone(picked, 'u5'), isGone(picked, 'u2')]).toEqual([true, false]);
  const drawn = skirmish(two, '1 1,2 1 2,1');
  play(drawn, 'german', 'faust u1', 'at 1:D4', 'shoot', 'pass');
  expect([isGone(drawn, 'u5'), isGone(drawn, 'u2')]).toEqual([false, true]);
});

test('[aslsk 4.4.2.h] shots are limited by the squads of the order of battle', () => {
  const left = (year: number, fired?: number) => {
    const match = skirmish(fausts({ date: { year, month: 12 } }));
    const view = fired === undefined ? match.state : { ...match.state, fausts: fired };
    return faustsLeft(match.world, view, unit(match, 'u1'));
  };
  expect([left(1943), left(1944), left(1945)]).toEqual([3, 4, 6]);
  expect(left(1944, 4)).toBe(0);
});

test('[aslsk 6.2.wp, 2.0.ATT] a bazooka fires no white phosphorus: the area target type is closed to it', () => {
  const date = { year: 1945, month: 3 } as const;
  const match = skirmish(bazooka({}, { date, weapons: ['american BAZ 45 of u1'] }));
  play(match, 'american', 'ready w1', 'at 1:D4');
  expect(match.offered('american').filter(act => /^(load|aim)/.test(act))).toEqual([]);
  const mortar = skirmish(bazooka({}, { date, weapons: ['american 60mm MTR of u1'] }));
  play(mortar, 'american', 'ready w1');
  expect(mortar.offered('american')).toContain('aim area');
});
