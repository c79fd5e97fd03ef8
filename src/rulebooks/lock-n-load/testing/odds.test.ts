/** What the card of an act shows people: what becomes of each target, and apart from that of those who do it. */
import { expect, test } from 'vitest';
import { type Chances, chancesOf, oddsAsSeen } from '../../../engine/index.ts';
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
  units: [
    { card: 'german 1-6-4-5', at: '1:C4' },
    { card: 'american 2-5-4-6', at: '1:E4' },
  ],
  weapons: [{ card: 'german MG34', possessedBy: 'u1' }],
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
    units: [
      { card: 'german 2-3-4-6', at: '1:C4' },
      { card: 'american 2-5-4-6', at: '1:C4' },
      { card: 'american 1-4-4-6', at: '1:C4' },
    ],
    melees: [{ at: '1:C4' }],
  };
  const { targets } = chancesIn(melee, ['activate 1:C4', 'melee 1:C4', 'target u2'], 'strike');
  expect(targets).toMatchObject([
    { of: 'u2', otherwise: 'unhurt', rows: [{ is: 'struck down', chance: expect.closeTo(21 / 36) }] },
  ]);
});
