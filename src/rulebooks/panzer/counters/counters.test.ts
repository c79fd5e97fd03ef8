import { describe, expect, test } from 'vitest';
import { ANGLES, DAMAGES, damageOf, damageRow, ELEVATIONS, LOCATIONS, OUR_CHARTS } from '../charts/index.ts';
import {
  armour,
  armourAt,
  CARDS,
  type Card,
  cardOf,
  GUNS,
  type GunCard,
  MACHINE_GUNS,
  NATIONS,
  VEHICLES,
  type VehicleCard,
  type WeaponRow,
} from './index.ts';

const all: readonly (readonly [string, Card])[] = Object.entries<Card>(CARDS);
const guns: readonly (readonly [string, GunCard])[] = Object.entries<GunCard>(GUNS);
const vehicles: readonly (readonly [string, VehicleCard])[] = Object.entries<VehicleCard>(VEHICLES);

const isFalling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= (values[i - 1] ?? value));
const isGood = ({ reach, factors }: WeaponRow): boolean =>
  isFalling(factors) && isFalling(reach.toReversed()) && factors.every(factor => factor >= 1);

describe('the set of cards', () => {
  test('23 guns, 45 vehicles and trucks of four nations, and their men and guns', () => {
    expect(guns).toHaveLength(23);
    expect(vehicles.filter(([, { type }]) => type !== 'S')).toHaveLength(45);
    for (const nation of NATIONS)
      for (const kind of ['vehicle', 'leg', 'towed'])
        expect(all.some(([, card]) => card.is === kind && card.nation === nation)).toBe(true);
  });
  test('every card says where its figures come from, and has a title of its own in its nation', () => {
    expect([...all, ...guns].filter(([, { source }]) => source.from.length < 8)).toEqual([]);
    const titles = all.map(([, { nation, title }]) => `${nation} ${title}`);
    expect(titles).toEqual([...new Set(titles)]);
  });
  test('squads name the half-squad that they become', () => {
    for (const [, card] of all)
      if (card.is === 'leg' && card.half !== undefined)
        expect(all.find(([id]) => id === card.half)?.[1].nation).toBe(card.nation);
  });
});

describe('weapons', () => {
  test.each(guns)('%s does less the farther it fires', (_, gun) => {
    const rows = [gun.ap, gun.gp].filter(row => row !== undefined);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(isGood)).toBe(true);
  });
  test('machine guns and men too', () => {
    expect(Object.values<WeaponRow>(MACHINE_GUNS).every(isGood)).toBe(true);
    for (const [, card] of all)
      if (card.is === 'leg')
        expect([card.gp, card.ap].every(row => row === undefined || isGood(row))).toBe(true);
  });
  test('what the text tells: the 6 pdr’s best GP factor is 2, the 3.7 in howitzer has A: G3, a 2 pdr no GP', () => {
    expect(Math.max(...GUNS['6 pdr'].gp.factors)).toBe(2);
    expect(GUNS['3.7in Howitzer'].limit).toEqual({ rows: 'gp', at: 3 });
    expect('gp' in GUNS['2 pdr']).toBe(false);
    expect(GUNS['3.7cm L/46'].rate).not.toBe('N');
  });
  test('damage goes by calibre: an 88 does at least what a 2 cm does', () => {
    for (let die = 1; die <= 10; die++) {
      const [small, large] = ([GUNS['2cm KwK30'], GUNS['8.8cm L/56']] as const).map(({ calibre }) =>
        DAMAGES.indexOf(damageOf(OUR_CHARTS, damageRow(calibre), die)),
      );
      expect(large).toBeGreaterThanOrEqual(small ?? 0);
    }
  });
});

describe('armour', () => {
  test('what the text tells of the PzKpfw IVF2: TF 12 from ahead, TR 9 from Rear/Side', () => {
    const panzer = VEHICLES['pz-ivf2'];
    expect(armourAt(panzer, 'Front', 'Level', 'TF')).toBe(12);
    expect(armourAt(panzer, 'Rear/Side', 'Level', 'TR')).toBe(9);
  });
  test.each(vehicles)('%s has a value for every plate that can be struck', (_, card) => {
    const ends = { Front: ['TF', 'HF'], Rear: ['TR', 'HR'] } as const;
    for (const elevation of ELEVATIONS)
      for (const angle of ANGLES) {
        const plates =
          angle === 'Front' || angle === 'Rear'
            ? ends[angle]
            : LOCATIONS.filter(each => each !== 'TK' && each !== 'Dk');
        for (const plate of plates) expect(armourAt(card, angle, elevation, plate)).toBeGreaterThanOrEqual(0);
        if (elevation === 'Falling') expect(armourAt(card, angle, elevation, 'Dk')).toBeGreaterThanOrEqual(0);
      }
  });
  test('plates lean away from rising shots and towards falling ones', () => {
    for (const [, card] of vehicles)
      for (const plate of ['TF', 'HF', 'HR', 'TR'] as const) {
        const [fall, level, rise] = (['Falling', 'Level', 'Rising'] as const).map(elevation =>
          armourAt(card, plate.endsWith('F') ? 'Front' : 'Rear', elevation, plate),
        );
        expect(isFalling([rise ?? 0, level ?? 0, fall ?? 0])).toBe(true);
      }
  });
  test('a slip in a card is found when it is loaded', () => {
    expect(() => armour('1/2/3 1/2/3/4/5/6', '1/2/3/4 1/2/3/4/5/6', '1/2/3/4 1/2/3/4/5/6', 1)).toThrow(
      "armour '1/2/3 1/2/3/4/5/6': expected TF/TR/HF/HR TF/TS/TR/HF/HS/HR",
    );
    expect(() => armourAt(VEHICLES.a9, 'Front', 'Level', 'HS')).toThrow('A9 has no HS from Front, Level');
  });
});

describe('vehicles', () => {
  test('what the text tells of them', () => {
    expect(VEHICLES['pz-tiger']).toMatchObject({ gpDefence: 5, type: 'A' });
    expect(VEHICLES['pz-iiij'].turretTurn).toBe(2);
    expect(VEHICLES['pz-iiif'].bog).toBe(-5);
    expect(VEHICLES['m11-39'].noRadio).toBe(true);
    expect(VEHICLES['psw-231'].dualControls).toBe(true);
    expect(VEHICLES['crusader-i'].brewsUp).toBe(true);
    expect(VEHICLES['crusader-iii-op']).toMatchObject({ guns: [], turretTurn: 0 });
    expect(VEHICLES['l3-35-lf'].trailer).toEqual({ armour: 2, hits: { HS: 25, HR: 60 }, damagedLimit: 4 });
    const lighter = VEHICLES['pz-ivd'].weight - VEHICLES['pz-ib'].weight;
    expect([lighter >= 15, lighter < 20]).toEqual([true, true]);
  });
  test.each(vehicles)(
    '%s is never slower on a better way, and has a turret that turns or none',
    (_, card) => {
      expect(isFalling(card.speed.toReversed())).toBe(true);
      const hasTurret = card.gunIn === 'turret' || 'turretGun' in card;
      // An observer’s turret carries no gun, and turns for nobody.
      expect(hasTurret || card.turretTurn === 0).toBe(true);
      expect(cardOf('german-truck').points).toBeLessThanOrEqual(card.points);
    },
  );
});
