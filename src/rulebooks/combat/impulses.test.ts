import { expect, test } from 'vitest';
import { offers, type Position, play, skirmish, unit } from './testing/bench.ts';

/** Too far from one another to fire. */
const FACING: Position = { units: ['german 6-6 D2', 'american 7-6 D20'], size: [13, 22] };

test('[combat 4.4.4, 4.4.6, 4.2.2a] E-005 impulses come in turns, and Defensive Fire uses none', () => {
  const match = skirmish({ units: ['german 6-6 D2', 'american 7-6 D6'] }, '9,5');
  play(match, 'german', 'move u1 cautious', 'step u1 1:D3');
  play(match, 'american', 'fire u2 1:D3', 'shoot', 'pass');
  play(match, 'german', 'done');
  expect(match.choices.map(({ by, id }) => `${by} ${id}`)).toEqual(['american impulse']);
});

test('[combat 4.4.5.a, 4.4.5.b] E-008 two passes of each in a row end the phase; whoever acts begins the count again', () => {
  const match = skirmish(FACING, '3 4');
  const pass = (...sides: string[]) => {
    for (const side of sides) play(match, side, 'pass');
  };
  pass('german', 'american');
  play(match, 'german', 'move u1 crawl', 'step u1 1:D3');
  pass('american', 'german', 'american');
  expect(match.state.turn).toBe(1);
  pass('german');
  expect(match.state.turn).toBe(2);
});

test('[combat 4.4.5.b] the phase ends at once if both agree; who acts takes it back', () => {
  const match = skirmish(FACING, '3 4');
  play(match, 'german', 'offer-end');
  play(match, 'american', 'move u2 crawl', 'step u2 1:D19');
  play(match, 'german', 'offer-end');
  expect(match.state.turn).toBe(1);
  play(match, 'american', 'offer-end');
  expect(match.state.turn).toBe(2);
});

test('[combat 4.4.3.b, QS.2] E-009 a side may open with several impulses; a pass forfeits the rest', () => {
  const opening: Position = {
    ...FACING,
    units: ['german 6-6 D2', 'german 6-6 D1', 'american 7-6 D20'],
    inHand: 3,
  };
  const match = skirmish(opening);
  play(match, 'german', 'move u1 crawl', 'step u1 1:D3');
  expect(match.choices[0]?.by).toBe('german');
  play(match, 'german', 'pass');
  expect(match.choices[0]?.by).toBe('american');
});

test('[combat 4.4.3.b, 4.4.8.b] the scenario’s impulses are those of the first block of their turn alone', () => {
  const scenario = { openings: [{ turn: 1, side: 'german', impulses: 2 }] };
  const match = skirmish({
    ...FACING,
    units: ['german 6-6 D2', 'german 6-6 D1', 'german 6-6 E1', 'american 7-6 D20'],
    inHand: 0,
    opened: undefined as never,
    scenario,
  });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D3', 'move u2 crawl', 'step u2 1:D2');
  play(match, 'american', 'pass');
  play(match, 'german', 'move u3 crawl', 'step u3 1:E2');
  expect(match.choices[0]?.by).toBe('american');
});

test('[combat 4.4.8.a, 4.4.8.b] random impulses: half a die, rounded up, for each block; the scenario’s own replace the first', () => {
  const units = ['german 6-6 D2', 'german 6-6 D1', 'german 6-6 E1', 'american 7-6 D20'];
  const position = { ...FACING, units, inHand: 0, options: { randomImpulses: true } } as const;
  const match = skirmish(position, '3 1');
  play(match, 'german', 'move u1 crawl', 'step u1 1:D3', 'move u2 crawl', 'step u2 1:D2');
  expect(match.choices[0]?.by).toBe('american');
  const scenario = { openings: [{ turn: 1, side: 'german', impulses: 3 }] };
  const opened = skirmish({ ...position, opened: undefined as never, scenario }, '1');
  play(
    opened,
    'german',
    'move u1 crawl',
    'step u1 1:D3',
    'move u2 crawl',
    'step u2 1:D2',
    'move u3 crawl',
    'step u3 1:E2',
  );
  expect(opened.choices[0]?.by).toBe('american');
  expect(opened.state.inHand).toBe(1);
});

const COMMAND: Position = { ...FACING, phase: 'command', inHand: 0 };

test('[combat 4.2.1c] E-006, E-007 the higher die has the initiative, 0 is ten, and a tie leaves it where it was', () => {
  const holder = (dice: string, initiative: string) =>
    skirmish({ ...COMMAND, initiative }, dice).state.initiative;
  expect(holder('10 4', 'american')).toBe('german');
  expect(holder('4 10', 'german')).toBe('american');
  expect(holder('6 6', 'american')).toBe('american');
});

test('[combat 4.4.3.a] who has the initiative goes first or second', () => {
  const first = skirmish(COMMAND, '9 1');
  play(first, 'german', 'first');
  expect(first.choices[0]?.by).toBe('german');
  const second = skirmish(COMMAND, '9 1');
  play(second, 'german', 'second');
  expect(second.choices[0]?.by).toBe('american');
});

test('[combat 4.1.2, 4.2.3a, 4.2.3b, 4.5.1, 4.5.2] E-010 at the end of a turn markers of fire and movement go, yellow ones stay', () => {
  const match = skirmish(
    {
      units: [
        'german 6-6 D2 moved assault halfFired',
        'german MG 42 D1 fired 2',
        'german 6-6 E1 morale pinned',
        'american 7-6 D20',
      ],
      size: [13, 22],
      passes: 3,
    },
    '3 4',
  );
  play(match, 'german', 'pass');
  expect(match.state).toMatchObject({ turn: 2, phase: 'command', passes: 0 });
  expect(unit(match, 'u1')).not.toHaveProperty('moved');
  expect(unit(match, 'u1')).not.toHaveProperty('halfFired');
  expect(unit(match, 'u2')).not.toHaveProperty('fired');
  expect(unit(match, 'u3').morale).toBe('pinned');
});

test('[combat 4.4.2, 4.4.7] a unit moves once a turn, and nobody must do anything', () => {
  const match = skirmish({ ...FACING, inHand: 2 });
  play(match, 'german', 'move u1 crawl', 'step u1 1:D3');
  expect(offers(match, 'german', 'move')).toEqual([]);
  expect(offers(match, 'german', 'pass')).toEqual(['pass']);
});
