/** Rule by rule: a position, the dice, and what must come of it. Titles name the rules that a test proves. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Match, quickDice, Random } from '../../engine/index.ts';
import { holdVerbs, rulesIn } from '../kit/testing/hold-verbs.ts';
import { rulebook } from './index.ts';
import { SCENARIOS } from './scenario/content.ts';
import type { State } from './state.ts';
import { say, skirmish } from './testing/bench.ts';
import type { World } from './world.ts';

const [attacker, defender] = ['american', 'german'];
const setup = { scenario: SCENARIOS[0]?.id ?? '', options: {} };
const unit = (match: Match<State, World>, id: string) => match.state.units.find(each => each.id === id);
const reasons = (match: Match<State, World>, piece: string) =>
  match.whyNot(attacker, { piece }).map(({ cite, why }) => `${why} (${cite})`);

/** Two squads three hexes apart on open ground, and one more that is out of the way. */
const FACING = [
  { side: attacker, at: '1:M6' },
  { side: defender, at: '1:O7' },
  { side: defender, at: '1:V2' },
] as const;

test('[example 1.1] the first side sets up in its area, then the other; all squads, one a hex', () => {
  const match = Match.begin(rulebook, setup, { dice: quickDice(new Random(1)) });
  expect(match.choiceOf(defender)?.id).toBe('set-up');
  expect(match.choiceOf(attacker)).toBeUndefined();
  expect(match.answer(defender, 'place u1 1:K5').ok).toBe(false);
  say(match, defender, 'place u1 1:O6');
  expect(match.offered(defender)).not.toContain('place u2 1:O6');
  expect(match.answer(defender, 'done')).toMatchObject({
    problem: expect.stringContaining('there are squads to be set up (1.1)'),
  });
  say(match, defender, 'place u2 1:P5', 'place u3 1:P3', 'done');
  expect(match.choiceOf(attacker)?.id).toBe('set-up');
});

test('[example 2.1] both sides rally, fire and move in turn, and a squad fires or moves', () => {
  const match = skirmish({ units: FACING, phase: 'fire' }, [6, 6], [6, 6]);
  say(match, attacker, 'fire u1 u2');
  // He has fired, and so has nobody to move: it is the other side's turn.
  expect([match.state.active, match.state.turn, match.choices[0]?.id]).toEqual([defender, 1, 'fire']);
  say(match, defender, 'fire u2 u1', 'done');
  expect([match.state.active, match.state.turn]).toEqual([attacker, 2]);
});

test('[example 3.1] a squad fires at an enemy in range and in sight', () => {
  const far = skirmish({ units: [FACING[0], { side: defender, at: '1:V2' }], phase: 'fire' });
  expect(far.choices[0]?.id).toBe('movement');
  const match = skirmish({ units: FACING, phase: 'fire' });
  expect(match.offered(attacker)).toEqual(['fire u1 u2', 'done']);
  expect(match.answer(attacker, 'fire u1 u3')).toMatchObject({
    problem: expect.stringContaining('it is out of range (3.1)'),
  });
  // The inn stands in between.
  const hidden = skirmish({
    units: [{ side: attacker, at: '1:N5' }, { side: defender, at: '1:R5' }, FACING[1]],
    phase: 'fire',
  });
  expect(hidden.answer(attacker, 'fire u1 u2')).toMatchObject({
    problem: expect.stringContaining('it is out of sight (3.1)'),
  });
});

test.each([
  ['open ground, 2 hexes: 8', '1:O7', [4, 4], true],
  ['open ground, 2 hexes: not 9', '1:O7', [4, 5], false],
  ['a building, 2 hexes: 6', '1:O6', [3, 3], true],
  ['a building, 2 hexes: not 7', '1:O6', [3, 4], false],
] as const)('[example 3.2, 3.3] the range and the cover make the number: %s', (_, at, dice, hits) => {
  const match = skirmish({ units: [FACING[0], { side: defender, at }], phase: 'fire' }, dice, [1]);
  say(match, attacker, 'fire u1 u2');
  expect(unit(match, 'u2')?.shaken ?? false).toBe(hits);
});

