import { describe } from 'vitest';
import { clone } from '../../../engine/index.ts';
import { holdVerbs, rulesIn } from '../../kit/testing/hold-verbs.ts';
import { starterKit } from '../index.ts';
import { CROWD, TANKS } from '../present/test-tour.ts';
import type { State } from '../state.ts';
import { type Position, skirmish } from './bench.ts';

/** A leader and his men before two posts of the enemy; one carries too much, and one is wounded. */
const CHARGE: Position = {
  phase: 'japanese movement',
  turns: 3,
  scenario: { rules: ['pacific'] },
  hexes: { E5: 'grain', E4: 'brush' },
  units: [
    'japanese 9-0 G4',
    'japanese 8-0 F5 wounded',
    ...(['1:E6', '1:F3', '1:F4', '1:F5', '1:F6', '1:G5'] as const).map(at => `japanese 4-4-7 ${at}`),
    'american 7-6-8 C5',
    'american 8-1 C5',
    'american 6-6-8 G7',
  ],
  weapons: ['japanese HMG of u3'],
};

/** Games in which what a scenario may never come to happens at every turn. */
describe.each<[string, Position]>([
  ['a crowd with tanks in it', { ...CROWD, ...TANKS }],
  ['men about to charge', CHARGE],
])('%s', (_, position) => {
  const { world, state } = skirmish(position);
  const book = { ...starterKit, world: () => world, begin: () => clone<State>(state) };
  holdVerbs(book, rulesIn(new URL('..', import.meta.url)), [{ id: 'test' }]);
});
