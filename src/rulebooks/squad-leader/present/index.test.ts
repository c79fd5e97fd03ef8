import { holdPresentation } from '../../kit/testing/hold-presentation.ts';
import { rulesIn } from '../../kit/testing/hold-verbs.ts';
import { toursOf } from '../../kit/testing/tour.ts';
import { squadLeader } from '../index.ts';

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
