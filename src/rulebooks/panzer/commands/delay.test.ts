/** Delayed reaction (7.48). */
import { expect, test } from 'vitest';
import type { OptionId } from '../scenario/options.ts';
import { offers, type Position, play, refusals, skirmish, unit } from '../testing/bench.ts';

const camp = (more: Partial<Omit<Position, 'units'>> = {}, alarmed?: number): Position => ({
  phase: 'command',
  first: 'italian',
  turn: 5,
  size: [5, 48],
  options: ['7.48'],
  platoons: { italian: { delayed: true } },
  ...more,
  units: [
    { card: 'm13-40', at: '1:C1', facing: 3, ...(alarmed !== undefined && { alarmed }) },
    { card: 'crusader-i', at: '1:C45', facing: 0, command: 'MOVE' },
  ],
});

test('[panzer 7.48] sighted in turn 5, he may be told to move from turn 6 on (E-020)', () => {
  const told = (turn: number, alarmed?: number, options: readonly OptionId[] = ['7.48']) =>
    refusals(skirmish(camp({ turn, options }, alarmed)), 'italian', 'command u1 MOVE');
  expect([told(5), told(5, 5), told(6, 5)]).toEqual([['7.48'], ['7.48'], []]);
  expect(told(5, undefined, [])).toEqual([]);
  expect(refusals(skirmish(camp({ platoons: {} })), 'italian', 'command u1 FIRE')).toEqual([]);
  expect(offers(skirmish(camp()), 'italian', 'command')).toEqual([]);
});

test('[panzer 7.48] an enemy who comes into sight alarms him, on the move or in the Spotting Phase', () => {
  const match = skirmish(camp({ phase: 'movement' }));
  play(match, 'british', 'move u2', 'step 1:C44', 'step 1:C43', 'step 1:C42');
  expect(unit(match, 'u1').alarmed).toBeUndefined();
  play(match, 'british', 'step 1:C41');
  expect(unit(match, 'u1').alarmed).toBe(5);
  const still = (row: number) => {
    const position = camp({ phase: 'spotting' });
    const [italian, briton] = position.units;
    if (!italian || !briton) throw new Error('two units');
    return unit(skirmish({ ...position, units: [italian, { ...briton, at: `1:C${row}` as '1:C1' }] }), 'u1')
      .alarmed;
  };
  expect([still(21), still(22)]).toEqual([5, undefined]);
});
