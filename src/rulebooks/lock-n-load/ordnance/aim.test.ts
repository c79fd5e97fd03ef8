import { expect, test } from 'vitest';
import { fireCard } from '../fire/card.ts';
import { placeRefusal } from '../fire/may-fire.ts';
import { shooterOf } from '../fire/shooters.ts';
import { casualties, eliminate, wound } from '../morale/losses.ts';
import type { FireFrame, Location } from '../state.ts';
import { enact, firstSide, type Position, play, skirmish, standing, unit, weapon } from '../testing/bench.ts';
import { unitById } from '../units.ts';

const GUN = { card: 'german 75mm infantry gun', at: '1:D8', facing: 0 } as const;
const US = 'american 2-5-4-6';

/** Whether a Bazooka in D8 hits with this roll: then shell and check follow, and the squad in D5 is Shaken. */
function hits(roll: readonly [number, number], rest: Partial<Position> = {}): boolean {
  const match = skirmish(
    {
      units: [`${US} D8`, 'german 1-6-4-5 D5'],
      weapons: ['american Bazooka of u1'],
      spotted: ['1:D5'],
      ...rest,
    },
    [roll, [6, 1], [3]],
  );
  play(match, 'american', 'activate 1:D8', 'ready w1', 'shoot');
  return unit(match, 'u2').shaken === true;
}

test('[lnl 14.1.e] the roll may come up to the number, and no higher', () => {
  expect(hits([2, 3])).toBe(true);
  expect(hits([3, 3])).toBe(false);
});

test('[lnl 14.1.e] a 2 hits even where the number is less', () => {
  const hexes = { D5: 'stone building' } as const;
  expect(hits([1, 1], { hexes })).toBe(true);
  expect(hits([1, 2], { hexes })).toBe(false);
});

test('[lnl 1.6.q] an anti-tank rifle is fired from buildings and bunkers, other ordnance that is carried is not', () => {
  const refused = (card: string, at: Location) => {
    const nation = card.split(' ')[0];
    const { world, view } = standing({
      hexes: { D8: 'stone building' },
      bunkers: [{ at: '1:F8', kind: 'Bunker', facing: 0 }],
      units: [`${nation} crew ${at}`],
      weapons: [`${card} of u1`],
    });
    return placeRefusal(world, shooterOf(view, 'w1'))?.cite;
  };
  for (const card of ['russian PTRD-41', 'british Boys'])
    for (const at of ['1:D8', '1:F8#b', '1:F8'] as const) expect(refused(card, at), card).toBeUndefined();
  for (const card of ['american Bazooka', 'british PIAT', 'german Panzerfaust', 'german Panzerschreck']) {
    expect([refused(card, '1:D8'), refused(card, '1:F8#b')], card).toEqual(['1.6.q', '1.6.q']);
    expect(refused(card, '1:F8'), card).toBeUndefined();
  }
});

const ACQUIRED = { at: '1:D5', from: '1:D8', times: 1 } as const;
const BAZOOKA = { card: 'american Bazooka', possessedBy: 'u1', acquired: ACQUIRED } as const;
const AIMING: Position = { units: [`${US} D8`, 'german 1-6-4-5 D5'], weapons: [BAZOOKA] };

test('[lnl EOP.9] Casualties and wounds cost the aim of what one serves', () => {
  const reduced = enact(AIMING, [], function* (game) {
    yield* casualties(game, unitById(game.state, 'u1'));
  }).match;
  expect(weapon(reduced, 'w1')).not.toHaveProperty('acquired');
  const hero = { ...AIMING, units: ['american Layer D8', ...AIMING.units.slice(1)] };
  const wounded = enact(hero, [], function* (game) {
    wound(game, unitById(game.state, 'u1'));
  }).match;
  expect(weapon(wounded, 'w1')).not.toHaveProperty('acquired');
});

test('[lnl 14.3.c] with the last of those in the hex the aim at it is gone, for carried weapons as for guns', () => {
  const bothAim: Position = {
    units: [...AIMING.units, 'german crew D5', { ...GUN, side: 'american', acquired: ACQUIRED }],
    weapons: [BAZOOKA],
  };
  const after = (...fallen: readonly ('u2' | 'u3')[]) =>
    enact(bothAim, [], function* (game) {
      for (const id of fallen) eliminate(game, unitById(game.state, id), '5.1.i');
    }).match;
  const one = after('u2');
  expect([weapon(one, 'w1').acquired, unit(one, 'u4').acquired]).toEqual([ACQUIRED, ACQUIRED]);
  const all = after('u2', 'u3');
  expect([weapon(all, 'w1').acquired, unit(all, 'u4').acquired]).toEqual([undefined, undefined]);
});

test('[lnl 6.1.e, 9.0.a] who fires after an Assault Move has both markers', () => {
  const moved = skirmish({ units: [`${US} D8 moved Assault Move`, 'german 1-6-4-5 D5'] }, '1,6');
  play(moved, 'american', 'activate 1:D8', 'ready u1', 'shoot');
  expect(unit(moved, 'u1')).toMatchObject({ moved: 'Assault Move', fired: true });
});

/** What is left of the number to hit of the gun in D8 when all modifiers are taken from it. */
function number(position: Position, frame: Partial<FireFrame> = {}): number {
  const { world, view } = standing(position);
  const by = firstSide(position);
  const hit = fireCard(world, view, {
    is: 'fire',
    by,
    from: '1:D8',
    shooters: ['u1'],
    target: '1:D5',
    ...frame,
  })?.toHit;
  return hit ? hit.needed - hit.roll.value : Number.NaN;
}

test('[lnl 11.4.d, 14.1.e] a Sniper alone is twice as hard to hit with ordnance, too', () => {
  const sniper = 'american Sniper D5';
  const hexes = { D5: 'woods' } as const;
  expect(number({ hexes, units: [GUN, sniper] })).toBe(8 - 4);
  expect(number({ hexes, units: [GUN, sniper, `${US} D5`] })).toBe(8 - 2);
});

test('[lnl 21.2.b, 14.1.e] a gun that did not set up there has nothing of the foxholes, but those with it have', () => {
  const gun = 'american 57mm ATG D5 facing 3';
  expect(number({ foxholes: ['1:D5'], units: [GUN, gun] })).toBe(8);
  expect(number({ foxholes: ['1:D5'], units: [GUN, `${gun} dugIn`] })).toBe(8 - 1);
  expect(number({ foxholes: ['1:D5'], units: [GUN, gun, `${US} D5`] })).toBe(8 - 1);
});

test('[lnl 4.1.c, 4.1.e] only an Ops Complete unit hits worse in the enemy’s impulse, and not at what it has just spotted', () => {
  const doing: Position['doing'] = [
    { is: 'window', side: 'american', at: '1:D5', movers: ['u2'], shots: 1, fired: [] },
  ];
  const weapons = ['american Bazooka of u1'];
  expect(number({ ...AIMING, weapons, doing }, { shooters: ['w1'] })).toBe(5);
  const tired = { ...AIMING, weapons, units: [`${US} D8 opsComplete`, ...AIMING.units.slice(1)] };
  expect(number(tired, { shooters: ['w1'] })).toBe(5);
});

test('[lnl 14.3.b] a carried weapon, too, hits better what it has ranged in on', () => {
  expect(number(AIMING, { shooters: ['w1'] })).toBe(5 + 1);
});
