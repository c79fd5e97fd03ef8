import { expect, test } from 'vitest';
import type { FireFrame } from '../state.ts';
import { firstSide, type Position, standing } from '../testing/bench.ts';
import { fireCard } from './card.ts';

/** The card of an attack from D8 at D6, two hexes away in the open. */
function cardOf(position: Position, frame: Partial<FireFrame>) {
  const { world, view } = standing(position);
  const card = fireCard(world, view, {
    is: 'fire',
    by: firstSide(position),
    from: '1:D8',
    shooters: ['u1'],
    target: '1:D6',
    ...frame,
  });
  if (!card) throw new Error('no card');
  return card;
}
const firepower = (position: Position, frame: Partial<FireFrame>) => cardOf(position, frame).firepower.value;

const ENEMY = 'american 2-5-4-6 D6';
const here = (card: string, rest = '') => `${card} D8 ${rest}`;

test('[lnl 5.2.a] the leading unit adds all, the others half, and the sum is rounded up once', () => {
  const units = [here('german 1-6-4-5'), here('german 1-6-4-5'), here('german 1-6-4-5'), ENEMY];
  expect(firepower({ units }, { shooters: ['u1'] })).toBe(1);
  expect(firepower({ units }, { shooters: ['u1', 'u2'] })).toBe(2);
  // 1 + ½ + ½: rounded one by one it would be 3.
  const { each, firepower: all } = cardOf({ units }, { shooters: ['u1', 'u2', 'u3'] });
  expect(all.value).toBe(2);
  const halves = each.map(part => part.firepower.kept.some(({ id }) => id === 'supports'));
  expect(halves).toEqual([false, true, true]);
});

test('[lnl 5.2.a, 1.1.d] weapons on the Direct Fire Table add all of theirs', () => {
  const units = [here('german 1-6-4-5'), here('german 1-6-4-5'), ENEMY];
  expect(firepower({ units, weapons: ['german MG34 of u1'] }, { shooters: ['u1', 'w1', 'u2'] })).toBe(4);
});

test('[lnl 4.0.k] E-003 a weapon that fires alone brings its own firepower', () => {
  const weapons = ['german MG34 of u1'];
  expect(firepower({ units: [here('german 1-6-4-5'), ENEMY], weapons }, { shooters: ['w1'] })).toBe(2);
});

test('[lnl 11.2.d] Heroes add all of theirs, less when wounded', () => {
  const units = [here('german 1-6-4-5'), here('german Kessler'), ENEMY];
  expect(firepower({ units }, { shooters: ['u1', 'u2'] })).toBe(3);
  const wounded = [here('german 1-6-4-5'), here('german Kessler', 'wounded'), ENEMY];
  expect(firepower({ units: wounded }, { shooters: ['u1', 'u2'] })).toBe(2);
  // A wound leaves a Scout, who has but one side, what he had.
  expect(firepower({ units: [here('german Scout', 'wounded'), ENEMY] }, {})).toBe(
    firepower({ units: [here('german Scout'), ENEMY] }, {}),
  );
});

test('[lnl 12.0.a] a Skill adds to the firepower of its possessor', () => {
  expect(firepower({ units: [here('german Kessler', 'skill Crack Shot'), ENEMY] }, {})).toBe(3);
});

test('[lnl 5.4] beyond its printed range a boxed unit fires at half, rounded up, before anything else', () => {
  const units = ['british 2-5-4-5 A5', 'british 2-5-4-5 A5', 'german 1-6-4-5 G5', 'german 1-6-4-5 F5'];
  const at = { from: '1:A5', shooters: ['u1', 'u2'] } as const;
  expect(firepower({ units }, { ...at, target: '1:G5' })).toBe(2);
  expect(firepower({ units }, { ...at, target: '1:F5' })).toBe(3);
});

const WINDOW: Partial<Position> = {
  doing: [{ is: 'window', side: 'german', at: '1:D6', movers: ['u2'], shots: 1, fired: [] }],
};

