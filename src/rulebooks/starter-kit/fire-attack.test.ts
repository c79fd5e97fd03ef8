import { expect, test } from 'vitest';
import { fire, lineOf, modifiersOf } from './fire-bench.ts';
import { attackCard } from './fire-card.ts';
import { type Position, play, skirmish, unit, weapon } from './testing.ts';

/** The position of the example of prep fire: the German house, the orchard, two American hexes. */
const EXAMPLE: Position = {
  attacker: 'american',
  date: { year: 1944, month: 7 },
  elr: 3,
  hexes: { '1:E5': 'stone building', '1:E4': 'orchard', '1:E10': 'stone building' },
  units: [
    { card: 'american 6-6-6', at: '1:D5' },
    { card: 'american 7-4-7', at: '1:E3' },
    { card: 'german 4-6-7', at: '1:E5' },
    { card: 'german 4-6-7', at: '1:E5' },
    { card: 'american 7-4-7', at: '1:E3' },
    { card: 'american 9-1', at: '1:E3' },
    { card: 'german 4-6-7', at: '1:E10' },
  ],
};

test('[aslsk 3.2.2.a, 3.2.2.i, 3.2.2.k2, 3.2.3.a] E-008: a group of two hexes, one of them adjacent and one hindered', () => {
  const position = {
    ...EXAMPLE,
    units: EXAMPLE.units.map(each => (each.at === '1:D5' ? { ...each, at: '1:D4' as const } : each)),
  };
  const line = lineOf(position, { by: ['u1', 'u2'], at: '1:E5' });
  expect(line.firepower.value).toBe(19);
  expect(line.column).toBe(16);
  expect(modifiersOf(line)).toEqual(['orchard in 1:E4 +1', 'stone building +3']);
});

