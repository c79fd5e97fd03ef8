import { expect, test } from 'vitest';
import { play, type TestMatch, unit, worldOf } from '../testing/bench.ts';
import { playRally as rally } from '../testing/phase-bench.ts';
import { unitById } from '../units.ts';
import { rallyModifiers } from './rally-attempt.ts';

const C4 = '1:C4' as const;
const D4 = '1:D4' as const;
const isOver = (match: TestMatch) => match.state.phase === 'prep-fire';

test('E-015 [aslsk 3.1.g, 3.1.h, 3.1.j] the attacker’s one squad more rallies itself: +1, -1 in a building, 7 of 7', () => {
  const position = {
    attacker: 'russian',
    hexes: { '1:D4': 'stone building' },
    units: [`russian 5-2-7 ${D4} broken`, 'german 4-6-7 K9'],
  } as const;
  const match = rally(position, '3,4');
  const attempt = {
    world: worldOf(position),
    view: match.state,
    unit: unitById(match.state, 'u1'),
    leader: undefined,
  };
  expect(rallyModifiers(attempt).kept.map(({ id, n }) => [id, n])).toEqual([
    ['in woods or building', -1],
    ['self-rally', 1],
  ]);
  play(match, 'russian', 'self-rally u1');
  expect(unit(match, 'u1').broken).toBeUndefined();
  const unlucky = rally(position, '4,4');
  play(unlucky, 'russian', 'self-rally u1');
  expect(unit(unlucky, 'u1').broken).toBe(true);
});

test('[aslsk 1.2.3.a, 3.1.g] only boxed broken morale rallies by itself; the attacker may try one more, the defender none', () => {
  const units = [
    `german 4-6-7 ${C4} broken`,
    `german 4-6-7 ${D4} broken`,
    'russian 4-4-7 J8 broken',
    'russian 8-0 K9 broken',
  ];
  const match = rally({ units }, '6,5');
  expect(match.offered('german')).toEqual(['self-rally u1', 'self-rally u2', 'done']);
  play(match, 'german', 'self-rally u1');
  expect(match.offered('russian')).toEqual(['self-rally u4', 'done']);
});

test('[aslsk 3.1.h] a leader who rallies himself has no use of his own modifier', () => {
  const position = { units: [`german 9-2 ${C4} broken`] } as const;
  const match = rally(position, '5,4');
  const attempt = {
    world: worldOf(position),
    view: match.state,
    unit: unitById(match.state, 'u1'),
    leader: undefined,
  };
  expect(rallyModifiers(attempt).value).toBe(1);
  play(match, 'german', 'self-rally u1');
  expect(unit(match, 'u1')).toMatchObject({ broken: true });
});

test('[aslsk 2.0.DM, 3.1.i, 3.1.j, 3.2.3.j] with a leader: his modifier, +4 for the desperate, against the broken morale', () => {
  const position = {
    hexes: { '1:C4': 'woods' },
    units: [`german 9-1 ${C4}`, `german 4-6-7 ${C4} broken desperate`],
  } as const;
  const match = rally(position, '2,3');
  const attempt = {
    world: worldOf(position),
    view: match.state,
    unit: unitById(match.state, 'u2'),
    leader: unitById(match.state, 'u1'),
  };
  expect(rallyModifiers(attempt).kept.map(({ id, n }) => [id, n])).toEqual([
    ['desperation morale', 4],
    ['in woods or building', -1],
    ['leader {u1}', -1],
  ]);
  play(match, 'german', 'done', 'rally u2 u1');
  expect(unit(match, 'u2')).not.toHaveProperty('broken');
  expect(unit(match, 'u2')).not.toHaveProperty('desperate');
  // A conscript squad fights with morale 6 and rallies with 5.
  const conscripts = rally(
    { attacker: 'russian', units: [`russian 4-2-6 ${C4} broken`, `russian 8-0 ${C4}`] },
    '3,3',
  );
  play(conscripts, 'russian', 'done', 'rally u1 u2');
  expect(unit(conscripts, 'u1').broken).toBe(true);
});

