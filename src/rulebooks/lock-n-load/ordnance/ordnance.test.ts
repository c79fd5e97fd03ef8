import { expect, test } from 'vitest';
import { fireCard } from '../fire/card.ts';
import { eliminate, shake, wound } from '../morale/losses.ts';
import type { FireFrame, Location } from '../state.ts';
import {
  type Dice,
  enact,
  firstSide,
  isGone,
  offers,
  type Position,
  play,
  rollsTold,
  skirmish,
  standing,
  unit,
  weapon,
} from '../testing/bench.ts';
import { unitById } from '../units.ts';

const GUN = 'german 75mm infantry gun';
const ENEMY = 'american 2-5-4-6';

function cardOf(position: Position, frame: Partial<FireFrame> = {}) {
  const { world, view } = standing(position);
  const by = firstSide(position);
  const card = fireCard(world, view, {
    is: 'fire',
    by,
    from: '1:D8',
    shooters: ['u1'],
    target: '1:D5',
    ...frame,
  });
  if (!card?.toHit) throw new Error('no ordnance');
  return card;
}
const toHit = (position: Position, frame: Partial<FireFrame> = {}) => {
  const { roll, needed } = cardOf(position, frame).toHit ?? { roll: { value: 0 }, needed: 0 };
  return needed - roll.value;
};
const gun = (rest: object = {}) => ({ card: GUN, at: '1:D8' as const, facing: 0 as const, ...rest });
const enemy = (at: string, rest = '') => `${ENEMY} ${at} ${rest}`;
const target = enemy('1:D5');

/** A bazooka team of two men in the open of D8, three hexes from the enemy. */
const bazooka = (bearer: string, rest = ''): Position => ({
  units: [`${bearer} D8 ${rest}`, 'german 1-6-4-5 D5'],
  weapons: ['american Bazooka of u1'],
});

test('[lnl 14.0.a, 14.1.c, 14.1.d] the first column that reaches the target has the number', () => {
  expect(toHit({ units: [gun(), target] })).toBe(8);
  const far: Position = { size: [13, 30], units: [gun({ at: '1:D20' }), enemy('1:D12')] };
  expect(toHit(far, { from: '1:D20', target: '1:D12' })).toBe(7);
  const bazookaAt = (hex: Location) =>
    toHit(
      { ...bazooka('american 2-5-4-6'), units: [`${ENEMY} D8`, `german 1-6-4-5 ${hex}`] },
      { shooters: ['w1'], target: hex },
    );
  expect(['1:D6', '1:D5', '1:D4'].map(hex => bazookaAt(hex as Location))).toEqual([7, 5, 5]);
});

test('[lnl 14.1.e] the Target Modifier and every degrading hex make it harder', () => {
  expect(toHit({ hexes: { D5: 'woods' }, units: [gun(), target] })).toBe(8 - 2);
  expect(toHit({ hexes: { D6: 'brush', D7: 'brush' }, units: [gun(), target] })).toBe(8 - 2);
});

test('[lnl 14.1.e] an adjacent target is hit easier', () => {
  expect(toHit({ units: [gun(), enemy('1:D7')] }, { target: '1:D7' })).toBe(8 + 2);
});

test('[lnl 5.0.1.a] a Leader makes it easier by his modifier', () => {
  const units = [...bazooka(ENEMY).units, 'american Capt. Harlan D8'];
  expect(toHit({ ...bazooka(ENEMY), units }, { shooters: ['w1'], leader: 'u3' })).toBe(5 + 2);
});

test('[lnl 7.0.c] fire out of smoke is worse by one', () => {
  expect(toHit({ units: [gun(), target], smoke: [{ at: '1:D8', stage: 1 }] })).toBe(8 - 1);
});

test('[lnl 1.6.e, 1.6.f] one single man hits worse with a weapon, two do not', () => {
  const hero = bazooka('american Layer');
  const two = { ...hero, units: [...hero.units, 'american Lt. Clarkson D8'] };
  expect(toHit(two, { shooters: ['w1'] })).toBe(5 - 1);
  expect(toHit(two, { shooters: ['w1'], mate: 'u3' })).toBe(5);
});

test('[lnl 6.1.e, 6.4.d] after an Assault or Stealth Move it is worse by one', () => {
  for (const moved of ['Assault Move', 'Stealth'])
    expect(toHit(bazooka(ENEMY, `moved ${moved}`), { shooters: ['w1'] })).toBe(5 - 1);
});

