/** Vehicles without a lid, from the first (7.13), and white phosphorus on those who look out (6.2). */
import { expect, test } from 'vitest';
import { Match, scriptedDice } from '../../../../engine/index.ts';
import { game } from '../../concealment/test-games.ts';
import { play, skirmish } from '../../testing/bench.ts';
import { vehicleById } from '../vehicles.ts';

test('[aslsk 7.13.a] what has no lid comes into the game with its crew exposed, all else with its hatches closed', () => {
  const { book, setup } = game(
    [],
    [
      {
        id: 'column',
        side: 'german',
        elr: 3,
        units: { 'german 4-6-7': 1 },
        vehicles: { 'german SdKfz 234/1': 1, 'german Panther': 1 },
        enter: { turn: 1, along: ['1:A1-A7'] },
      },
      { id: 'garrison', side: 'russian', elr: 3, units: { 'russian 4-4-7': 1 }, setUp: ['1:F1-I7'] },
    ],
    ['german', 'russian'],
  );
  const { state } = Match.begin(book, setup, { dice: scriptedDice([]) });
  expect(state.vehicles?.map(({ card, crewExposed }) => [card, crewExposed])).toEqual([
    ['german SdKfz 234/1', true],
    ['german Panther', undefined],
  ]);
});

test('[aslsk 6.2.wp] white phosphorus is a check for a crew that looks out, and nothing to one that does not', () => {
  const stunned = (crewExposed: boolean) => {
    const match = skirmish(
      {
        phase: 'american prep-fire',
        units: ['american 2-2-7 D8'],
        weapons: ['american M2A1 105mm ART of u1 facing 0'],
        vehicles: [{ card: 'german Panther', at: '1:D4', ...(crewExposed && { crewExposed }) }],
      },
      '1,2 5,6',
    );
    play(match, 'american', 'ready w1', 'load WP', 'at 1:D4', 'shoot');
    return vehicleById(match.state, 'v1').stunned !== undefined;
  };
  expect([stunned(true), stunned(false)]).toEqual([true, false]);
});
