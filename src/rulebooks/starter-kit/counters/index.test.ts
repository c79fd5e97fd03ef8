import { expect, test } from 'vitest';
import { CARDS, type Card, card, isLeader, isMmc, isPerson, personCard, RANKS, weaponCard } from './index.ts';

const all = [...CARDS.values()];
const EUROPEANS = ['german', 'russian', 'american', 'british'];
const mmcs = all.filter(isMmc);
const squads = mmcs.filter(({ kind }) => kind === 'squad');
const leaders = all.filter(isLeader);
const weapons = all.filter(each => !isPerson(each));

const named = <C extends Card>(cards: readonly C[]) => cards.map(each => [each.id, each] as const);

test('every nation has squads, half-squads, a crew and all eight leaders', () => {
  for (const nation of EUROPEANS) {
    const own = all.filter(each => each.nation === nation);
    expect(own.filter(each => each.kind === 'squad').length).toBeGreaterThanOrEqual(5);
    expect(own.filter(each => each.kind === 'half-squad').length).toBeGreaterThanOrEqual(5);
    expect(own.filter(each => each.kind === 'crew').length).toBeGreaterThanOrEqual(1);
    expect(own.filter(isLeader).map(({ id }) => id)).toEqual(RANKS.map(rank => `${nation} ${rank}`));
  }
});

test.each(named(mmcs))('[aslsk 1.2.2.c] %s: the face is firepower, range and morale', (id, mmc) => {
  const face = `${mmc.nation} ${mmc.firepower}-${mmc.range}-${mmc.morale}`;
  expect([face, `${face} reduced`, `${face} raiders`, `${face} paramarines`]).toContain(id);
});

test.each(named(leaders))('[aslsk 1.2.1.a] %s: the face is morale and leadership', (id, leader) => {
  const { nation, morale, leadership } = leader;
  const signed = leadership > 0 ? `+${leadership}` : leadership === 0 ? '-0' : `${leadership}`;
  expect(id).toBe(`${nation} ${morale}${signed}`);
});

test.each(named(squads))('%s is reduced to a half-squad of its own kind', (_, squad) => {
  const half = card(squad.half ?? '');
  if (!isMmc(half)) throw new Error(`${half.id} is no MMC`);
  expect(half).toMatchObject({
    kind: 'half-squad',
    nation: squad.nation,
    class: squad.class,
    morale: squad.morale,
  });
  expect(half.firepower).toBeLessThan(squad.firepower);
  expect(half.range).toBeLessThanOrEqual(squad.range);
  if (squad.brokenMorale !== undefined) expect(half.brokenMorale).toBe(squad.brokenMorale - 1);
});

test('half-squads and crews cannot be reduced further', () => {
  expect(mmcs.filter(({ kind, half }) => kind !== 'squad' && half !== undefined)).toEqual([]);
});

const CLASS_ORDER = ['E', '1', '2', 'G', 'C'];

test.each(named(mmcs.filter(({ lower }) => lower !== undefined)))(
  '%s is replaced by a unit of the same nation and size and of a lower class',
  (_, unit) => {
    const lower = card(unit.lower ?? '');
    if (!isMmc(lower)) throw new Error(`${lower.id} is no MMC`);
    expect(lower).toMatchObject({ kind: unit.kind, nation: unit.nation });
    expect(CLASS_ORDER.indexOf(lower.class)).toBeGreaterThan(CLASS_ORDER.indexOf(unit.class));
    expect(lower.morale).toBeLessThanOrEqual(unit.morale);
  },
);

test('reducing and then replacing leaves the same unit as replacing and then reducing', () => {
  for (const squad of squads.filter(({ lower }) => lower !== undefined)) {
    const half = card(squad.half ?? '');
    const lower = card(squad.lower ?? '');
    expect(isMmc(half) && half.lower).toBe(isMmc(lower) && lower.half);
  }
});

test('crews and units with underlined morale have nothing below them', () => {
  const exempt = mmcs.filter(({ kind, steadfast }) => kind === 'crew' || steadfast);
  expect(exempt.map(({ id }) => id)).toContain('american 7-4-7');
  expect(exempt.filter(({ lower }) => lower !== undefined)).toEqual([]);
});

test('every other ladder ends with green troops or conscripts', () => {
  const ends = mmcs.filter(
    ({ kind, steadfast, lower }) => kind !== 'crew' && !steadfast && lower === undefined,
  );
  expect(ends.length).toBeGreaterThanOrEqual(8);
  expect(ends.filter(unit => unit.class !== 'G' && unit.class !== 'C')).toEqual([]);
});

