/** What units do under a ? out of sight tells of them without showing them (8.3.2.a). */
import { expect, test } from 'vitest';
import { type Dice, type Position, play, skirmish, unit } from '../testing/bench.ts';

/** Germans in D5 under a ?, and a wall before the only Russians who could look. */
const UNWATCHED: Position = {
  scenario: { rules: ['concealment'] },
  attacker: 'german',
  hexes: {
    '1:D6': 'stone building',
    '1:D5': 'wooden building',
    '1:C6': 'stone building',
    '1:E6': 'stone building',
  },
  units: [],
};
const SQUAD = 'german 4-6-7 D5 concealed';
const LEADER = 'german 8-1 D5 concealed';
const RUSSIAN = 'russian 4-4-7 D8';

test.each<{
  what: string;
  cite: string;
  position: Partial<Position>;
  acts: readonly string[];
  dice: Dice;
}>([
  {
    what: 'a leader who rallies others',
    cite: '3.1.i',
    position: { phase: 'rally', units: [LEADER, 'german 4-6-7 D5 broken desperate', RUSSIAN] },
    acts: ['done', 'done', 'done', 'done', 'rally u2 u1'],
    dice: '6,5',
  },
  {
    what: 'the recovery of a weapon',
    cite: '3.1.c',
    position: { phase: 'rally', units: [SQUAD, RUSSIAN], weapons: ['german LMG D5'] },
    acts: ['recover u1 w1'],
    dice: '6',
  },
  {
    what: 'the same on the move',
    cite: '3.3.1.l',
    position: { phase: 'movement', units: [SQUAD, RUSSIAN], weapons: ['german LMG D5'] },
    acts: ['move u1', 'pick-up u1 w1'],
    dice: '6',
  },
  {
    what: 'a demolition charge',
    cite: '4.3.d',
    position: {
      phase: 'movement',
      units: [SQUAD, 'russian 4-4-7 D4 broken desperate'],
      weapons: ['german DC of u1'],
    },
    acts: ['move u1', 'place-charge w1 1:D4'],
    dice: [],
  },
  {
    what: 'nerve before a vehicle',
    cite: '3.7.c',
    position: { phase: 'advance', units: [SQUAD, RUSSIAN], vehicles: ['russian T-34/85 D4 stunned'] },
    acts: ['advance u1 1:D4'],
    dice: '6,6',
  },
  {
    what: 'company for those who could not go alone',
    cite: '3.7.b',
    position: {
      phase: 'advance',
      units: [SQUAD, LEADER, RUSSIAN],
      hexes: { ...UNWATCHED.hexes, '1:D4': 'woods' },
      weapons: ['german HMG of u1', 'german LMG of u1'],
    },
    acts: ['advance u2 1:D4'],
    dice: [],
  },
])('[aslsk 8.3.2.a] under a ? $what is noticed, and not who it is', ({ cite, position, acts, dice }) => {
  const match = skirmish({ ...UNWATCHED, ...position } as Position, dice);
  play(match, 'german', ...acts);
  const heard = match.journal.as('russian').flatMap(entry => (entry.is === 'reveal' ? [entry] : []));
  expect(heard.map(each => each.cite)).toEqual([cite]);
  expect(heard[0]?.text).toContain('1:D5');
  expect(unit(match, 'u1').concealed).toBe(true);
});
