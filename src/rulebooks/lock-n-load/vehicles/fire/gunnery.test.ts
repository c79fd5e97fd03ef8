import { expect, test } from 'vitest';
import {
  type Dice,
  offers,
  type Position,
  play,
  skirmish,
  type TestMatch,
  unit,
  vehicle,
} from '../../testing/bench.ts';
import { gunCard, type Laid } from './gun-card.ts';

const SHERMAN = 'american M4A1';
const PANZER = 'german PzKpfw IVH';
const SQUAD = 'german 1-6-4-5';

/** A Sherman in E8 that looks up the column, and what it fires at, three hexes away in the open unless it says otherwise. */
const begin = (position: Partial<Position> = {}, dice: Dice = ''): TestMatch =>
  skirmish(
    {
      units: [`${SQUAD} E5`],
      vehicles: [`${SHERMAN} E8`],
      active: 'american',
      initiative: 'american',
      ...position,
    },
    dice,
  );
const acting = (position: Partial<Position> = {}, dice: Dice = ''): TestMatch => {
  const match = begin(position, dice);
  play(match, 'american', 'activate 1:E8');
  return match;
};
const lays = (match: TestMatch, side = 'american') => offers(match, side, 'lay');
const why = (match: TestMatch, act: object) =>
  match.whyNot('american', { act: act as never }).map(({ cite }) => cite);
const cardOf = ({ world, state }: TestMatch) => {
  const frame = state.doing.at(-1);
  if (frame?.is !== 'gunnery' || frame.target === undefined) throw new Error('nothing is laid on a target');
  return gunCard(world, state, frame as Laid);
};
/** What is added to the dice to hit, entry by entry. */
const roll = (match: TestMatch) => cardOf(match).toHit?.roll.kept.map(({ id, n }) => `${id} ${n}`) ?? [];

const DUEL = { units: [], vehicles: [`${SHERMAN} E8`, `${PANZER} E5 facing 3`] };

test('[lnl 15.0.g] gun and machine guns fire in the same impulse, in any order, at the same hex', () => {
  const match = acting({ units: [`${SQUAD} E5`, `${SQUAD} F5`] }, '2,6 6,6 2,6');
  expect(lays(match)).toEqual(['lay v1/gun', 'lay v1/mg', 'lay v1/mg*']);
  play(match, 'american', 'lay v1/mg', 'at 1:E5', 'shoot');
  expect(vehicle(match, 'v1').fired).toBe(true);
  expect(lays(match)).toEqual(['lay v1/gun', 'lay v1/mg*']);
  // There is but one hex left for them, which is taken.
  play(match, 'american', 'lay v1/gun');
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:E5' });
  play(match, 'american', 'shoot', 'lay v1/mg*', 'shoot');
  expect(match.state.active).toBe('german');
  // Not in a later one.
  const later = begin({ vehicles: [`${SHERMAN} E8 fired`, `${SHERMAN} E8`] });
  play(later, 'american', 'activate 1:E8');
  expect(lays(later).every(act => act.startsWith('lay v2'))).toBe(true);
});

test('[lnl 15.0.g] at the same hex they may fire at different targets', () => {
  const match = acting(
    { units: [`${SQUAD} E5`], vehicles: [`${SHERMAN} E8`, `${PANZER} E5 facing 3`] },
    '6,6 1,6',
  );
  play(match, 'american', 'lay v1/gun', 'aim v2', 'shoot', 'lay v1/mg');
  expect(offers(match, 'american', 'at')).toEqual(['at 1:E5']);
  expect(offers(match, 'american', 'aim')).toEqual(['aim v2']);
  play(match, 'american', 'at 1:E5', 'shoot');
});

test('[lnl 15.0.h] each machine gun is an attack of its own', () => {
  const match = acting({}, '6,1 1 1');
  play(match, 'american', 'lay v1/mg');
  expect([cardOf(match).firepower.value, cardOf(match).lines[0]?.attack]).toEqual([4, 4]);
  expect(offers(match, 'american', 'add')).toEqual([]);
});

test('[lnl 15.0.f] machine guns of 2 reach 10 hexes, of 4 reach 14', () => {
  const reach = (hex: string) =>
    lays(acting({ size: [9, 30], units: [`${SQUAD} ${hex}`], vehicles: [`${SHERMAN} E8 facing 3`] })).filter(
      act => act !== 'lay v1/gun',
    );
  expect(reach('E18')).toEqual(['lay v1/mg', 'lay v1/mg*']);
  expect(reach('E19')).toEqual(['lay v1/mg']);
  expect(reach('E22')).toEqual(['lay v1/mg']);
  expect(reach('E23')).toEqual([]);
});

