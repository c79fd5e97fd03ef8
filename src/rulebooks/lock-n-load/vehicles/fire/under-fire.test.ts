import { expect, test } from 'vitest';
import { fireCard } from '../../fire/card.ts';
import {
  type Dice,
  isGone,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';

const SQUAD = 'german 1-6-4-5';

/** Far off and out of sight, so that the turn goes on. */
const STRAGGLERS = ['u8: american 2-5-4-6 M1 shaken', 'u9: german 1-6-4-5 A1'];

/** Germans in E8 fire at an American vehicle three hexes away, in the open. */
const begin = (target: string, dice: Dice = '', more: Partial<Position> = {}): TestMatch => {
  const { units = [`${SQUAD} E8`], hexes } = more;
  const match = skirmish(
    {
      vehicles: [`${target} E5`],
      ...more,
      hexes: { ...hexes, M1: 'woods' },
      units: [...units, ...STRAGGLERS],
    },
    dice,
  );
  play(match, 'german', 'activate 1:E8');
  return match;
};
const shot = (target: string, dice: Dice, more: Partial<Position> = {}, ready = 'u1') => {
  const match = begin(target, dice, more);
  play(match, 'german', `ready ${ready}`, 'shoot');
  return match;
};
const why = (match: TestMatch, act: object) =>
  match.whyNot('german', { act: act as never }).map(({ cite }) => cite);
const cardOf = ({ world, state }: TestMatch) => {
  const frame = state.doing.at(-1);
  return frame?.is === 'fire' ? fireCard(world, state, frame) : undefined;
};

test('[lnl 17.2.d, 17.2.b] the squad of the armor example shakes the open-topped M10', () => {
  // 5 + 3 against 3 + 1: four more; 4 + 4 is above Morale 6.
  const match = begin('american M10', '5,3 4', { weapons: ['german MG34 of u1'] });
  play(match, 'german', 'ready u1', 'add w1', 'shoot');
  expect(vehicle(match, 'v1').shaken).toBe(true);
  expect(unit(match, 'u1').fired).toBe(true);
});

test('[lnl 17.2.d] the lowest armor stands beside the shelter of the hex', () => {
  const match = begin('american M4A1', '', { hexes: { E5: 'brush' }, spotted: ['1:E5'] });
  play(match, 'german', 'ready u1');
  expect(cardOf(match)?.lines[0]).toMatchObject({ attack: 1, defence: 3 });
});

test('[lnl 17.2.b, 15.0.b] small arms fire at open vehicles and open-topped ones, not at buttoned armor', () => {
  expect(offers(begin('american M4A1'), 'german', 'ready')).toEqual(['ready u1']);
  const buttoned = begin('american M4A1 buttoned');
  expect(offers(buttoned, 'german', 'ready')).toEqual([]);
  expect(why(buttoned, { verb: 'ready', shooter: 'u1' })).toEqual(['17.2.b']);
  expect(offers(begin('american M10 shaken'), 'german', 'ready')).toEqual(['ready u1']);
  expect(offers(begin('american M4A1 shaken'), 'german', 'ready')).toEqual([]);
});

test('[lnl 17.2.a] machine guns and charges are small arms, what has to-hit numbers is not', () => {
  const weapons = ['german MG34 of u1', 'german Panzerschreck of u2'];
  const units = [`${SQUAD} E8`, `${SQUAD} E8`];
  const match = begin('american M4A1 buttoned', '', { weapons, units });
  expect(offers(match, 'german', 'ready')).toEqual(['ready w2']);
});

test('[lnl 17.3.a] small arms always fire at what has no armor, and may destroy it', () => {
  const match = shot('american Jeep', '6,1 6 6');
  // 6 + 1 against 1: six more, and 6 + 6 is twice Morale 6.
  expect(isGone(match, 'v1')).toBe(true);
  expect(match.state.wrecks).toEqual(['1:E5']);
});

test('[lnl 17.3.a, 17.2.d] what would destroy a Jeep shakes a tank, and no armor is added for the Jeep', () => {
  const tank = shot('american M5A1', '6,1 6');
  expect(vehicle(tank, 'v1').shaken).toBe(true);
  const jeep = begin('american Jeep');
  play(jeep, 'german', 'ready u1');
  expect(cardOf(jeep)?.lines[0]?.defence).toBe(0);
});

test('[lnl 11.5.c] a vehicle with a Leader is looked up as a vehicle', () => {
  const match = begin('american M4A1 leader american Sgt. Darius');
  play(match, 'german', 'ready u1');
  expect(cardOf(match)?.lines[0]?.checks).toEqual([{ unit: 'v1', column: 'Armored Vehicle', morale: 7 }]);
});

test('[lnl 17.2.e, 11.5.b] the Armor Leader’s Morale counts in the Damage Check, and his modifier comes off', () => {
  // 6 + 1 against 1 + 2: four more. 3 + 4 is above Morale 6, and with him 3 + 4 - 1 within 7.
  const alone = shot('american M4A1', '6,1 3');
  expect(vehicle(alone, 'v1').shaken).toBe(true);
  expect(vehicle(shot('american M4A1 leader american Sgt. Darius', '6,1 3'), 'v1').shaken).toBeUndefined();
  expect(vehicle(shot('american M4A1 leader american Sgt. Darius', '6,1 4'), 'v1').shaken).toBeUndefined();
  expect(vehicle(shot('american M4A1 leader american Sgt. Darius', '6,1 5'), 'v1').shaken).toBe(true);
});

test('[lnl 17.2.c, 14.1.a] fire is at one vehicle, or at all who are there on foot', () => {
  const match = begin('american M4A1', '6,1 6', { units: [`${SQUAD} E8`, 'american 2-5-4-6 E5'] });
  play(match, 'german', 'ready u1');
  expect([...offers(match, 'german', 'at'), ...offers(match, 'german', 'aim')]).toEqual([
    'at 1:E5',
    'aim v1',
  ]);
  play(match, 'german', 'aim v1', 'shoot');
  expect([vehicle(match, 'v1').shaken, unit(match, 'u2').shaken]).toEqual([true, undefined]);
});

test('[lnl 15.5] a vehicle on the move is hit less well by small arms, and by guns', () => {
  const moved = begin('american M4A1 moved Moved');
  play(moved, 'german', 'ready u1');
  expect(cardOf(moved)?.lines[0]?.attack).toBe(0);
  const gun = begin('american M4A1 moved Moved', '', { units: ['german 75mm infantry gun E8 facing 0'] });
  play(gun, 'german', 'ready u1');
  expect(cardOf(gun)?.toHit?.roll.kept.map(({ id, n }) => `${id} ${n}`)).toContain('moving vehicle 1');
});

test('[lnl 17.4] mortar shells find open and buttoned vehicles alike, by their lowest armor', () => {
  for (const how of ['', ' buttoned']) {
    const match = begin(`american M4A1${how}`, '6,6,1 6', { units: ['german 50mm mortar E8'] });
    play(match, 'german', 'ready u1');
    expect(cardOf(match)?.lines[0]).toMatchObject({ targets: ['v1'], defence: 2 });
  }
});

test('[lnl 21.2.b] foxholes shelter a vehicle where it set up, and nowhere else', () => {
  const defence = (how: string) => {
    const match = begin(`american M4A1${how}`, '', { foxholes: ['1:E5'] });
    play(match, 'german', 'ready u1');
    return cardOf(match)?.lines[0]?.defence;
  };
  expect([defence(''), defence(' dugIn')]).toEqual([2, 3]);
});

test('[lnl 5.3.c] a vehicle that moves draws fire for each point, at itself alone', () => {
  const match = skirmish(
    {
      units: [`${SQUAD} E8`, `${SQUAD} D8`, 'american 2-5-4-6 E5'],
      vehicles: ['american M4A1 E6 facing 0'],
      active: 'american',
      initiative: 'american',
    },
    '6,1 6',
  );
  play(match, 'american', 'activate 1:E6', 'drive v1', 'step 1:E5');
  expect(offers(match, 'german', 'ready')).toEqual(['ready u1', 'ready u2']);
  play(match, 'german', 'ready u1');
  expect(match.state.doing.at(-1)).toMatchObject({ is: 'fire', target: '1:E5', vehicle: 'v1' });
});

test('[lnl 5.1.f, 5.1.h] who is Shaken on the way ends the move there', () => {
  const match = skirmish(
    {
      units: [`${SQUAD} E8`, ...STRAGGLERS],
      vehicles: ['american M5A1 E6'],
      active: 'american',
      initiative: 'american',
    },
    '6,1 6',
  );
  play(match, 'american', 'activate 1:E6', 'drive v1', 'step 1:E5');
  play(match, 'german', 'ready u1', 'shoot');
  expect(vehicle(match, 'v1')).toMatchObject({ shaken: true, moved: 'Moved', buttoned: true });
  expect(match.state.doing.at(-1)?.is).not.toBe('drive');
});
