import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { altered, citesSaid, isGone, type Position, play, skirmish, unit, weapon } from '../testing/bench.ts';
import { aimed, flak, OTHERS } from './test-guns.ts';

// ---- E-016 to E-020: an 88 and a squad in the woods

test('[aslsk 3.2.4.a, 3.2.4.itt.a, 3.2.4.proc.b, 3.2.4.proc.c, 2.0.ITT] E-016 an 88 aims at men in woods behind grain: 8, and cover and hindrance against it', () => {
  const match = skirmish(flak());
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry');
  const { number, drm } = aimed(match, 'u2');
  expect(number).toBe(8);
  expect(drm.kept.map(({ n, cite }) => [n, cite])).toEqual([
    [1, '1.1.1.grain.a'],
    [1, '1.1.1.woods.d'],
  ]);
});

test('[aslsk 6.10.a, 2.0.Acquired, 3.2.4.eff.a] E-017 E-018 E-019 a miss acquires the squad, the next shot hits it on column 16 and acquires it better', () => {
  const match = skirmish(flak(), '1,6 1,2 3,4 6,5');
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({ acquired: { drm: -1, on: { u2: '1:D4' } } });
  expect(weapon(match, 'w1')).not.toHaveProperty('fired');
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry');
  const { drm, effect } = aimed(match, 'u2');
  expect(drm.value).toBe(1);
  expect(effect).toMatchObject({ column: 16, drm: { value: 0 } });
  // 7 on column 16 is 2MC, which 11 fails.
  play(match, 'german', 'shoot');
  expect(unit(match, 'u2').broken).toBe(true);
  expect(weapon(match, 'w1').acquired?.drm).toBe(-2);
});