test('[lnl 15.0.f] those with an asterisk fire all around, but from an open vehicle alone', () => {
  const buttoned = acting({ vehicles: [`${SHERMAN} E8 buttoned`] });
  expect(lays(buttoned)).toEqual(['lay v1/gun', 'lay v1/mg']);
  expect(why(buttoned, { verb: 'lay', arm: 'v1/mg*' })).toEqual(['15.0.f']);
  const behind = acting({ vehicles: ['american M3 Half-track E8 facing 3'] }, '1,6');
  play(behind, 'american', 'lay v1/mg*', 'shoot');
  expect(vehicle(behind, 'v1')).toMatchObject({ facing: 3, fired: true });
});

test('[lnl 14.1.b, 15.1.f] the turret follows its target by itself, for one more on the dice', () => {
  const match = acting({ vehicles: [`${SHERMAN} E8 facing 3`] }, '6,6 1,6');
  play(match, 'american', 'lay v1/gun');
  expect(roll(match)).toEqual(['firer is an open vehicle -1', 'turret has turned 1']);
  play(match, 'american', 'shoot');
  expect(vehicle(match, 'v1')).toMatchObject({ facing: 3, turret: 5 });
  play(match, 'american', 'lay v1/mg', 'shoot');
});

test('[lnl 15.1.f] all of the vehicle turns instead if its owner likes, for two', () => {
  const match = acting({ vehicles: [`${SHERMAN} E8 facing 3`] });
  play(match, 'american', 'lay v1/gun', 'turn 0');
  expect(roll(match)).toEqual(['firer is an open vehicle -1', 'hull has pivoted 2']);
  expect(vehicle(match, 'v1')).toMatchObject({ facing: 0 });
  expect(offers(match, 'american', 'turn')).toEqual([]);
});

test('[lnl 15.0.f, 14.1.b] without a turret the hull must look at the target first', () => {
  const gun = { units: ['american 2-5-4-6 E5'], vehicles: ['german StuG IIIG E8 facing 3'] };
  const match = skirmish({ ...gun, active: 'german', initiative: 'german' }, '6,6');
  play(match, 'german', 'activate 1:E8', 'lay v1/gun');
  expect(offers(match, 'german', 'shoot')).toEqual([]);
  expect(offers(match, 'german', 'turn')).toEqual(['turn 0', 'turn 5']);
  play(match, 'german', 'turn 0', 'shoot');
  expect(vehicle(match, 'v1')).toMatchObject({ facing: 0, fired: true });
  expect(vehicle(match, 'v1').turret).toBeUndefined();
});

test('[lnl 15.0.e] a gun of several shots fires them all, at its first hex and those beside it', () => {
  const car = {
    units: ['american 2-5-4-6 E5', 'american 2-5-4-6 F5', 'american 2-5-4-6 E2'],
    vehicles: ['german SdKfz 234/1 E8'],
  };
  const match = skirmish({ ...car, active: 'german', initiative: 'german' }, '6,6 6,6');
  play(match, 'german', 'activate 1:E8', 'lay v1/gun', 'at 1:E5', 'shoot', 'lay v1/gun');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:E5', 'at 1:F5']);
  play(match, 'german', 'at 1:F5', 'shoot');
  expect(lays(match, 'german')).toEqual(['lay v1/mg']);
});

test('[lnl 15.0.i] the rear machine gun fires where the turret does not look, at a target of its own', () => {
  const kv = {
    size: [9, 14] as const,
    units: [`${SQUAD} E5`, `${SQUAD} E11`],
    vehicles: ['russian KV-1 M41 E8'],
    active: 'russian',
    initiative: 'russian',
  };
  const match = skirmish(kv, '6,6 1,6');
  play(match, 'russian', 'activate 1:E8', 'lay v1/gun', 'at 1:E5', 'shoot', 'lay v1/mgR');
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:E11' });
  play(match, 'russian', 'shoot');
  const ahead = skirmish({ ...kv, units: [`${SQUAD} E5`] });
  play(ahead, 'russian', 'activate 1:E8');
  expect(lays(ahead, 'russian')).toEqual(['lay v1/gun', 'lay v1/mg']);
});

test('[lnl 5.1.f] a Shaken vehicle fires nothing', () => {
  expect(lays(acting({ vehicles: [`${SHERMAN} E8 shaken`] }))).toEqual([]);
  expect(why(acting({ vehicles: [`${SHERMAN} E8 shaken`] }), { verb: 'lay', arm: 'v1/gun' })).toEqual([
    '5.1.f',
  ]);
});

