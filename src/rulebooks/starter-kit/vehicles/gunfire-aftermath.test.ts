/** What the fire of a vehicle's guns leaves behind: residual firepower, jammed guns, a rate of fire (3.3.5, 6.8, 7.8). */
import { expect, test } from 'vitest';
import { type Dice, play, skirmish } from '../testing/bench.ts';
import { PANTHER, SQUADS, tank } from './test-tanks.ts';

/** A squad comes into H5 before the vehicle, which fires all that is named. */
function firedAtMover(vehicle: string, guns: readonly string[], dice: Dice) {
  const match = skirmish(
    { phase: 'movement', attacker: 'russian', units: ['russian 4-4-7 I5'], vehicles: [vehicle] },
    dice,
  );
  play(match, 'russian', 'move u1', 'step 1:H5');
  const [first, ...others] = guns;
  play(match, 'german', `ready v1.${first}`);
  if (first === 'MA') play(match, 'german', 'aim firepower');
  play(match, 'german', ...others.map(gun => `add v1.${gun}`), 'shoot');
  return match;
}

test('[aslsk 3.3.5.a, 7.8.a] first fire by the guns of a vehicle leaves half their column, by all that fired', () => {
  const dice = '5,6 1,1';
  expect(firedAtMover(PANTHER, ['CMG'], dice).state.residual).toEqual([{ at: '1:H5', firepower: 2 }]);
  const both = firedAtMover(PANTHER, ['CMG', 'BMG'], dice);
  expect(both.state.residual).toEqual([{ at: '1:H5', firepower: 4 }]);
  // In no other phase does it leave anything.
  const prep = skirmish(SQUADS, dice);
  play(prep, 'german', 'ready v1.CMG', 'at 1:H5', 'shoot');
  expect(prep.state.residual).toEqual([]);
});

test('[aslsk 3.3.5.b, 7.8.h] of two guns that a 12 would jam one does, by lot, and that one leaves nothing behind', () => {
  const alone = firedAtMover(PANTHER, ['CMG'], '6,6');
  expect(alone.state.residual).toEqual([]);
  const jammed = (lot: number) => firedAtMover(PANTHER, ['CMG', 'BMG'], `6,6 ${lot}`);
  expect(tank(jammed(1)).arms).toMatchObject({ CMG: { malfunctioned: true }, BMG: { fired: 'first' } });
  expect(tank(jammed(1)).arms?.BMG).not.toHaveProperty('malfunctioned');
  expect(tank(jammed(2)).arms?.CMG).not.toHaveProperty('malfunctioned');
  expect(tank(jammed(2)).arms).toMatchObject({ BMG: { malfunctioned: true } });
  expect(jammed(2).state.residual).toEqual([{ at: '1:H5', firepower: 2 }]);
});

const ARMOURED_CAR = 'german SdKfz 234/1 F5 facing 1 crewExposed';

test('[aslsk 6.8.b, 3.3.5.b] a main armament that fires like a machine gun keeps its rate of fire on a 1, and then leaves nothing', () => {
  const kept = firedAtMover(ARMOURED_CAR, ['MA', 'CMG'], '1,6 1,1');
  expect(tank(kept).arms).toEqual({ CMG: { fired: 'first' } });
  expect(kept.state.residual).toEqual([{ at: '1:H5', firepower: 2 }]);
  const lost = firedAtMover(ARMOURED_CAR, ['MA', 'CMG'], '2,5 1,1');
  expect(tank(lost).arms).toEqual({ MA: { fired: 'first' }, CMG: { fired: 'first' } });
  expect(lost.state.residual).toEqual([{ at: '1:H5', firepower: 4 }]);
});

test('[aslsk 3.2.5.a] what has fired in prep fire has fired, even if it kept its rate of fire to the end of the phase', () => {
  const match = skirmish({ ...SQUADS, vehicles: [ARMOURED_CAR] }, '1,6 1,1');
  play(match, 'german', 'ready v1.MA', 'at 1:H5', 'aim firepower', 'shoot');
  expect(tank(match).arms).toBeUndefined();
  while (match.state.phase === 'prep-fire' && match.choiceOf('german')) play(match, 'german', 'done');
  expect(tank(match).arms).toEqual({ MA: { fired: 'prep' } });
});
