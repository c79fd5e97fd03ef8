import { expect, test } from 'vitest';
import { type Position, play, skirmish, unit } from './testing/bench.ts';

const units = ['german 4-6-7 C4', 'german 4-6-7 A1 broken', 'russian 4-4-7 E4'] as const;

/** Plays on, both sides letting everything pass, and says who was asked what in which phase. */
function idle(position: Position): readonly string[] {
  const match = skirmish(position);
  const asked: string[] = [];
  for (let [choice] = match.choices; choice; [choice] = match.choices) {
    asked.push(`${match.state.phase}: ${choice.by} ${choice.id}`);
    const offered = match.offered(choice.by);
    play(match, choice.by, offered.find(act => act === 'done' || act === 'pass') ?? offered[0] ?? '');
  }
  expect(match.outcome).toBeDefined();
  return asked;
}

test('[aslsk 3.0.a, 3.9.a] a player turn goes through its phases and comes to the end of the scenario', () => {
  const position = {
    units,
    phase: 'german rally',
    turns: 1,
    scenario: { halfLast: true },
  } as const;
  expect(idle(position)).toEqual([
    'rally: german self-rally',
    'prep-fire: german prep-fire',
    'movement: german movement',
    'defensive-fire: russian final-fire',
    'advancing-fire: german advancing-fire',
    'advance: german advance',
  ]);
});

test('[aslsk 3.2.3.t] whoever comes next to a broken unit makes it desperate', () => {
  const position = {
    phase: 'german advance',
    units: [units[0], 'russian 4-4-7 C6 broken'],
  } as const;
  const match = skirmish(position);
  play(match, 'german', 'advance u1 1:C5');
  expect(unit(match, 'u2').desperate).toBe(true);
});

test('[aslsk 3.7.a, 3.8.a, 3.8.t] who advances into an enemy’s hex fights there, and is in melee if nobody falls', () => {
  const match = skirmish({ attacker: 'german', phase: 'advance', units: [units[0], 'russian 4-4-7 C5'] });
  play(match, 'german', 'advance u1 1:C5');
  expect(match.choiceOf('german')?.id).toBe('declare-combat');
  play(match, 'german', 'done');
  play(match, 'russian', 'done');
  expect(match.state.melees).toEqual(['1:C5']);
});