test('[lnl 15.2.a] after an Assault Move the gun has two more on the dice, and machine guns two less firepower', () => {
  const match = acting({ vehicles: [`${SHERMAN} E8 moved Assault Move`] });
  play(match, 'american', 'lay v1/gun');
  expect(roll(match)).toContain('assault move 2');
  const burst = acting({ vehicles: [`${SHERMAN} E8 moved Assault Move`] });
  play(burst, 'american', 'lay v1/mg');
  expect(cardOf(burst).lines[0]?.attack).toBe(2);
  expect(lays(acting({ vehicles: [`${SHERMAN} E8 moved Moved`, `${SHERMAN} E8`] }))).not.toContain(
    'lay v1/gun',
  );
});

test('[lnl EOP.4] the gun of an open vehicle has one less on the dice, of a buttoned one not', () => {
  const open = acting();
  play(open, 'american', 'lay v1/gun');
  expect(roll(open)).toEqual(['firer is an open vehicle -1']);
  const buttoned = acting({ vehicles: [`${SHERMAN} E8 buttoned`] });
  play(buttoned, 'american', 'lay v1/gun');
  expect(roll(buttoned)).toEqual([]);
});

test('[lnl 11.5.d] an Armor Leader helps gun and machine guns of his vehicle, not its shells', () => {
  const led = `${SHERMAN} E8 leader american Sgt. Darius`;
  const match = acting({ vehicles: [led] }, '6,6');
  play(match, 'american', 'lay v1/gun');
  expect(roll(match)).toContain('Sgt. Darius -1');
  expect(cardOf(match).lines[0]?.attack).toBe(3);
  // Both in the same turn.
  play(match, 'american', 'shoot', 'lay v1/mg');
  expect(cardOf(match).lines[0]?.attack).toBe(5);
  const beside = acting({ vehicles: [led, `${SHERMAN} E8`] });
  play(beside, 'american', 'lay v2/gun');
  expect(roll(beside)).toEqual(['firer is an open vehicle -1']);
});

test('[lnl 14.1.a, 17.2.c] where there are both, one vehicle is aimed at, or all who are on foot', () => {
  const match = acting({
    units: [`${SQUAD} E5`],
    vehicles: [`${SHERMAN} E8`, `${PANZER} E5`, `${PANZER} E5`],
  });
  play(match, 'american', 'lay v1/gun');
  expect(offers(match, 'american', 'at')).toEqual(['at 1:E5']);
  expect(offers(match, 'american', 'aim')).toEqual(['aim v2', 'aim v3']);
});

test('[lnl 14.1.f] a gun without a shell for men fires at vehicles alone', () => {
  const match = skirmish({
    units: [`${SQUAD} E5`],
    vehicles: ['british Matilda II E8', `${PANZER} E5`],
    active: 'british',
    initiative: 'british',
  });
  play(match, 'british', 'activate 1:E8', 'lay v1/gun');
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:E5', vehicle: 'v2' });
});

test('[lnl 15.0.b] who is buttoned spots nothing, not even what is beside him', () => {
  const hidden: Partial<Position> = { hexes: { E7: 'brush' }, units: [`${SQUAD} E7`] };
  expect(lays(acting(hidden))).toContain('lay v1/gun');
  expect(lays(acting({ ...hidden, vehicles: [`${SHERMAN} E8 buttoned`] }))).toEqual([]);
});

test('[lnl 15.0.d] nor does a Shaken crew', () => {
  const hidden: Partial<Position> = {
    hexes: { E7: 'brush' },
    units: [`${SQUAD} E7`, 'american 2-5-4-6 E10'],
    vehicles: ['american M10 E8 shaken'],
  };
  const match = begin(hidden);
  play(match, 'american', 'activate 1:E10');
  expect(offers(match, 'american', 'ready')).toEqual([]);
});

test('[lnl 4.1.d] under Ops Complete a vehicle takes Opportunity Fire: half the firepower, two more to hit', () => {
  const moving = {
    units: [`${SQUAD} E4`],
    vehicles: [`${SHERMAN} E8 opsComplete`],
    active: 'german',
    initiative: 'german',
  };
  const match = skirmish(moving, '6,6');
  play(match, 'german', 'activate 1:E4', 'move u1', 'step 1:E5');
  expect(lays(match)).toEqual(['lay v1/gun', 'lay v1/mg', 'lay v1/mg*']);
  play(match, 'american', 'lay v1/gun');
  expect(roll(match)).toContain('Ops Complete 2');
  play(match, 'american', 'shoot', 'lay v1/mg');
  expect(cardOf(match).firepower.value).toBe(2);
  // Not in its own impulse.
  const own = begin({ vehicles: [`${SHERMAN} E8 opsComplete`] });
  expect(offers(own, 'american', 'activate')).toEqual([]);
});