test('[example 3.4] a hit shakes; a shaken squad does nothing, and a second hit eliminates it', () => {
  const shaken = { side: attacker, at: '1:M7', shaken: true } as const;
  const idle = skirmish({ units: [...FACING, shaken], phase: 'movement' });
  expect(idle.offered(attacker)).toEqual(['move u1', 'done']);
  expect(reasons(idle, 'u4')).toEqual(['it is shaken (3.4)']);
  const target = { side: defender, at: '1:O7', shaken: true } as const;
  const match = skirmish({ units: [FACING[0], target, FACING[2]], phase: 'fire' }, [1, 1]);
  say(match, attacker, 'fire u1 u2');
  expect(unit(match, 'u2')).toMatchObject({ lost: true });
  expect(unit(match, 'u2')?.at).toBeUndefined();
});

test('[example 4.1] a squad moves as many hexes as its counter says, or fewer', () => {
  const match = skirmish({
    units: [{ side: attacker, at: '1:L5', card: 'scouts' }, FACING[1]],
    phase: 'movement',
  });
  say(match, attacker, 'move u1', 'step 1:L4', 'step 1:L3', 'step 1:L2');
  expect(unit(match, 'u1')?.at).toBe('1:L2');
  expect(match.state.active).toBe(defender);
  const halted = skirmish({ units: FACING, phase: 'movement' });
  say(halted, attacker, 'move u1', 'step 1:M5', 'done');
  expect([unit(halted, 'u1')?.at, halted.state.active]).toEqual(['1:M5', defender]);
});

test('[example 4.2] nobody enters a hex with somebody in it', () => {
  const friend = { side: attacker, at: '1:M5' } as const;
  const match = skirmish({ units: [...FACING, friend], phase: 'movement' });
  say(match, attacker, 'move u1');
  expect(match.offered(attacker)).not.toContain('step 1:M5');
  expect(match.whyNot(attacker, { place: '1:M5' })).toMatchObject([
    { cite: '4.2', why: 'somebody is there' },
  ]);
});

test.each([
  [3, true],
  [4, undefined],
] as const)('[example 5.1] a shaken squad throws a die at the beginning of its turn: %i', (die, shaken) => {
  const match = skirmish({ units: [{ side: attacker, at: '1:L5', shaken: true }, FACING[2]] }, [die]);
  expect(unit(match, 'u1')?.shaken).toBe(shaken);
  // Either way it has acted.
  expect(match.state.active).toBe(defender);
});

test.each([
  ['one goal is not enough', ['1:O6', '1:L1'], defender],
  ['two are', ['1:O6', '1:P5'], attacker],
] as const)('[example 6.1] after the last turn the goals are counted: %s', (_, [first, second], winner) => {
  const match = skirmish({
    turn: SCENARIOS[0]?.turns ?? 0,
    active: defender,
    phase: 'movement',
    units: [{ side: attacker, at: first }, { side: attacker, at: second }, FACING[2]],
  });
  expect(match.outcome).toBeUndefined();
  say(match, defender, 'done');
  expect(match.outcome).toMatchObject({ winner, cite: '6.1' });
});

test('[example 6.2] who has no squad left has lost', () => {
  const target = { side: defender, at: '1:O7', shaken: true } as const;
  const match = skirmish({ units: [FACING[0], target], phase: 'fire' }, [1, 1]);
  say(match, attacker, 'fire u1 u2');
  expect(match.outcome).toMatchObject({ winner: attacker, cite: '6.2' });
});

const FOLDER = 'content/scenarios/example';

test.each(readdirSync(FOLDER))('%s is a sound scenario', name => {
  expect(rulebook.scenarioProblems?.(readFileSync(`${FOLDER}/${name}`, 'utf8'), name)).toEqual([]);
});

holdVerbs(rulebook, rulesIn(new URL('.', import.meta.url)));
