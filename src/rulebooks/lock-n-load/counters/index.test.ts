import { expect, test } from 'vitest';
import { modifier } from '../../../engine/numbers/modifier-chart.ts';
import { OUR_CHARTS } from '../charts/index.ts';
import { NATIONS } from '../charts/national-characteristics.ts';
import {
  CARDS,
  type Card,
  card,
  isMmc,
  isSmc,
  isUnit,
  isWeaponTeam,
  machineGunFire,
  mayUseWeapons,
  servesInMelee,
  supportWeaponCard,
  toHitColumn,
  unitCard,
} from './index.ts';

const all = [...CARDS.values()];
const mmcs = all.filter(isMmc);
const squads = mmcs.filter(({ kind }) => kind === 'squad');
const teams = all.filter(isWeaponTeam);
const weapons = all.filter(each => !isUnit(each));
const guns = all.filter(each => each.kind === 'machine-gun');

const named = <C extends Card>(cards: readonly C[]) => cards.map(each => [each.id, each] as const);

test.each(NATIONS)(
  '%s: squads, half-squads, a crew, Leaders, Heroes, specialists, teams, weapons',
  nation => {
    const kinds = new Map<string, number>();
    for (const each of all) if (each.nation === nation) kinds.set(each.kind, (kinds.get(each.kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toMatchObject({
      squad: 3,
      'half-squad': 3,
      crew: 1,
      hero: 4,
      medic: 1,
      sniper: 1,
      scout: 1,
      'weapon-team': 3,
      'machine-gun': 2,
      flamethrower: 1,
      'satchel-charge': 1,
      molotov: 1,
    });
    expect(kinds.get('leader')).toBeGreaterThanOrEqual(4);
    expect(kinds.get('anti-tank')).toBeGreaterThanOrEqual(1);
  },
);

test.each(named(mmcs.filter(({ kind }) => kind !== 'crew')))(
  '[lnl 1.1.1] %s: firepower, range, movement, Morale, and Shaken Morale if it differs',
  (id, mmc) => {
    const { nation, firepower, range, movement, morale, shakenMorale } = mmc;
    const fifth = shakenMorale === morale ? '' : `-${shakenMorale}`;
    expect(id).toBe(`${nation} ${firepower}-${range}-${movement}-${morale}${fifth}`);
  },
);

test.each(named(squads))('%s is reduced to a half-squad of its own kind', (_, squad) => {
  const half = unitCard(squad.half ?? '');
  if (!isMmc(half)) throw new Error(`${half.id} is no MMC`);
  expect(half).toMatchObject({
    kind: 'half-squad',
    nation: squad.nation,
    badge: squad.badge,
    morale: squad.morale,
    shakenMorale: squad.shakenMorale,
    movement: squad.movement,
  });
  expect(half.firepower).toBeLessThan(squad.firepower);
  expect(half.range).toBeLessThanOrEqual(squad.range);
});

test('half-squads and crews cannot be reduced further', () => {
  expect(mmcs.filter(({ kind, half }) => kind !== 'squad' && half !== undefined)).toEqual([]);
});

test('every badge that has squads has a Leader to lead them', () => {
  const led = new Set(all.filter(each => each.kind === 'leader').map(({ badge }) => badge));
  expect(squads.filter(({ badge }) => !led.has(badge))).toEqual([]);
});

test('counters of the text: E-001, E-017, E-018, E-037', () => {
  expect(card('american 2-5-4-6')).toMatchObject({
    firepower: 2,
    range: 5,
    assaultMove: true,
    half: 'american 1-4-4-6',
  });
  expect(card('american 2-6-4-6')).toMatchObject({ half: 'american 0-2-4-6' });
  expect(card('german 1-6-4-5')).toMatchObject({ firepower: 1, morale: 5 });
  expect(card('american Lt. Clarkson')).toMatchObject({ leadership: 1, movement: 6 });
  expect(card('german Lt. Koch')).toMatchObject({ leadership: 1, morale: 7 });
  expect(card('american Medic')).toMatchObject({ morale: 6 });
});

test('weapons of the text: MG34, BAR, satchel charge, Panzerfaust, the 50mm mortar', () => {
  expect(card('german MG34')).toMatchObject({ firepower: 2, jams: true });
  expect(card('american BAR')).toMatchObject({ firepower: 1 });
  expect(card('german Satchel Charge')).toMatchObject({ firepower: 6, range: 1, single: true });
  expect(card('german Panzerfaust')).toMatchObject({ highExplosive: 1, heat: true });
  expect(card('german 50mm mortar')).toMatchObject({ firepower: 2, range: { min: 2, max: 30 } });
});

test('E-042: the MG34, like every machine gun, reaches four hexes', () => {
  expect(guns.filter(({ range }) => range < 4)).toEqual([]);
});

test('E-009: a Hero of MF 6 may spend 3 in an assault move', () => {
  const hero = unitCard('american Layer');
  if (hero.kind !== 'hero') throw new Error('Layer is no Hero');
  expect(hero).toMatchObject({ firepower: 2, movement: 6, assaultMove: true });
  expect(Math.ceil(hero.movement * modifier(OUR_CHARTS.movementShares, 'assault move').n)).toBe(3);
});

test('a wounded Hero is worse in everything', () => {
  for (const hero of all.filter(each => each.kind === 'hero'))
    for (const field of ['firepower', 'movement', 'morale'] as const)
      expect(hero.wounded[field], hero.id).toBeLessThan(hero[field]);
});

test('Medics, Snipers and weapon teams use no support weapons', () => {
  const barred = new Set(
    all
      .filter(isUnit)
      .filter(unit => !mayUseWeapons(unit))
      .map(({ kind }) => kind),
  );
  expect(barred).toEqual(new Set(['medic', 'sniper', 'weapon-team']));
});

test('a Sniper has no Movement Factor', () => {
  for (const sniper of all.filter(each => each.kind === 'sniper'))
    expect(sniper).not.toHaveProperty('movement');
});

test('machine guns and charges serve in Melee, ordnance does not', () => {
  const idle = weapons.filter(weapon => !servesInMelee(weapon));
  expect(new Set(idle.map(({ kind }) => kind))).toEqual(new Set(['anti-tank']));
});

test('a tripod gun fires from its bipod, or is dismantled and does not', () => {
  const fires = (id: string, assembled: boolean) => {
    const gun = card(id);
    return gun.kind === 'machine-gun' ? machineGunFire(gun, assembled) : undefined;
  };
  expect(fires('german MG42', true)).toEqual({ firepower: 3, range: 12 });
  expect(fires('german MG42', false)).toEqual({ firepower: 2, range: 8 });
  expect(fires('american M1919A4', true)).toEqual({ firepower: 2, range: 10 });
  expect(fires('american M1919A4', false)).toBeUndefined();
  expect(fires('american BAR', false)).toEqual({ firepower: 1, range: 6 });
});

test('[lnl 14.1.d] the left-most column that reaches is used: E-040’s gun hits on 8 at three hexes', () => {
  const sherman = {
    toHit: [
      { range: 7, toHit: 8, penetration: 4 },
      { range: 14, toHit: 6, penetration: 3 },
      { range: 28, toHit: 5, penetration: 3 },
    ],
  };
  expect([3, 7, 8, 28, 29].map(range => toHitColumn(sherman, range)?.toHit)).toEqual([8, 8, 6, 5, undefined]);
});

test('to-hit tables reach farther, hit less and pierce less from left to right', () => {
  const ordnance = all.filter(each => 'toHit' in each);
  expect(ordnance.length).toBeGreaterThan(8);
  for (const { id, toHit } of ordnance)
    for (const [i, column] of toHit.slice(1).entries()) {
      const left = toHit[i] ?? column;
      expect(column.range, id).toBeGreaterThan(left.range);
      expect(column.toHit, id).toBeLessThan(left.toHit);
      expect(column.penetration, id).toBeLessThanOrEqual(left.penetration);
    }
});

test('[lnl 14.1.c] ordnance has three ranges, or one for each hex that it reaches if those are fewer', () => {
  const columns = all.flatMap(each => ('toHit' in each ? [[each.id, each.toHit.length] as const] : []));
  expect(columns.filter(([, count]) => count !== 3)).toEqual([
    ['german Panzerfaust', 1],
    ['british PIAT', 2],
  ]);
  const reach = (id: string) => {
    const found = card(id);
    return 'toHit' in found ? found.toHit.map(({ range }) => range) : [];
  };
  expect([reach('german Panzerfaust'), reach('british PIAT')]).toEqual([[1], [1, 2]]);
});

test('the anti-tank gun beside rule 1.7 has Morale 6 and an asterisk for its HE', () => {
  const gun = card('american 57mm ATG');
  expect(gun).toMatchObject({ morale: 6 });
  expect(gun).not.toHaveProperty('highExplosive');
});

test('a team is a machine gun, a mortar and a gun in every nation', () => {
  for (const nation of NATIONS)
    expect(teams.filter(team => team.nation === nation).map(({ weapon }) => weapon)).toEqual([
      'machine-gun',
      'mortar',
      'gun',
    ]);
});

test.each(named(all))('%s says where its values come from', (_, each) => {
  const { source, exceptions = {} } = each;
  expect([source, ...Object.values(exceptions)].filter(({ from }) => from.length < 8)).toEqual([]);
  expect(Object.keys(exceptions).filter(field => !(field in each))).toEqual([]);
});

test('a counter that does not exist is refused by name', () => {
  expect(() => card('german 9-9-9-9')).toThrow("there is no counter 'german 9-9-9-9'");
  expect(() => unitCard('german MG34')).toThrow("'german MG34' is a support weapon");
  expect(() => supportWeaponCard('german Lt. Koch')).toThrow("'german Lt. Koch' is a unit");
  expect(all.filter(isSmc).map(({ id }) => id)).toContain('german Lt. Koch');
});