test('[lnl 5.3.c] vehicles stacked with those who fired attack besides', () => {
  const match = skirmish(
    {
      units: [`${SQUAD} E4`, 'american 2-5-4-6 E8'],
      vehicles: [`${SHERMAN} E8`, `${SHERMAN} F8`],
      active: 'german',
      initiative: 'german',
    },
    '1,6',
  );
  play(match, 'german', 'activate 1:E4', 'move u1', 'step 1:E5');
  play(match, 'american', 'ready u2', 'shoot');
  expect(lays(match)).toEqual(['lay v1/gun', 'lay v1/mg', 'lay v1/mg*']);
});

test('[lnl 14.3.a] a gun that has not destroyed its target has ranged in', () => {
  const match = acting(DUEL, '6,6');
  play(match, 'american', 'lay v1/gun', 'shoot');
  expect(vehicle(match, 'v1').acquired).toEqual({ at: '1:E5', from: '1:E8', times: 1 });
});

test('the Sherman of the armor example hits on 9', () => {
  // Sgt. Darius, open, at a target in the open three hexes away behind a Wreck.
  const match = acting({
    ...DUEL,
    vehicles: [`${SHERMAN} E8 leader american Sgt. Darius`, `${PANZER} E5`],
    wrecks: ['1:E7'],
  });
  play(match, 'american', 'lay v1/gun');
  const { needed = 0, roll: added } = cardOf(match).toHit ?? {};
  expect(needed - (added?.value ?? 0)).toBe(9);
  expect(offers(match, 'american', 'aim')).toEqual([]);
});

test('[lnl 15.0.f] the machine gun of the armor example shakes the half-squad in Light Woods', () => {
  const match = acting(
    {
      hexes: { E5: 'orchard' },
      units: ['german 0-4-4-5 E5'],
      vehicles: [`${SHERMAN} E8 buttoned`],
      spotted: ['1:E5'],
    },
    '3,4 4',
  );
  play(match, 'american', 'lay v1/mg', 'shoot');
  expect(unit(match, 'u1').shaken).toBe(true);
});

test('[lnl 14.1.3.b] an even roll of more than 2 hits the turret; a 2 and all that is odd the hull', () => {
  const shot = (dice: Dice) => {
    const match = skirmish(
      {
        units: ['american 2-5-4-6 A1', 'german 1-6-4-5 M1 shaken'],
        hexes: { A1: 'woods', M1: 'woods' },
        vehicles: [`${PANZER} E8`, `${SHERMAN} E5 facing 3`],
        active: 'german',
        initiative: 'german',
      },
      dice,
    );
    play(match, 'german', 'activate 1:E8', 'lay v1/gun', 'shoot');
    return match.state.wrecks ?? [];
  };
  // Penetration 5 and a 3 are level with the hull, 5 and a 3, and too much for the turret, 4 and a 3.
  expect(shot('2,3 3,3 1,1')).toEqual([]);
  expect(shot('2,2 3,3 6')).toEqual(['1:E5']);
  expect(shot('1,1 3,3 1,1')).toEqual([]);
});

test('[lnl 15.0.b] the crew of an open vehicle looks for the enemy, and may fire at what it finds; a buttoned one does not', () => {
  const hidden: Partial<Position> = { hexes: { E5: 'brush' }, units: [`${SQUAD} E5`, `${SQUAD} G8`] };
  const match = acting(hidden, '1');
  expect(offers(match, 'american', 'spot')).toEqual(['spot v1 1:E5']);
  play(match, 'american', 'spot v1 1:E5');
  expect(vehicle(match, 'v1').opsComplete).toBe(true);
  play(match, 'american', 'lay v1/gun');
  // At nothing else, and at full strength.
  expect(match.state.doing.at(-1)).toMatchObject({ target: '1:E5' });
  expect(roll(match).some(each => each.startsWith('Ops Complete'))).toBe(false);
  for (const how of ['buttoned', 'shaken'])
    expect(offers(acting({ ...hidden, vehicles: [`${SHERMAN} E8 ${how}`] }), 'american', 'spot')).toEqual([]);
  const failed = acting(hidden, '6');
  play(failed, 'american', 'spot v1 1:E5');
  expect(lays(failed)).toEqual([]);
});