test('[aslsk 3.1.k] a broken leader rallies others only after he has rallied himself', () => {
  const units = [`german 9-1 ${C4} broken`, `german 4-6-7 ${C4} broken`];
  const failed = rally({ units }, '6,5');
  play(failed, 'german', 'self-rally u1', 'done');
  expect(isOver(failed)).toBe(true);
  const rallied = rally({ units }, '2,3');
  play(rallied, 'german', 'self-rally u1', 'done');
  expect(rallied.offered('german')).toEqual(['rally u2 u1', 'done']);
});

test('[aslsk 3.1.l] failing with an original 12 costs casualties, failing otherwise nothing', () => {
  const units = [
    `german 8-0 ${C4}`,
    `german 4-6-7 ${C4} broken desperate`,
    `german 4-6-7 ${C4} broken desperate`,
  ];
  const match = rally({ units }, '6,6 6,5');
  play(match, 'german', 'done', 'rally u2 u1', 'rally u3 u1');
  expect(unit(match, 'u2')).toMatchObject({ card: 'german 2-4-7', broken: true });
  expect(unit(match, 'u3')).toMatchObject({ card: 'german 4-6-7', broken: true });
});

test('[aslsk 1.2.1.c, 3.1.a, 3.1.m] a unit is tried once, by itself or by a leader; a leader tries for all with him', () => {
  const units = [`german 8-0 ${C4}`, `german 4-6-7 ${C4} broken`, `german 4-6-7 ${C4} broken`];
  const match = rally({ units }, '6,5 6,5 1,2');
  play(match, 'german', 'self-rally u2');
  expect(match.offered('german')).toEqual(['rally u3 u1', 'done']);
  const all = rally({ units }, '6,5 1,2');
  play(all, 'german', 'done', 'rally u2 u1');
  expect(all.offered('german')).toEqual(['rally u3 u1', 'done']);
});

test('[aslsk 2.0.GoodOrder, 3.8.t] in melee nobody rallies and no leader helps', () => {
  const units = [`german 8-0 ${C4}`, `german 4-6-7 ${C4} broken desperate`, `russian 4-4-7 ${C4}`];
  expect(isOver(rally({ units, melees: [C4] }))).toBe(true);
});

test('[aslsk 3.1.a, 3.1.c, 3.1.g] the steps go in order, and in each the attacker is first', () => {
  const position = {
    units: [`german 9-1 ${C4} broken`, `german 4-6-7 ${C4}`, 'russian 4-4-7 K9', 'russian 8-0 K9 broken'],
    weapons: [`german LMG ${C4}`, 'russian LMG K9'],
  } as const;
  const match = rally(position);
  const asked: string[] = [];
  while (match.choices[0]) {
    const { by, id } = match.choices[0];
    asked.push(`${by} ${id}`);
    play(match, by, 'done');
  }
  expect(asked).toEqual(['german recover', 'russian recover', 'german self-rally', 'russian self-rally']);
});

test('[aslsk 3.1.b] the attacker’s reinforcements of the turn stand ready off the map', () => {
  const group = { elr: 3, units: {}, enter: { turn: 1, along: ['1:A1'] } };
  const groups = [
    { id: 'german', side: 'german', ...group },
    { id: 'russian', side: 'russian', ...group },
  ];
  const match = rally({ units: [`german 4-6-7 ${C4}`], scenario: { groups } });
  const said = match.journal.all().filter(entry => entry.is === 'say' && entry.cite === '3.1.b');
  expect(said).toMatchObject([{ text: 'Reinforcements stand ready off the map: german' }]);
});

test('[aslsk 3.1.o] desperation ends with the phase unless an enemy is next to the unit; in the open it may stay', () => {
  const position = {
    hexes: { '1:G5': 'woods' },
    units: [
      `german 4-6-7 ${C4} broken desperate`,
      'russian 4-4-7 C5',
      'german 4-6-7 G5 broken desperate',
      'german 4-6-7 I2 broken desperate',
      'german 4-6-7 J2 broken desperate',
    ],
  } as const;
  const match = rally(position);
  play(match, 'german', 'done');
  expect(match.offered('german')).toEqual(['stay-desperate u4', 'stay-desperate u5', 'done']);
  play(match, 'german', 'stay-desperate u5', 'done');
  expect(isOver(match)).toBe(true);
  expect(match.state.units.filter(each => each.desperate).map(({ id }) => id)).toEqual(['u1', 'u5']);
});