test('[aslsk 3.2.3.g, 3.2.3.n, 3.2.5.a] E-009, E-010: a NMC breaks one squad and pins the other; the firers are marked', () => {
  const match = fire(
    {
      ...EXAMPLE,
      units: EXAMPLE.units.map(each => (each.at === '1:D5' ? { ...each, at: '1:D4' as const } : each)),
    },
    { by: ['u1', 'u2'], at: '1:E5' },
    [
      [2, 4],
      [4, 5],
      [3, 4],
    ],
  );
  expect(unit(match, 'u3')).toMatchObject({ broken: true, desperate: true });
  expect(unit(match, 'u4')).toMatchObject({ pinned: true });
  expect(unit(match, 'u4').broken).toBeUndefined();
  expect([unit(match, 'u1').fired, unit(match, 'u2').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 3.2.2.c, 3.2.2.d, 3.2.2.m] E-011: long range fire that a leader directs', () => {
  const line = lineOf(
    { ...EXAMPLE, hexes: { '1:E10': 'stone building' } },
    { by: ['u5'], at: '1:E10', led: ['u6'] },
  );
  expect(line.firepower.value).toBe(3.5);
  expect(line.column).toBe(2);
  expect(modifiersOf(line)).toEqual(['leadership -1', 'stone building +3']);
});

test('[aslsk 3.2.2.f, 3.2.3.p] E-012, E-013: with a leader nobody cowers; a 1MC passed with a pip to spare does nothing', () => {
  const match = fire(
    { ...EXAMPLE, hexes: { '1:E10': 'stone building' } },
    { by: ['u5'], at: '1:E10', led: ['u6'] },
    [
      [1, 1],
      [2, 3],
    ],
  );
  expect(unit(match, 'u7')).toEqual({
    id: 'u7',
    side: 'german',
    card: 'german 4-6-7',
    group: 'german',
    at: '1:E10',
  });
  expect([unit(match, 'u5').fired, unit(match, 'u6').fired]).toEqual(['prep', 'prep']);
});

test('[aslsk 3.2.3.a] E-001: nine factors attack on the 8 column', () => {
  const position: Position = {
    hexes: {},
    units: [
      { card: 'german 4-6-7', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:C8' },
    ],
    weapons: [{ card: 'german MMG', by: 'u1' }],
  };
  const line = lineOf(position, { by: ['u1', 'w1'], at: '1:C8' });
  expect([line.firepower.value, line.column]).toEqual([9, 8]);
});

const DUEL: Position = {
  units: [
    { card: 'german 4-6-7', at: '1:C4' },
    { card: 'russian 4-4-7', at: '1:C7' },
    { card: 'german 4-6-7', at: '1:C1' },
  ],
};

test('[aslsk 3.2.2.f] doubles without a leader: one column less, and the firer is marked', () => {
  // 4 on column 4 would be a 1MC; on column 2 it is one, too, but 6 tells them apart: NMC against PTC.
  const match = fire(DUEL, { by: ['u1'], at: '1:C7' }, [
    [3, 3],
    [6, 6],
  ]);
  expect(unit(match, 'u2')).toMatchObject({ pinned: true });
  expect(unit(match, 'u1').fired).toBe('prep');
});

test('[aslsk 3.2.2.g] inexperienced troops cower two columns, and below the lowest there is no attack', () => {
  const conscripts: Position = {
    ...DUEL,
    attacker: 'russian',
    units: [
      { card: 'russian 4-2-6', at: '1:C4' },
      { card: 'german 4-6-7', at: '1:C6' },
    ],
  };
  // A 2 on column 1 (4 less two columns) is a 1MC.
  const match = fire(conscripts, { by: ['u1'], at: '1:C6' }, [
    [1, 1],
    [3, 4],
  ]);
  expect(unit(match, 'u2').broken).toBe(true);
  const far = {
    ...conscripts,
    units: [conscripts.units[0], { card: 'german 4-6-7', at: '1:C7' }],
  } as Position;
  expect(unit(fire(far, { by: ['u1'], at: '1:C7' }, [[1, 1]]), 'u2').broken).toBeUndefined();
});

test('[aslsk 3.2.1.e] strict sight: a blocked attack is wasted, the firers have fired, and the machine gun may break', () => {
  const blocked: Position = {
    ...DUEL,
    sight: 'strict',
    hexes: { '1:C5': 'stone building' },
    weapons: [{ card: 'german LMG', by: 'u1' }],
  };
  const wasted = fire(blocked, { by: ['u1', 'w1'], at: '1:C7' }, [[2, 1]]);
  expect(unit(wasted, 'u2').broken).toBeUndefined();
  expect([unit(wasted, 'u1').fired, weapon(wasted, 'w1').fired]).toEqual(['prep', 'prep']);

  const jammed = fire(blocked, { by: ['u1', 'w1'], at: '1:C7' }, [[6, 6]]);
  expect(weapon(jammed, 'w1').malfunctioned).toBe(true);
});

test('[aslsk 3.2.1.e] sight filters the targets when open, and only then', () => {
  const blocked: Position = { ...DUEL, hexes: { '1:C5': 'stone building', '1:C2': 'stone building' } };
  expect(skirmish({ ...blocked, sight: 'strict' }).offered('german')).toContain('ready u1');
  expect(skirmish({ ...blocked, sight: 'open' }).offered('german')).not.toContain('ready u1');
});

const GROUP: Position = {
  sight: 'strict',
  hexes: { '1:C5': 'stone building' },
  units: [
    { card: 'german 4-6-7', at: '1:C4' },
    { card: 'german 4-6-7', at: '1:D4' },
    { card: 'german 4-6-7', at: '1:E5' },
    { card: 'russian 4-4-7', at: '1:C7' },
  ],
};

test('[aslsk 3.2.2.k] who proves blind drops out; the others fire as a smaller group, or hex by hex', () => {
  const declare = ['ready u1', 'at 1:C7', 'add u2', 'add u3', 'shoot'];
  const together = skirmish(GROUP, [[5, 6]]);
  play(together, 'german', ...declare);
  expect(together.offered('german')).toEqual(['shoot', 'apart']);
  play(together, 'german', 'shoot');
  expect(['u1', 'u2', 'u3'].map(id => unit(together, id).fired)).toEqual(['prep', 'prep', 'prep']);

  // Two attacks on column 4, of which the first breaks its target, instead of one on column 8.
  const apart = skirmish(GROUP, [
    [1, 2],
    [6, 5],
    [5, 6],
  ]);
  play(apart, 'german', ...declare, 'apart');
  expect(unit(apart, 'u4').broken).toBe(true);
});

test('[aslsk 3.2.2.k] what is left of a group and no longer adjacent must fire apart', () => {
  const match = skirmish({ ...GROUP, hexes: { '1:D5': 'stone building' } }, [
    [6, 5],
    [5, 6],
  ]);
  play(match, 'german', 'ready u1', 'at 1:C7', 'add u2', 'add u3', 'shoot');
  expect(['u1', 'u2', 'u3'].map(id => unit(match, id).fired)).toEqual(['prep', 'prep', 'prep']);
});

test('[aslsk 2.0.Cowering, 3.2.2.h] ordnance never cowers, nor does a leader alone with a machine gun', () => {
  const mortar: Position = {
    hexes: { '1:D4': 'woods' },
    units: [
      { card: 'german 4-6-7', at: '1:D2' },
      { card: 'russian 4-4-7', at: '1:D4' },
      { card: 'german 4-6-7', at: '1:D8' },
    ],
    weapons: [{ card: 'german 50mm MTR', by: 'u1' }],
  };
  // 2 less 1 for the air burst: on column 2 a KIA, on column 1 only a K.
  const shell = skirmish(mortar, [
    [4, 2],
    [1, 1],
  ]);
  play(shell, 'german', 'ready w1', 'at 1:D4', 'shoot');
  expect(shell.state.units.map(({ id }) => id)).toEqual(['u1', 'u3']);

  const leader: Position = {
    units: [
      { card: 'german 8-0', at: '1:C4' },
      { card: 'russian 4-4-7', at: '1:C7' },
    ],
    weapons: [{ card: 'german MMG', by: 'u1' }],
  };
  // 4 on column 2 is a 1MC, which a 7 fails; on column 1 a NMC, which it passes.
  const gun = fire(leader, { by: ['w1'], at: '1:C7' }, [
    [2, 2],
    [3, 4],
  ]);
  expect(unit(gun, 'u2').broken).toBe(true);
});

test('[aslsk 3.2.1.e] before the shot a strict card shows what everybody knows, and nothing of the line', () => {
  const position: Position = { ...DUEL, hexes: { '1:C5': 'orchard', '1:C7': 'woods' } };
  const card = (sight: 'open' | 'strict') => {
    const match = skirmish({ ...position, sight });
    play(match, 'german', 'ready u1', 'at 1:C7');
    const frame = match.state.doing.at(-1);
    return frame?.is === 'fire' ? attackCard(match.world, match.state, frame) : undefined;
  };
  expect(card('open')?.lines[0]?.drm.value).toBe(2);
  expect(card('strict')?.lines[0]?.drm.value).toBe(1);
  expect(card('strict')?.lines[0]?.column).toBe(4);
});
