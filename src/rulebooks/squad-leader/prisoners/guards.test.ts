import { expect, test } from 'vitest';
import { attackLines, declaredAttack } from '../fire/attack.ts';
import { fitsIn } from '../movement/stacking.ts';
import type { Scenario } from '../scenario/scenario.ts';
import {
  enact,
  isGone,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { putBack } from '../trails/back.ts';
import { unitById } from '../units.ts';

const GUARD = { card: 'russian 4-4-7', at: '1:E5' } as const;
const OTHER = { card: 'russian 4-4-7', at: '1:E5' } as const;
const PRISONER = { card: 'german 4-6-7', at: '1:E5', broken: true, guard: 'u1', unarmed: true } as const;
const FREE = { card: 'german 4-6-7', at: '1:M10' } as const;

test('[sl 3.29.13] whoever is on top of a prisoner is his guard: he alone fires at half strength', () => {
  const { world, view } = standing({ units: [GUARD, OTHER, PRISONER, { ...FREE, at: '1:E3' }] });
  const strength = (shooter: 'u1' | 'u2') => {
    const attack = declaredAttack(view, {
      is: 'fire',
      by: 'russian',
      shooters: [shooter],
      target: '1:E3',
      leaders: [],
    });
    return attackLines(world, view, attack)[0]?.firepower.value;
  };
  expect([strength('u1'), strength('u2')]).toEqual([2, 4]);
});

test('[sl 3.29.13] another unit of the hex may take his place, in the movement or advance phase', () => {
  const leader = { card: 'russian 8-0', at: '1:E5' } as const;
  const away = { ...OTHER, at: '1:E4' } as const;
  for (const phase of ['movement', 'advance'] as const) {
    const match = skirmish({ phase, units: [GUARD, OTHER, PRISONER, FREE, leader, away] });
    expect(offers(match, 'russian', 'guard')).toEqual(['guard u3 u2']);
    expect(refusals(match, 'russian', 'guard u3 u5')).toEqual(['3.29.12']);
    expect(refusals(match, 'russian', 'guard u3 u6')).toEqual(['3.29.13']);
    play(match, 'russian', 'guard u3 u2');
    expect(unit(match, 'u3').guard).toBe('u2');
    // The one goes, the other stays with the prisoner.
    if (phase === 'movement') play(match, 'russian', 'move u1', 'step 1:F5');
    else play(match, 'russian', 'advance u1 1:F5');
    expect(unit(match, 'u3')).toMatchObject({ at: '1:E5', guard: 'u2' });
  }
});

test('[sl 3.29.13] not who has moved with him in that phase, or comes himself', () => {
  const match = skirmish({ phase: 'movement', units: [GUARD, { ...OTHER, at: '1:E4' }, PRISONER, FREE] });
  play(match, 'russian', 'move u1', 'step 1:E4', 'done');
  expect(refusals(match, 'russian', 'guard u3 u2')).toEqual(['3.29.13']);
  const comes = skirmish({ phase: 'movement', units: [GUARD, { ...OTHER, at: '1:E4' }, PRISONER, FREE] });
  play(comes, 'russian', 'move u2', 'step 1:E5', 'done');
  expect(refusals(comes, 'russian', 'guard u3 u2')).toEqual(['3.29.13']);
});

test('[sl QA-89] a guard abandons prisoners by leaving the hex in his movement or advance phase', () => {
  for (const [phase, ...going] of [
    ['movement', 'move u1', 'step 1:E4'],
    ['advance', 'advance u1 1:E4'],
  ] as const) {
    const match = skirmish({ phase, units: [GUARD, PRISONER, FREE, OTHER] });
    play(match, 'russian', 'abandon u2');
    expect(unit(match, 'u2').guard).toBe('u1');
    play(match, 'russian', ...going);
    expect(unit(match, 'u2')).toMatchObject({ at: '1:E5', broken: true, escaped: true });
    expect(unit(match, 'u2').guard).toBeUndefined();
  }
});

test('[sl QA-89] who leaves sets nobody free whom another guards', () => {
  const units = [GUARD, PRISONER, FREE, OTHER, GUARD, { ...PRISONER, guard: 'u5' }] as const;
  const match = skirmish({ phase: 'movement', units } as Position);
  play(match, 'russian', 'abandon u2', 'abandon u6', 'move u1', 'step 1:E4');
  expect([unit(match, 'u2').guard, unit(match, 'u6').guard]).toEqual([undefined, 'u5']);
});

test('[sl QA-89] E1-081: if he stays after all he still guards them; nor does he let go of them in melee or in any other phase', () => {
  const stays = skirmish({ phase: 'movement', units: [GUARD, PRISONER, FREE] });
  play(stays, 'russian', 'abandon u2', 'done');
  expect(unit(stays, 'u2')).toMatchObject({ guard: 'u1' });
  expect(unit(stays, 'u2').left).toBeUndefined();
  const melee = skirmish({
    phase: 'movement',
    melees: ['1:E5'],
    units: [GUARD, PRISONER, { ...FREE, at: '1:E5' }, { ...OTHER, at: '1:A1' }],
  });
  expect(refusals(melee, 'russian', 'abandon u2')).toEqual(['QA-89']);
  expect(refusals(melee, 'russian', 'guard u2 u4')).toEqual(['QA-89']);
  const fire = skirmish({ phase: 'prep-fire', units: [GUARD, PRISONER, { ...FREE, at: '1:E3' }] });
  expect(refusals(fire, 'russian', 'abandon u2')).not.toEqual([]);
});

test('[sl QA-89] E1-079: prisoners are driven along at double time', () => {
  const match = skirmish({
    phase: 'movement',
    units: [{ ...GUARD, at: '1:E9' }, { ...PRISONER, at: '1:E9' }, FREE],
  });
  play(match, 'russian', 'move u1', 'double-time');
  for (const row of [8, 7, 6, 5, 4, 3]) play(match, 'russian', `step 1:E${row}`);
  expect(unit(match, 'u2').at).toBe('1:E3');
});

// ---- on the way

const MOVED = { ...GUARD, at: '1:E9' } as const;
const TAKEN = { ...PRISONER, at: '1:E9' } as const;
const SHOOTER = { card: 'german 8-3-8', at: '1:F7' } as const;

/** The guard has gone north three hexes with his prisoner, and is fired at on his way. */
function firedAt(dice: readonly (readonly number[])[], at = '1:E7', ...before: readonly string[]) {
  const match = skirmish({ phase: 'movement', units: [MOVED, TAKEN, SHOOTER] }, dice);
  play(match, 'russian', 'move u1', 'step 1:E8', 'step 1:E7', ...before, 'step 1:E6', 'done', 'done');
  play(match, 'german', 'ready u3', `at ${at}`, 'shoot');
  return match;
}

test('[sl 3.29.16, 3.29.15] fire at a guard on his way finds the prisoner with him; both go on if they come through', () => {
  const match = firedAt([
    [3, 3],
    [1, 2],
    [1, 2],
  ]);
  expect([unit(match, 'u1').at, unit(match, 'u2').at]).toEqual(['1:E6', '1:E6']);
  // A result for both: the prisoner fails, and is lost.
  const lost = firedAt([
    [3, 3],
    [1, 2],
    [6, 5],
  ]);
  expect(isGone(lost, 'u2')).toBe(true);
});

test('[sl 3.29.15] for the time of the attack the prisoner is where his guard was', () => {
  const trail = { unit: 'u1', side: 'russian', kind: 'normal', settled: 0 } as const;
  const steps = [
    { n: 1, at: '1:E8', halves: 2, with: ['u1'] },
    { n: 2, at: '1:E7', halves: 2, with: ['u1'] },
  ] as const;
  const units = [{ ...MOVED, at: '1:E7' }, { ...TAKEN, at: '1:E7' }, SHOOTER] as const;
  const { value } = enact(
    { phase: 'defensive-fire', units, trails: [{ ...trail, from: '1:E9', steps }] },
    [],
    function* (game) {
      putBack(game, [unitById(game.state, 'u1')], '1:E8');
      return unitById(game.state, 'u2').at;
    },
  );
  expect(value).toBe('1:E8');
});

test('[sl 3.29.17] where the guard breaks on his way his prisoner is free', () => {
  const match = firedAt([
    [3, 3],
    [6, 5],
    [1, 2],
  ]);
  expect(unit(match, 'u1')).toMatchObject({ at: '1:E7', broken: true });
  expect(unit(match, 'u2')).toMatchObject({ at: '1:E7', escaped: true });
});

test('[sl QA-89] whom he abandons on his way stays there; if he never came so far he has not abandoned anybody', () => {
  const abandoned = (dice: readonly number[]) => {
    const match = firedAt([[3, 3], dice], '1:E8', 'abandon u2');
    const { at, guard, escaped } = unit(match, 'u2');
    return [at, guard, escaped];
  };
  expect(abandoned([1, 2])).toEqual(['1:E7', undefined, true]);
  // The guard breaks before that, and the prisoner is free there.
  expect(abandoned([6, 5])).toEqual(['1:E8', undefined, true]);
  // He falls before that.
  const fallen = firedAt([[1, 1]], '1:E8', 'abandon u2');
  expect(isGone(fallen, 'u1')).toBe(true);
  expect(unit(fallen, 'u2').at).toBe('1:E8');
  // He goes to ground before that, and keeps him.
  expect(abandoned([1, 3])).toEqual(['1:E8', 'u1', undefined]);
});

test('[sl 3.29.11] a guard takes his prisoners only where there is room for them', () => {
  const crowd = Array.from({ length: 2 }, () => ({ ...OTHER, at: '1:E4' }) as const);
  const fits = (n: number) => {
    const herd = Array.from({ length: n }, () => PRISONER);
    const { world, view } = standing({ units: [GUARD, ...herd, ...crowd, FREE] as Position['units'] });
    const [guard] = view.units;
    return guard && fitsIn(world, view, '1:E4', 'russian', [guard]);
  };
  expect([fits(3), fits(4)]).toEqual([true, false]);
});

test('prisoners who leave the map with their guard are taken for good', () => {
  const victory: Scenario['victory'] = {
    side: 'russian',
    needs: 'all',
    conditions: [{ is: 'exit', side: 'russian', least: 99, along: ['1:E1'] }],
    words: '',
  };
  const match = skirmish({
    phase: 'movement',
    scenario: { victory },
    units: [{ ...GUARD, at: '1:E2' }, { ...PRISONER, at: '1:E2' }, FREE, { ...OTHER, at: '1:A9' }],
  });
  play(match, 'russian', 'move u1', 'step 1:E1', 'exit', 'done');
  if (match.state.phase === 'defensive-fire') play(match, 'german', 'done');
  expect(isGone(match, 'u2')).toBe(true);
  expect(match.state.losses.map(({ card, how }) => [card, how])).toEqual([
    ['russian 4-4-7', 'exited'],
    ['german 4-6-7', 'captured'],
  ]);
});