test('[lnl 11.6.a] a Scout who serves a weapon has no more of his gifts', () => {
  const scout = bazooka('american Scout', 'moved Stealth');
  expect(toHit(scout, { shooters: ['w1'] })).toBe(5 - 1 - 1);
});

test('[lnl 4.1.c] an Ops Complete unit hits worse by two with it in the enemy’s impulse', () => {
  const doing: Position['doing'] = [
    { is: 'window', side: 'american', at: '1:D5', movers: ['u2'], shots: 1, fired: [] },
  ];
  expect(toHit({ ...bazooka(ENEMY, 'opsComplete'), doing }, { shooters: ['w1'] })).toBe(5 - 2);
});

test('[lnl 20.1.1] at night a target with a Fired marker beyond two hexes is hit worse by three', () => {
  const scenario = { rules: ['night' as const] };
  expect(toHit({ units: [gun(), enemy('1:D5', 'fired')], scenario })).toBe(8 - 3);
  expect(toHit({ units: [gun(), enemy('1:D6')], scenario }, { target: '1:D6' })).toBe(8);
});

const shot = (units: Position['units'], dice: Dice, rest: Partial<Position> = {}) => {
  const match = skirmish({ units, ...rest }, dice);
  play(match, 'german', 'activate 1:D8', 'ready u1', 'shoot');
  return match;
};

test('[lnl 14.1.f] a hit attacks with the HE-equivalent, whatever shelters the target and whoever leads', () => {
  const hexes = { D5: 'woods' } as const;
  const spotted = ['1:D5' as const];
  // 3 + 1 to hit is well below 6; 3 + 4 against 3 makes 4, and 3 + 4 is more than Morale 6.
  const match = shot([gun(), target], '3,1 4,3 3', { hexes, spotted });
  expect(unit(match, 'u2').shaken).toBe(true);
  const [line] = cardOf({ hexes, units: [gun(), target], spotted }).lines;
  expect(line).toMatchObject({ attack: 3, defence: 0 });
});

test('[lnl 14.1.a] a hit strikes all units of the hex', () => {
  const match = shot([gun(), target, target], '3,1 6,1 2 3');
  expect([unit(match, 'u2').shaken, unit(match, 'u3').shaken]).toEqual([true, true]);
});

test('[lnl 14.1.e] a roll of 2 always hits, one of 12 never does', () => {
  const sure = shot([gun(), target], '1,1 6,1 2', { hexes: { D5: 'stone building' }, spotted: ['1:D5'] });
  expect(unit(sure, 'u2').shaken).toBe(true);
  const easy = skirmish({ units: [gun(), enemy('1:D7'), 'german Capt. Brandt D8'] }, '6,6');
  play(easy, 'german', 'activate 1:D8', 'ready u1', 'lead u3', 'shoot');
  expect(easy.state.units[0]?.acquired).toMatchObject({ times: 1 });
  expect(unit(easy, 'u2').shaken).toBeUndefined();
});

test('[lnl 14.1.f] without an HE-equivalent it fires at no infantry', () => {
  const match = skirmish({ units: ['american 57mm ATG D8 facing 0', 'german 1-6-4-5 D5'] });
  play(match, 'american', 'activate 1:D8');
  expect(offers(match, 'american', 'ready')).toEqual([]);
});

test('[lnl 14.2, 14.2.1] HEAT is weaker by one outside buildings and bunkers', () => {
  const at = (rest: Partial<Position>, target: Location = '1:D5') =>
    cardOf({ ...bazooka(ENEMY), ...rest }, { shooters: ['w1'], target }).lines[0]?.attack;
  expect(at({})).toBe(2 - 1);
  expect(at({ hexes: { D5: 'wooden building' } })).toBe(2);
  const bunker = [`${ENEMY} D8`, 'german 1-6-4-5 D5#b'];
  const bunkers = [{ at: '1:D5', kind: 'Bunker', facing: 3 }] as const;
  expect(at({ units: bunker, bunkers }, '1:D5#b')).toBe(2);
});

test('[lnl RRT.1] infantry that has moved is hit harder by one', () => {
  expect(cardOf({ units: [gun(), enemy('1:D5', 'moved Moved')] }).lines[0]?.attack).toBe(3 + 1);
});