const inspired = { units: [`german 4-6-7 ${C4} broken`, `german 9-1 ${D4} broken`] } as const;

test('[aslsk 5.3.a] an original 2 in the first self-rally of the phase may bring forth a leader, by the broken morale', () => {
  const match = rally(inspired, '1,1 4');
  play(match, 'german', 'self-rally u1');
  expect(match.offered('german')).toEqual(['promote', 'pass']);
  // 4 with -1 for Germans and +1 because it was broken: a 7-0. Unbroken it would have been an 8-0.
  play(match, 'german', 'promote');
  expect(unit(match, 'u3')).toEqual({
    id: 'u3',
    side: 'german',
    card: 'german 7-0',
    group: 'german',
    at: C4,
  });
  expect(unit(match, 'u1')).not.toHaveProperty('broken');
});

test('[aslsk 5.3.a] not a later self-rally, not a leader’s, and nobody has to', () => {
  const later = rally(inspired, '6,5 1,1');
  play(later, 'german', 'self-rally u2', 'self-rally u1');
  expect(later.choiceOf('german')?.id).not.toBe('promote');
  const leader = rally(inspired, '1,1');
  play(leader, 'german', 'self-rally u2');
  expect(leader.choiceOf('german')?.id).toBe('self-rally');
  const modest = rally(inspired, '1,1');
  play(modest, 'german', 'self-rally u1', 'pass');
  expect(modest.state.units).toHaveLength(2);
});

test('[aslsk 3.1.k] nor does he rally them if he does not try for himself', () => {
  const idle = rally({ units: [`german 9-1 ${C4} broken`, `german 4-6-7 ${C4} broken`] });
  play(idle, 'german', 'done');
  expect(isOver(idle)).toBe(true);
});

test('[aslsk 3.1.i] only a leader in its own hex rallies a unit; both sides may, the attacker first', () => {
  const match = rally(
    {
      units: [
        `german 9-1 ${D4}`,
        `german 4-6-7 ${C4} broken`,
        `german 4-6-7 ${D4} broken`,
        'russian 9-1 K9',
        'russian 4-4-7 K9 broken',
      ],
    },
    [],
  );
  play(match, 'german', 'done');
  expect(match.offered('german')).toEqual(['rally u3 u1', 'done']);
  play(match, 'german', 'done');
  expect(match.offered('russian')).toEqual(['rally u5 u4', 'done']);
});

test('[aslsk 3.1.j] neither brush nor open ground makes a rally easier', () => {
  const drm = (hexes: Parameters<typeof worldOf>[0]['hexes']) => {
    const position = { units: [`german 4-6-7 ${C4} broken`], ...(hexes && { hexes }) } as const;
    const match = rally(position);
    const unitOfIt = unitById(match.state, 'u1');
    return rallyModifiers({ world: worldOf(position), view: match.state, unit: unitOfIt, leader: undefined })
      .value;
  };
  expect([drm({ '1:C4': 'brush' }), drm(undefined), drm({ '1:C4': 'woods' })]).toEqual([1, 1, 0]);
});

test('[aslsk 3.1.l] a 12 in self-rally costs as much: a squad loses half, a leader is wounded', () => {
  const match = rally({ units: [`german 4-6-7 ${C4} broken`, `german 9-1 ${D4} broken`] }, '6,6 6,6 1');
  play(match, 'german', 'self-rally u1', 'self-rally u2');
  expect(unit(match, 'u1')).toMatchObject({ card: 'german 2-4-7', broken: true });
  expect(unit(match, 'u2')).toMatchObject({ wounded: true, broken: true });
});

test('[aslsk 2.0.KEU, 3.1.o] who is under a ? keeps nobody desperate, however near; a house lets nobody stay so', () => {
  const beside = (enemy: string) => {
    const match = rally({
      hexes: { '1:C4': 'stone building' },
      units: [`german 4-6-7 ${C4} broken desperate`, `russian 4-4-7 C5 ${enemy}`],
      scenario: { rules: ['concealment'] },
    });
    while (match.choices[0]) play(match, match.choices[0].by, 'done');
    return unit(match, 'u1').desperate;
  };
  expect([beside(''), beside('concealed')]).toEqual([true, undefined]);
});