test('[lnl 4.1.b] an Ops Complete unit fires at one less, and may come below zero', () => {
  const less = (card: string) => firepower({ ...WINDOW, units: [here(card, 'opsComplete'), ENEMY] }, {});
  expect(less('german 1-6-4-5')).toBe(0);
  expect(less('german 0-4-4-5')).toBe(-1);
});

test('[lnl 4.1.b] the one less is taken from each unit, before its half is', () => {
  const tired = here('german 2-3-4-6', 'opsComplete');
  expect(firepower({ ...WINDOW, units: [tired, ENEMY, tired] }, { shooters: ['u1', 'u3'] })).toBe(2);
});

test('[lnl 4.1.c] the machine gun of an Ops Complete unit is halved, rounded up', () => {
  const position = {
    units: [here('german 1-6-4-5', 'opsComplete'), ENEMY],
    weapons: ['german MG42 of u1 assembled'],
  };
  expect(firepower({ ...WINDOW, ...position }, { shooters: ['w1'] })).toBe(2);
  // At what it has just spotted it fires at full strength.
  expect(firepower(position, { shooters: ['w1'] })).toBe(3);
});

test('[lnl 1.6.e, 1.6.f] a single man fires a weapon at half, two of them at full strength', () => {
  const position = {
    units: [here('german Lt. Koch'), here('german Kessler'), ENEMY],
    weapons: ['german MG42 of u1 assembled'],
  };
  expect(firepower(position, { shooters: ['w1'] })).toBe(2);
  expect(firepower(position, { shooters: ['w1'], mate: 'u2' })).toBe(3);
});

test('[lnl 6.1.c] E-015 two squads that have moved by assault fire with 2 + 1 - 2', () => {
  const moved = here('american 2-5-4-6', 'moved Assault Move');
  const card = cardOf({ units: [moved, moved, 'german 1-6-4-5 D6'] }, { shooters: ['u1', 'u2'] });
  expect(card.lines[0]?.attack).toBe(1);
  expect(card.lines[0]?.modifiers.dropped).toHaveLength(1);
});

test('[lnl 5.4, 5.2.a] the half of extended range is rounded up by itself, before the sum is', () => {
  const units = ['british 1-4-4-5 A5', 'british 1-4-4-5 A5', 'german 1-6-4-5 F5'];
  const { each } = cardOf({ units }, { from: '1:A5', shooters: ['u1', 'u2'], target: '1:F5' });
  expect(each.map(part => part.firepower.value)).toEqual([1, 0.5]);
});

test('[lnl 4.1.e] at what it has just spotted an Ops Complete unit fires in full', () => {
  expect(firepower({ units: [here('german 2-3-4-6', 'opsComplete'), ENEMY] }, {})).toBe(2);
});

test('[lnl 4.1.c] the machine gun of a unit that is not Ops Complete is not halved in the enemy’s impulse', () => {
  const weapons = ['german MG42 of u1 assembled'];
  expect(
    firepower({ ...WINDOW, units: [here('german 1-6-4-5'), ENEMY], weapons }, { shooters: ['w1'] }),
  ).toBe(3);
});

test('[lnl 4.1.c] of an Ops Complete unit’s weapons machine guns and Flamethrowers are halved, charges are not', () => {
  const of = (card: string) =>
    firepower(
      { ...WINDOW, units: [here('german 1-6-4-5', 'opsComplete'), ENEMY], weapons: [`german ${card} of u1`] },
      { shooters: ['w1'] },
    );
  expect(['Flamethrower', 'Satchel Charge', 'Molotov Cocktail'].map(of)).toEqual([3, 6, 2]);
});

test('[lnl 5.2.a, 11.2.d] a weapon or a Hero named first takes the lead from nobody', () => {
  const units = [here('american 2-5-4-6'), here('american Layer'), 'german 1-6-4-5 D6'];
  const weapons = ['american BAR of u1'];
  expect(firepower({ units, weapons }, { shooters: ['w1', 'u1'] })).toBe(1 + 2);
  expect(firepower({ units, weapons }, { shooters: ['u2', 'u1'] })).toBe(2 + 2);
});