test('[lnl 14.3.a, 14.3.b] E-043 a gun that does not destroy its target ranges in on it, twice at most', () => {
  const match = shot([gun(), target], '6,6');
  expect(unit(match, 'u1').acquired).toEqual({ at: '1:D5', from: '1:D8', times: 1 });
  const acquired = (times: 1 | 2) => gun({ acquired: { at: '1:D5', from: '1:D8', times } });
  expect(toHit({ units: [acquired(1), target] })).toBe(8 + 1);
  expect(toHit({ units: [acquired(2), target] })).toBe(8 + 2);
  expect(unit(shot([acquired(1), target], '6,6'), 'u1').acquired?.times).toBe(2);
  expect(unit(shot([acquired(2), target], '6,6'), 'u1').acquired?.times).toBe(2);
});

test('[lnl 14.3.c] it begins anew with another target, and when all have gone', () => {
  const elsewhere = gun({ acquired: { at: '1:D4', from: '1:D8', times: 2 } });
  expect(unit(shot([elsewhere, target], '6,6'), 'u1').acquired).toEqual({
    at: '1:D5',
    from: '1:D8',
    times: 1,
  });
  const weak = 'american 0-2-4-6 D5 shaken';
  const acquired = gun({ acquired: { at: '1:D5', from: '1:D8', times: 1 } });
  const match = shot([acquired, weak, enemy('1:D9')], '1,3 6,1 6');
  expect(isGone(match, 'u2')).toBe(true);
  expect(unit(match, 'u1').acquired).toBeUndefined();
});

test('[lnl 14.3.d] what it has ranged in on it needs not spot', () => {
  const ready = (rest: object) => {
    const match = skirmish({ hexes: { D5: 'woods' }, units: [gun(rest), target] });
    play(match, 'german', 'activate 1:D8');
    return offers(match, 'german', 'ready');
  };
  expect(ready({})).toEqual([]);
  expect(ready({ acquired: { at: '1:D5', from: '1:D8', times: 1 } })).toEqual(['ready u1']);
});

test('[lnl 14.0.b, 4.0.j, 5.2.b] ordnance fires by itself, at a target of its own', () => {
  const match = skirmish(
    { units: [`${ENEMY} D8`, 'german 1-6-4-5 D5', 'german 1-6-4-5 D6'], weapons: ['american Bazooka of u1'] },
    '1,6 6,6',
  );
  play(match, 'american', 'activate 1:D8', 'ready u1', 'at 1:D6');
  expect(offers(match, 'american', 'add')).toEqual([]);
  play(match, 'american', 'shoot', 'ready w1', 'at 1:D5', 'shoot');
  expect(weapon(match, 'w1').acquired?.at).toBe('1:D5');
});

test('[lnl 4.0.j, 5.2.c] but in the impulse in which its squad fires', () => {
  const units = [`${ENEMY} D8 fired`, `${ENEMY} D8`];
  const match = skirmish({ units: [...units, 'german 1-6-4-5 D5'], weapons: ['american Bazooka of u1'] });
  play(match, 'american', 'activate 1:D8');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u2']);
});

test('[lnl 1.6.q] from buildings and bunkers only anti-tank rifles fire', () => {
  const match = skirmish({ ...bazooka(ENEMY), hexes: { D8: 'stone building' } });
  play(match, 'american', 'activate 1:D8');
  expect(offers(match, 'american', 'ready')).toEqual(['ready u1']);
  const inside = skirmish({
    units: [`${ENEMY} D8#b`, 'german 1-6-4-5 D5'],
    weapons: ['american Bazooka of u1'],
    bunkers: [{ at: '1:D8', kind: 'Bunker', facing: 0 }],
  });
  play(inside, 'american', 'activate 1:D8#b');
  expect(offers(inside, 'american', 'ready')).toEqual(['ready u1']);
});

test('[lnl 1.6.3.d, 1.6.p] one-shot weapons are gone, and captured ones that did not hit', () => {
  const faust = skirmish(
    { units: ['german 1-6-4-5 D8', enemy('1:D7')], weapons: ['german Panzerfaust of u1'] },
    '1,2 1,6',
  );
  play(faust, 'german', 'activate 1:D8', 'ready w1', 'shoot');
  expect(isGone(faust, 'w1')).toBe(true);
  const captured = (dice: Dice) => {
    const match = skirmish(
      { units: ['german 1-6-4-5 D8', enemy('1:D7')], weapons: ['american Bazooka of u1'] },
      dice,
    );
    play(match, 'german', 'activate 1:D8', 'ready w1', 'shoot');
    return isGone(match, 'w1');
  };
  expect(captured('6,6')).toBe(true);
  expect(captured('1,2 1,6')).toBe(false);
});

