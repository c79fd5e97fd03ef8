import { expect, test } from 'vitest';
import { type Position, play, skirmish, unitTold } from '../../testing/bench.ts';
import { isFit, sceneOf, textsIn } from '../test-tour.ts';
import { actCard } from './card.ts';

const J2 = '1:J2' as const;
const POSITION: Position = {
  phase: 'russian close-combat',
  units: [`russian 4-4-7 ${J2}`, `russian 8-1 ${J2}`, 'german 4-6-7 A1'],
  vehicles: [`german Panther ${J2} crewExposed motion`],
};

test('the card of an attack on a tank has the value, the modifiers and what each roll does', () => {
  const match = skirmish(POSITION);
  play(match, 'russian', 'stack u2 u1', 'attack u1');
  const card = actCard(sceneOf(match), { verb: 'engage', vehicle: 'v1' });
  expect(card?.title).toBe('Close combat of 4-4-7 A and 8-1 B with Panther');
  expect(card?.parts.map(({ tally }) => tally.value)).toEqual([6, 0]);
  expect(card?.rolls?.[0]?.falls.map(({ result }) => result)).toEqual([
    ...Array(4).fill('destroyed'),
    'immobilized',
    ...Array(5).fill('nothing'),
    'nothing, casualties',
  ]);
});

test('so has the card of reaction fire', () => {
  const match = skirmish({
    ...POSITION,
    phase: 'german movement',
    units: POSITION.units.map(each => ({ ...unitTold(each), fired: 'first' as const })),
    doing: [{ is: 'reaction', side: 'russian', vehicle: 'v1', spent: 1, earlier: {} }],
  });
  const card = actCard(sceneOf(match), { verb: 'react', units: ['u1'] });
  // Its value and modifiers; then the check of its nerve, with a leader at hand.
  expect(card?.parts.map(({ tally }) => tally.value)).toEqual([4, 1, 7, -1]);
  expect(textsIn(card?.parts.map(({ title, reads }) => [title, reads])).every(isFit)).toBe(true);
});

test('whatever a tank does where fire lies tells what that fire may do to its crew, until it has struck', () => {
  const match = skirmish(
    {
      phase: 'german movement',
      units: ['russian 4-4-7 M10 broken'],
      vehicles: ['german Panther C4 facing 0 crewExposed'],
      residual: [{ at: '1:C4', firepower: 4 }],
    },
    '6,5',
  );
  play(match, 'german', 'drive v1');
  const tells = () =>
    (['start', 'delay', 'stop', 'done'] as const).map(verb => actCard(sceneOf(match), { verb })?.rolls);
  expect(tells().map(rolls => rolls?.length)).toEqual([1, 1, 1, undefined]);
  play(match, 'german', 'delay');
  expect(tells().map(rolls => rolls?.length)).toEqual([undefined, undefined, undefined, undefined]);
});
