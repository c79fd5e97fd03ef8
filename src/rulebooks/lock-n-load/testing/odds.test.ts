/** What the card of an act shows people: what becomes of each target, and apart from that of those who do it. */
import { expect, test } from 'vitest';
import { type Chances, chancesOf, comesTo, likelihood, odds, oddsAsSeen } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { actCard } from '../present/cards/card.ts';
import { sceneOf } from '../present/test-tour.ts';
import { type Position, play, skirmish } from './bench.ts';

function chancesIn(position: Position, before: readonly string[], text: string): Chances {
  const match = skirmish(position);
  play(match, 'german', ...before);
  const parsed = VERBS.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const act = parsed.value as BookAct;
  const card = actCard(sceneOf(match), act);
  if (card === undefined) throw new Error(`'${text}' has no card`);
  return chancesOf(oddsAsSeen(match.tryOut(), 'german', act), card);
}

const FIGHT = {
  units: ['german 1-6-4-5 C4', 'american 2-5-4-6 E4'],
  weapons: ['german MG34 of u1'],
  spotted: ['1:E4'],
} as const satisfies Position;

test('[lnl 7.0.b] the odds of laying smoke are those of the hex that it is laid in', () => {
  const { targets, exact } = chancesIn(FIGHT, ['activate 1:C4'], 'smoke u1 1:C5');
  expect([exact, targets.map(({ of, otherwise }) => [of, otherwise])]).toEqual([
    true,
    [['1:C5', 'no smoke']],
  ]);
  const {
    rows: [smoke],
    spared,
  } = targets[0] ?? { rows: [], spared: { chance: 0 } };
  expect(smoke).toMatchObject({ is: 'smoke', error: 0 });
  expect((smoke?.chance ?? 0) + spared.chance).toBeCloseTo(1);
  expect(smoke?.chance).toBeLessThan(1);
});

test('[lnl 1.6.2.a] a gun that jams is no effect on the target: both are told apart', () => {
  const { targets, doers } = chancesIn(FIGHT, ['activate 1:C4', 'ready u1', 'add w1'], 'shoot');
  expect(targets.map(({ of }) => of)).toEqual(['u2']);
  const { rows, spared } = targets[0] ?? { rows: [], spared: { chance: 0 } };
  expect(rows.reduce((sum, { chance }) => sum + chance, spared.chance)).toBeCloseTo(1);
  expect(rows.map(({ is }) => is)).not.toContain('jammed');
  // The dice match in one of six.
  expect(doers).toMatchObject([{ of: 'w1', rows: [{ is: 'jammed', chance: expect.closeTo(1 / 6) }] }]);
});

test('[lnl 8.0.h] who is struck down in a Melee is so before the round is over', () => {
  const melee: Position = {
    units: ['german 2-3-4-6 C4', 'american 2-5-4-6 C4', 'american 1-4-4-6 C4'],
    melees: [{ at: '1:C4' }],
  };
  const { targets } = chancesIn(melee, ['activate 1:C4', 'melee 1:C4', 'target u2'], 'strike');
  expect(targets).toMatchObject([
    { of: 'u2', otherwise: 'unhurt', rows: [{ is: 'struck down', chance: expect.closeTo(21 / 36) }] },
  ]);
});

/** The exact chance that an act of the Germans comes to this: nothing is hidden, and nothing is drawn at random. */
function chanceOf(position: Position, before: readonly string[], text: string, of: string, is: string) {
  const match = skirmish(position);
  play(match, 'german', ...before);
  const parsed = VERBS.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const found = odds(match.tryOut(), 'german', parsed.value);
  return likelihood(found, ending => comesTo(ending, { of, is })).chance;
}

test('[lnl 8.0.g, 1.2] two dice of six decide who is struck down in a Melee', () => {
  const melee: Position = {
    units: ['german 2-3-4-6 C4', 'american 2-5-4-6 C4', 'american 1-4-4-6 C4'],
    melees: [{ at: '1:C4' }],
  };
  const before = ['activate 1:C4', 'melee 1:C4', 'target u2'];
  expect(chanceOf(melee, before, 'strike', 'u2', 'struck down')).toBeCloseTo(21 / 36);
  expect(chanceOf(melee, before, 'strike', 'u3', 'struck down')).toBe(0);
});

test('[lnl 5.0.d, 5.0.e, 1.2] one die of six against another decides who must check', () => {
  const fight: Position = { units: ['german 1-6-4-5 C4', 'american 2-5-4-6 C7'] };
  // 1 and a die must be more than a die: of 36 pairs 21 do.
  expect(chanceOf(fight, ['activate 1:C4', 'ready u1'], 'shoot', 'u2', 'must check')).toBeCloseTo(21 / 36);
});

test('[lnl 14.1.e, 1.2] two dice of six decide whether ordnance hits', () => {
  const gun: Position = { units: ['german 75mm infantry gun D5 facing 0', 'american 2-5-4-6 D1'] };
  // 8 or less of two dice at this range.
  expect(chanceOf(gun, ['activate 1:D5', 'ready u1'], 'shoot', '1:D1', 'hit')).toBeCloseTo(26 / 36);
});

test('[lnl 7.0.b, 10.1.g, 1.2] one die of six decides on smoke', () => {
  const smoke = chanceOf(FIGHT, ['activate 1:C4'], 'smoke u1 1:C5', '1:C5', 'smoke');
  expect(smoke).toBeCloseTo(2 / 6);
});

test('[lnl 8.4.b] who falls to an ambush is struck down like others, and eliminated in the same moment', () => {
  const frame = { is: 'melee', at: '1:C4', attacker: 'german', stage: 'attack' } as const;
  const ambush: Position = {
    units: ['german 2-3-4-6 C4', 'american 2-5-4-6 C4', 'american 1-4-4-6 C4'],
    melees: [{ at: '1:C4' }],
    doing: [
      { is: 'impulse', side: 'german', groups: [], acted: true },
      { ...frame, ambushers: ['u1'], targets: ['u2'], fallen: [] },
    ],
  };
  // 3 times 3 against 2 is 4:1, and three is enough.
  for (const is of ['struck down', 'eliminated'])
    expect(chanceOf(ambush, [], 'strike', 'u2', is)).toBeCloseTo(35 / 36);
});
