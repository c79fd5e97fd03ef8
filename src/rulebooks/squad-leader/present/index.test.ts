import { expect, test } from 'vitest';
import { holdPresentation } from '../../kit/testing/hold-presentation.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { toursOf } from '../../kit/testing/tour.ts';
import { squadLeader } from '../index.ts';
import { play, skirmish } from '../testing/bench.ts';
import { presentation } from './index.ts';

const { tour } = toursOf(squadLeader);

holdPresentation({
  book: squadLeader,
  rules: rulesIn(new URL('..', import.meta.url)),
  tours: [['the square', look => void tour({ scenario: 'ninth-of-january-square', options: {} }, 3, look)]],
  tour: id => look => void tour({ scenario: id, options: {} }, 2, look),
  pieces: ({ units, weapons }) => units.length + weapons.length,
  waiting: ({ units }, { scenario }) => {
    const isToEnter = (group: string) => scenario.groups.some(({ id, enter }) => id === group && enter);
    return units.filter(({ at, group }) => at === undefined && !isToEnter(group)).length;
  },
  phases: 'RPh PFPh MPh DFPh AFPh RtPh APh CCPh',
});

test('of a stack on its way only those are told of who are still there', () => {
  const match = skirmish({
    phase: 'movement',
    units: [
      { card: 'german 4-6-7', at: '1:D4' },
      { card: 'german 4-6-7', at: '1:D4' },
      { card: 'russian 4-4-7', at: '1:L9' },
    ],
  });
  play(match, 'german', 'move u1', 'with u2');
  const { state, world } = match;
  const fallen = { ...state, units: state.units.filter(({ id }) => id !== 'u2') };
  const texts = presentation.tabletop(fallen, undefined, world).status.map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/^4-6-7 A: 0 MF spent, 4 left$/));
});
