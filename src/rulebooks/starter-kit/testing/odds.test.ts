/** What the card of a shot shows people: what becomes of each target, and apart from that of those who fire. */
import { expect, test } from 'vitest';
import { type Chances, chancesOf, oddsAsSeen, type TargetFates } from '../../../engine/index.ts';
import { type BookAct, VERBS } from '../acts.ts';
import { actCard } from '../present/cards/card.ts';
import { sceneOf } from '../present/test-tour.ts';
import { type Position, play, skirmish } from './bench.ts';

/** What may come of an act, as its card shows it. */
function chancesIn(position: Position, before: readonly string[], text: string): Chances {
  const by = position.attacker ?? 'german';
  const match = skirmish(position);
  play(match, by, ...before);
  const parsed = VERBS.parse(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const act = parsed.value as BookAct;
  const card = actCard(sceneOf(match), act);
  if (card === undefined) throw new Error(`'${text}' has no card`);
  return chancesOf(oddsAsSeen(match.tryOut(), by, act), card);
}

/** `{ unhurt: 64, broken: 20 }` in percent. */
function percents(target: TargetFates | undefined): Readonly<Record<string, number>> {
  const rows = [{ is: target?.otherwise ?? '', chance: target?.spared.chance ?? 0 }, ...(target?.rows ?? [])];
  return Object.fromEntries(rows.map(({ is, chance }) => [is, Math.round(chance * 100)]));
}

const sum = (target: TargetFates | undefined): number =>
  (target?.spared.chance ?? 0) + (target?.rows.reduce((all, { chance }) => all + chance, 0) ?? 0);

const ENEMY = 'russian 4-4-7 H4';

test('[aslsk 3.3.1.j] the odds of smoke grenades are those of the place that the smoke is for', () => {
  const walking = (more: string) => ({
    phase: 'movement' as const,
    attacker: 'american',
    units: [`american 6-6-6 C4 ${more}`, 'german 4-6-7 M9'],
  });
  const { targets, exact } = chancesIn(walking(''), ['move u1'], 'smoke u1 1:C4');
  expect([exact, targets.map(({ of }) => of)]).toEqual([true, ['1:C4']]);
  expect(percents(targets[0])).toEqual({ smoke: 50, 'no smoke': 50 });
  // Exhausted men need one less.
  const tired = chancesIn(walking('exhausted'), ['move u1'], 'smoke u1 1:D4').targets[0];
  expect(percents(tired)).toEqual({ smoke: 33, 'no smoke': 67 });
});

test('[aslsk 3.3.1.k] that the thrower goes no farther is told of him, and not of the smoke', () => {
  const { doers, others } = chancesIn(
    { phase: 'movement', attacker: 'american', units: ['american 6-6-6 C4', 'german 4-6-7 M9'] },
    ['move u1'],
    'smoke u1 1:C4',
  );
  expect(doers.map(({ of, rows }) => [of, rows[0]?.is, rows[0]?.chance])).toEqual([
    ['u1', 'moves no farther', expect.closeTo(1 / 6)],
  ]);
  expect(others).toEqual([]);
});

test('[aslsk 6.2.b] the odds of a smoke shell: a hit, and shells to hit with', () => {
  const mortar: Position = {
    phase: 'prep-fire',
    attacker: 'british',
    date: { year: 1944, month: 7 },
    units: ['british 4-5-7 C4', ENEMY],
    weapons: ['british 51mm MTR of u1'],
  };
  const { targets, doers } = chancesIn(mortar, ['ready w1', 'at 1:H4', 'load smoke'], 'shoot');
  expect(targets.map(({ of }) => of)).toEqual(['1:H4']);
  const rows = percents(targets[0]);
  expect(Object.keys(rows)).toEqual(['no smoke', 'smoke']);
  expect(rows.smoke).toBeGreaterThan(30);
  expect(sum(targets[0])).toBeCloseTo(1);
  // Above its number there prove to be no such shells, whatever the dice would have hit.
  expect(doers.flatMap(each => each.rows.map(({ is }) => is)).join()).toContain('no more smoke');
});

test('[aslsk 1.2.4.1.a] keeping the rate of fire is no effect on the target: who is unhurt is told as unhurt', () => {
  const position: Position = {
    hexes: { '1:H4': 'stone building' },
    phase: 'prep-fire',
    attacker: 'german',
    units: ['german 4-6-7 C4', ENEMY],
    weapons: ['german MMG of u1'],
  };
  const { targets, doers, others } = chancesIn(position, ['ready w1', 'at 1:H4'], 'shoot');
  const target = targets.find(({ of }) => of === 'u2');
  expect(sum(target)).toBeCloseTo(1);
  expect(targets).toHaveLength(1);
  // Column 4, +3: NMC on a 2, which cowers, and on a 3; PTC on a 4 that is no double. A 7 passes either, but pins in the one.
  const hurt = (1 * 21 + 2 * 21 + 2 * 15) / 36 / 36;
  expect(target?.spared.chance).toBeCloseTo(1 - hurt);
  const [gun, squad] = doers;
  expect(gun).toMatchObject({
    of: 'w1',
    rows: [
      { is: 'keeps its rate of fire', chance: expect.closeTo(10 / 36) },
      { is: 'malfunctioned', chance: expect.closeTo(1 / 36) },
    ],
  });
  expect(squad).toMatchObject({ of: 'u1', rows: [{ is: 'cowers', chance: expect.closeTo(1 / 6) }] });
  expect(others).toEqual([]);
});

test('[aslsk 3.2.2.f] cowering is told of those who cower', () => {
  const position: Position = {
    phase: 'prep-fire',
    attacker: 'german',
    units: ['german 4-6-7 C4', 'german 9-1 C4', ENEMY],
  };
  const alone = chancesIn(position, ['ready u1', 'at 1:H4'], 'shoot');
  expect(alone.doers).toMatchObject([{ of: 'u1', rows: [{ is: 'cowers', chance: expect.closeTo(1 / 6) }] }]);
  const led = chancesIn(position, ['ready u1', 'at 1:H4', 'direct u2'], 'shoot');
  expect(led.doers).toEqual([]);
});