test('[aslsk 2.0.ATT, 3.2.4.att.b, 3.2.4.att.c] E-020 E-023 on the area target type cover counts against half the effect, and the rate of fire is gone', () => {
  const match = skirmish(flak(), '1,3 6,6');
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim area');
  const { number, drm, effect } = aimed(match, 'u2');
  expect(number).toBe(7);
  expect(drm.value).toBe(1);
  expect(effect).toMatchObject({ column: 8, drm: { value: 1 } });
  play(match, 'german', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({ fired: 'prep', acquired: { at: '1:D4', drm: -1 } });
  expect(weapon(match, 'w1').acquired).not.toHaveProperty('on');
});

// ---- E-021 to E-025: an anti-tank gun and two squads

const antiTank = (more: Partial<Position> = {}): Position => ({
  hexes: { D6: 'stone building', G6: 'woods' },
  units: ['german 2-2-8 D8', 'american 7-4-7 D6', 'american 6-6-6 G6', ...OTHERS],
  weapons: ['german 7.5cm PaK 40 of u1 facing 5'],
  ...more,
});

test('[aslsk 3.2.4.ca.b, 3.2.4.ca.c, 3.2.4.rof, 3.2.4.ca.e] E-021 E-022 E-024 E-025 two shots into a house, then the gun is turned on somebody else', () => {
  const match = skirmish(antiTank(), '1,6 2,5 3,4 6,6 2,2 3,4 1,1');
  play(match, 'german', 'ready w1', 'at 1:D6', 'aim infantry');
  expect(aimed(match, 'u2')).toMatchObject({ number: 9, drm: { value: 3 } });
  play(match, 'german', 'shoot');
  expect(weapon(match, 'w1')).not.toHaveProperty('fired');
  play(match, 'german', 'ready w1', 'at 1:D6', 'aim infantry');
  expect(aimed(match, 'u2')).toMatchObject({ drm: { value: 2 }, effect: { column: 12, drm: { value: 0 } } });
  play(match, 'german', 'shoot');
  expect(unit(match, 'u2').broken).toBe(true);
  // One hexspine further: +3 for the first, +1 for the woods; what was acquired elsewhere doesn't count.
  play(match, 'german', 'ready w1', 'at 1:G6', 'aim infantry');
  const { number, drm } = aimed(match, 'u3');
  expect(number).toBe(8);
  expect(drm.kept.map(({ n, cite }) => [n, cite])).toEqual([
    [3, '3.2.4.ca.b'],
    [1, '1.1.1.woods.d'],
  ]);
  // A coloured 2 keeps the rate of 2, but not that of 1.
  play(match, 'german', 'shoot');
  expect(weapon(match, 'w1')).toMatchObject({
    facing: 0,
    fired: 'prep',
    acquired: { drm: -1, on: { u3: '1:G6' } },
  });
});

test('[aslsk 3.2.4.ca.b] a pinned crew fires within its arc and does not turn its gun', () => {
  const position = antiTank();
  const match = skirmish({ ...position, units: altered(position.units, 0, { pinned: true }) });
  play(match, 'german', 'ready w1');
  const offered = match.offered('german');
  expect(offered).toContain('at 1:D6');
  expect(offered).not.toContain('at 1:G6');
});

test('[aslsk 3.2.4.ca.a] where the target lies on the edge of two arcs the gunner says which one he turns to', () => {
  const match = skirmish(antiTank({ weapons: ['german 7.5cm PaK 40 of u1 facing 2'] }));
  play(match, 'german', 'ready w1', 'at 1:D6', 'aim infantry');
  expect(match.offered('german')).toEqual(['point 0', 'point 5']);
  play(match, 'german', 'point 5');
  expect(aimed(match, 'u2').drm.kept[0]).toMatchObject({ id: 'covered arc change', n: 5 });
});

test('[aslsk 3.2.4.ca.a, 3.2.4.ca.b] he may turn farther than he must, and pays for it', () => {
  const match = skirmish(antiTank({ weapons: ['german 7.5cm PaK 40 of u1 facing 1'] }));
  play(match, 'german', 'ready w1', 'at 1:D6', 'aim infantry');
  const turned = (spine: number) => {
    const trial = skirmish(antiTank({ weapons: ['german 7.5cm PaK 40 of u1 facing 1'] }));
    play(trial, 'german', 'ready w1', 'at 1:D6', 'aim infantry', `point ${spine}`);
    return aimed(trial, 'u2').drm.kept[0]?.n;
  };
  expect(match.offered('german')).toEqual(['point 0', 'point 5']);
  expect([turned(0), turned(5)]).toEqual([3, 4]);
});

// ---- who serves it

test('[aslsk 3.2.4.nq, 1.2.6.b, 3.2.4.proc.c, 3.2.4.rof] a squad that serves a gun aims worse, by red numbers, and slower', () => {
  const far: HexId = '1:D1';
  const at = (card: string) =>
    skirmish(
      {
        size: [13, 12],
        units: [`${card} D12`, `american 7-4-7 ${far}`, ...OTHERS],
        weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
      },
      '2,6',
    );
  const crew = at('german 2-2-8');
  play(crew, 'german', 'ready w1', `at ${far}`, 'aim infantry');
  expect(aimed(crew, 'u2')).toMatchObject({ number: 7, drm: { value: 0 } });
  play(crew, 'german', 'shoot');
  expect(weapon(crew, 'w1')).not.toHaveProperty('fired');
  const squad = at('german 4-6-7');
  play(squad, 'german', 'ready w1', `at ${far}`, 'aim infantry');
  const { number, drm } = aimed(squad, 'u2');
  expect(number).toBe(6);
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([['non-qualified use', 2]]);
  play(squad, 'german', 'shoot');
  expect(weapon(squad, 'w1').fired).toBe('prep');
});

test('[aslsk 3.2.4.proc.c, 5.5.a] captured, a gun is aimed by red numbers and two worse, even by a crew', () => {
  const far: HexId = '1:D1';
  const match = skirmish({
    size: [13, 12],
    attacker: 'american',
    units: ['american 2-2-7 D12', `german 4-6-7 ${far}`, ...OTHERS],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
  });
  play(match, 'american', 'ready w1', `at ${far}`, 'aim infantry');
  const { number, drm } = aimed(match, 'u2');
  // A German crew would have 7 and nothing against it.
  expect(number).toBe(6);
  expect(drm.kept.map(({ id, n }) => [id, n])).toEqual([['captured weapon', 2]]);
});

test('[aslsk 6.12.b, 3.2.4.nq] a gun in unskilled hands breaks two earlier, and for good on its own number', () => {
  const after = (card: string, dice: readonly [number, number]) => {
    const match = skirmish(
      {
        units: [`${card} D8`, 'american 7-4-7 D4', ...OTHERS],
        weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
      },
      [dice],
    );
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
    return isGone(match, 'w1') ? 'gone' : weapon(match, 'w1').malfunctioned;
  };
  expect(after('german 2-2-8', [5, 5])).toBeUndefined();
  expect(after('german 4-6-7', [5, 5])).toBe(true);
  expect(after('german 2-2-8', [6, 6])).toBe(true);
  expect(after('german 4-6-7', [6, 6])).toBe('gone');
});

test('[aslsk 5.5.a, 6.12.b] a captured gun aims by red numbers, two worse, and is gone on its own number', () => {
  const match = skirmish(
    {
      attacker: 'american',
      units: ['american 2-2-7 D8', 'german 4-6-7 D4', ...OTHERS],
      weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    },
    '6,6',
  );
  play(match, 'american', 'ready w1', 'at 1:D4', 'aim infantry');
  expect(aimed(match, 'u2').drm.kept.map(({ id }) => id)).toEqual(['captured weapon']);
  play(match, 'american', 'shoot');
  expect(isGone(match, 'w1')).toBe(true);
});

// ---- critical hits, breakdown

test('[aslsk 6.1.a] at men a critical hit is a final roll of at most the number in brackets', () => {
  const match = skirmish({ ...flak(), hexes: {} }, '1,2 6,5 6,6');
  // 8 to hit: 3 or less is critical, and doubles column 16.
  play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
  expect(citesSaid(match)).toContain('6.1.a');
});

test('[aslsk 6.11.b] empty ground may be fired at by area fire, and is acquired', () => {
  const match = skirmish(flak(), '1,1');
  play(match, 'german', 'ready w1', 'aim area');
  expect(match.offered('german')).toContain('at 1:D5');
  play(match, 'german', 'at 1:D5', 'shoot');
  expect(weapon(match, 'w1').acquired).toMatchObject({ at: '1:D5', drm: -1 });
});

// ---- who is hit, and when

test('[aslsk 3.2.4.b, 3.2.4.proc.e] the same roll hits some and not others: those who move, and those who are easier to hit', () => {
  const match = skirmish(
    {
      phase: 'american movement',
      hexes: { D5: 'brush' },
      units: ['german 2-2-8 D8', 'american 7-4-7 D4', 'american 6-6-6 D5'],
      weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    },
    '6,2 3,4 6,5',
  );
  play(match, 'american', 'move u2', 'step 1:D5');
  play(match, 'german', 'ready w1', 'aim infantry', 'shoot');
  // 8 less 1 for running; the squad that stays in the hex is no target at all.
  expect(unit(match, 'u2').broken).toBe(true);
  expect(unit(match, 'u3').broken).toBeUndefined();
  expect(match.state.residual).toEqual([{ at: '1:D5', firepower: 6 }]);
});

test('[aslsk 3.2.4.proc.a, 6.0.a, 3.5.c] guns fire in the four fire phases, if somebody serves them; not after they have moved', () => {
  const offered = (more: Partial<Position>, weapons: Position['weapons']) =>
    skirmish(flak({ ...more, weapons: weapons ?? [] })).offered('german');
  const served = 'german 8.8cm FlaK 18 of u1 facing 0';
  expect(offered({}, [served])).toContain('ready w1');
  expect(offered({ phase: 'advancing-fire' }, [served])).toContain('ready w1');
  expect(offered({ attacker: 'american', phase: 'defensive-fire' }, [served])).toContain('ready w1');
  expect(offered({}, ['german 8.8cm FlaK 18 D8 facing 0'])).not.toContain('ready w1');
  expect(offered({ phase: 'advancing-fire' }, [`${served} moved`])).not.toContain('ready w1');
});

test('[aslsk 3.5.d] a gun fires once in the advancing fire phase, whatever its die', () => {
  const after = (phase: 'prep-fire' | 'advancing-fire') => {
    const match = skirmish(flak({ phase, attacker: 'german' }), '1,6');
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim infantry', 'shoot');
    return match.state.weapons[0]?.fired;
  };
  expect([after('prep-fire'), after('advancing-fire')]).toEqual([undefined, 'final']);
});
