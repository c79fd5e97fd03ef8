import { expect, test } from 'vitest';
import { enact, type Position } from '../testing/bench.ts';
import { desperationByEnemies } from './desperation.ts';

const broken = 'german 4-6-7 C4 broken';

/** Who is desperate once everybody has looked around. */
function desperate(position: Position): readonly string[] {
  const { match } = enact(position, [], function* (game) {
    desperationByEnemies(game);
  });
  return match.state.units.filter(unit => unit.desperate).map(({ id }) => id);
}

test('[aslsk 3.2.3.t] a broken unit beside a known enemy is desperate, even if he is broken himself', () => {
  expect(desperate({ units: [broken, 'russian 4-4-7 C5'] })).toEqual(['u1']);
  expect(desperate({ units: [broken, 'russian 4-4-7 C6'] })).toEqual([]);
  expect(desperate({ units: [broken, 'russian 4-4-7 C5 broken'] })).toEqual(['u1', 'u2']);
  expect(desperate({ units: [broken, 'russian 4-4-7 C4'], melees: ['1:C4'] })).toEqual(['u1']);
});

test('[aslsk 3.2.3.t] friends press nobody, and the unbroken are never desperate', () => {
  expect(desperate({ units: [broken, 'german 4-6-7 C5'] })).toEqual([]);
  expect(desperate({ units: ['german 4-6-7 C4', 'russian 4-4-7 C5'] })).toEqual([]);
});

test('[aslsk 3.2.3.t, 2.0.KEU] a vehicle of the enemy presses as his infantry does; a wreck, one’s own and those off the map do not', () => {
  const units = [broken, 'russian 4-4-7 H4'];
  const tank = 'russian T-34/85 C5';
  expect(desperate({ units, vehicles: [tank] })).toEqual(['u1']);
  expect(desperate({ units, vehicles: ['russian T-34/85 C6'] })).toEqual([]);
  expect(desperate({ units, vehicles: [`${tank} wreck`] })).toEqual([]);
  expect(desperate({ units, vehicles: ['german Panther C5'] })).toEqual([]);
  expect(desperate({ units: [broken, 'russian 4-4-7'] })).toEqual([]);
});
