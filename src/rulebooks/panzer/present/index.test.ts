import { holdPresentation } from '../../kit/testing/hold-presentation.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { toursOf } from '../../kit/testing/tour.ts';
import { panzer } from '../index.ts';

/** Commands take long to write: only then do the sides come to blows. */
const { tour } = toursOf(panzer, { most: 6_000 });

holdPresentation({
  book: panzer,
  rules: rulesIn(new URL('..', import.meta.url)),
  tours: [
    [
      'tracks in the gravel',
      look => {
        for (const seed of [1, 3, 5]) tour({ scenario: 'tracks-in-the-gravel', options: {} }, seed, look);
      },
    ],
  ],
  tour: id => look => void tour({ scenario: id, options: {} }, 2, look),
  pieces: ({ units, aircraft }) =>
    units.filter(({ lost }) => lost === undefined).length + aircraft.filter(({ gone }) => !gone).length,
  waiting: ({ units }) => units.filter(({ at, lost }) => at === undefined && lost === undefined).length,
  // Batteries and aircraft have phases of their own where there are any.
  phases: id =>
    id === 'the-pass-below-the-minaret'
      ? 'Spot Cmd Init Ind Fire OW Ass Move Bat Rec Adj'
      : id === 'cork-in-the-gap'
        ? 'Spot Cmd Init Air Ind Fire OW Ass Move Air Bat Rec Adj'
        : 'Spot Cmd Init Fire OW Ass Move Rec Adj',
});