test('leaders fall rank by rank from 10-3 to 6+1', () => {
  for (const nation of EUROPEANS) {
    const fallen: string[] = [];
    for (let id: string | undefined = `${nation} 10-3`; id !== undefined; id = personCard(id).lower)
      fallen.push(id);
    expect(fallen).toEqual(
      ['10-3', '10-2', '9-2', '9-1', '8-1', '8-0', '7-0', '6+1'].map(rank => `${nation} ${rank}`),
    );
  }
});

test('a leader without a modifier has a plain zero', () => {
  expect(card('german 8-0')).toMatchObject({ leadership: 0 });
});

test('leaders and crews rally by themselves', () => {
  const boxed = [
    ...leaders.filter(({ nation }) => nation !== 'japanese'),
    ...mmcs.filter(({ kind }) => kind === 'crew'),
  ];
  expect(boxed.filter(({ selfRally }) => selfRally !== true)).toEqual([]);
});

test('counters of the examples: a 4-6-7 leaves a 2-4-7, a 4-2-6 a 2-2-6, a broken 5-2-7 rallies on 7', () => {
  expect(card('german 4-6-7')).toMatchObject({ half: 'german 2-4-7' });
  expect(card('russian 4-2-6')).toMatchObject({ half: 'russian 2-2-6' });
  expect(card('russian 5-2-7')).toMatchObject({ brokenMorale: 7 });
});

test('only squads have smoke grenades or assault fire', () => {
  const others = mmcs.filter(({ kind }) => kind !== 'squad');
  expect(others.filter(({ smokeExponent, assaultFire }) => smokeExponent ?? assaultFire)).toEqual([]);
});

test('weapons of the examples: German MMG 5-12 with ROF 2, HMG of 4 PP, Russian MMG of 5 PP', () => {
  expect(card('german MMG')).toMatchObject({ firepower: 5, rateOfFire: 2 });
  expect(card('german HMG')).toMatchObject({ portage: 4 });
  expect(card('russian MMG')).toMatchObject({ portage: 5 });
});

test('a flamethrower is removed on 10, a demolition charge works below 12', () => {
  expect(card('german FT')).toMatchObject({ firepower: 24, range: 1, removal: 10 });
  expect(card('russian DC')).toMatchObject({ firepower: 30, removal: 12 });
});

test('the American 60 mm mortar cannot fire at range 2, the German 50 mm can', () => {
  expect(card('american 60mm MTR')).toMatchObject({ range: { min: 3 } });
  expect(card('german 50mm MTR')).toMatchObject({ range: { min: 2 } });
});

test('a bazooka attacks infantry in a building with 8 factors', () => {
  for (const model of ['BAZ 43', 'BAZ 44', 'BAZ 45'])
    expect(card(`american ${model}`)).toMatchObject({ firepower: 8 });
});

test('a PIAT breaks down on 10 and is repaired with 1 or 2', () => {
  const piat = card('british PIAT');
  expect(piat).toMatchObject({ firepower: 8, breakdown: 10, repair: 2 });
  expect(piat).not.toHaveProperty('removal');
});

const SIZES = ['light', 'medium', 'heavy'];

test('a bigger machine gun is stronger, reaches farther, fires oftener and weighs more', () => {
  for (const nation of EUROPEANS) {
    const guns = weapons
      .filter(weapon => weapon.kind === 'machine-gun')
      .filter(gun => gun.nation === nation)
      .toSorted((a, b) => SIZES.indexOf(a.size) - SIZES.indexOf(b.size));
    expect(guns.length).toBeGreaterThan(1);
    for (const field of ['firepower', 'range', 'rateOfFire', 'portage'] as const) {
      const values = guns.map(gun => gun[field]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  }
});

test('a weapon breaks down or is removed, never both', () => {
  for (const weapon of weapons) {
    const breaks = 'breakdown' in (weapon.kind === 'gun' ? weapon.piece : weapon);
    expect(breaks, weapon.id).toBe(!('removal' in weapon));
  }
});

test.each(named(all))('%s says where its values come from', (_, each) => {
  const { source, exceptions = {} } = each;
  expect([source, ...Object.values(exceptions)].filter(({ from }) => from.length < 8)).toEqual([]);
  expect(Object.keys(exceptions).filter(field => !(field in each))).toEqual([]);
});

test('a counter that does not exist is refused by name', () => {
  expect(() => card('german 9-9-9')).toThrow("there is no counter 'german 9-9-9'");
  expect(() => personCard('german LMG')).toThrow("'german LMG' is a weapon");
  expect(() => weaponCard('german 4-6-7')).toThrow("'german 4-6-7' is no weapon");
});