test('[lnl 1.7.f, 14.1.b] a gun with an arc fires into it alone', () => {
  const ready = (facing: 0 | 1 | 2 | 3 | 4 | 5) => {
    const match = skirmish({ units: [gun({ facing }), target] });
    play(match, 'german', 'activate 1:D8');
    return offers(match, 'german', 'ready').length;
  };
  expect([0, 1, 2, 3, 4, 5].map(facing => ready(facing as 0))).toEqual([1, 0, 0, 0, 0, 1]);
});

test('[lnl 1.7.h] a gun of two shots fires twice in its impulse, at hexes beside each other', () => {
  const units = [
    'russian 45mm ATG D8 facing 0',
    'german 1-6-4-5 D5',
    'german 1-6-4-5 D4',
    'german 1-6-4-5 F5',
  ];
  const match = skirmish({ units }, '6,6 6,6');
  play(match, 'russian', 'activate 1:D8', 'ready u1', 'at 1:D5', 'shoot', 'ready u1');
  expect(offers(match, 'russian', 'at')).toEqual(['at 1:D5', 'at 1:D4']);
  play(match, 'russian', 'at 1:D4', 'shoot');
  expect(match.choiceOf('russian')).toBeUndefined();
});

test('[lnl 1.7.j, 1.7.a] weapon teams fire apart from the others of their hex', () => {
  const match = skirmish({ units: ['german MG42 team D8', 'german 1-6-4-5 D8', target] }, '1,6');
  play(match, 'german', 'activate 1:D8', 'ready u1');
  expect(match.offered('german')).toEqual(['shoot']);
  play(match, 'german', 'shoot', 'ready u2');
  expect(match.offered('german')).toEqual(['shoot']);
});

test('[lnl 1.6.2.a] the gun of a machine gun team jams too', () => {
  const match = shot(['german MG42 team D8', target], '2,2');
  expect(unit(match, 'u1').jammed).toBe(true);
});

test('[lnl EOP.9] a gun that has moved or is hit has to range in anew', () => {
  const acquired = gun({ acquired: { at: '1:D5', from: '1:D8', times: 1 } });
  const moved = gun({ acquired: { at: '1:D5', from: '1:D9', times: 1 } });
  expect(toHit({ units: [moved, target] })).toBe(8);
  for (const befall of [shake, wound]) {
    const { match } = enact({ units: [acquired, target] }, [], function* (game) {
      befall(game, unitById(game.state, 'u1'));
    });
    expect(unit(match, 'u1')).not.toHaveProperty('acquired');
  }
});

test('[lnl EOP.6] with those who served it, a weapon’s aim is gone', () => {
  const bazooka = {
    card: 'american Bazooka',
    possessedBy: 'u1' as const,
    acquired: { at: '1:D5' as const, from: '1:D8' as const, times: 1 as const },
  };
  const units = [enemy('1:D8'), 'german 1-6-4-5 D5'];
  const { match } = enact({ units, weapons: [bazooka] }, [], function* (game) {
    eliminate(game, unitById(game.state, 'u1'), '5.1.i');
  });
  expect(weapon(match, 'w1')).toMatchObject({ at: '1:D8' });
  expect(weapon(match, 'w1')).not.toHaveProperty('acquired');
});

test('[lnl 14.1.e] the roll to hit tells whether it hits, and of a 2 and a 12 that they are read by themselves', () => {
  const told = (dice: string) => {
    const match = skirmish({ units: ['german 75mm infantry gun D5 facing 0', 'american 2-5-4-6 D1'] }, dice);
    play(match, 'german', 'activate 1:D5', 'ready u1', 'shoot');
    return rollsTold(match)[0];
  };
  expect([told('4,4 1,6'), told('5,4')]).toEqual(['14.1.e german: hit', '14.1.e german: missed']);
  expect(told('1,1 1,6')).toBe('14.1.e german: hit, whatever is needed');
  expect(told('6,6')).toBe('14.1.e german: missed, whatever is needed');
});
