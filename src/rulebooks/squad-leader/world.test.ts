/** The map (1.2), and looking before firing (2.1.2). */
import { expect, test } from 'vitest';
import { battlefieldOf } from '../../board/library.ts';
import { squadLeader } from './index.ts';
import { offers, play, refusals, skirmish, standing, unit, weapon } from './testing/bench.ts';
import { distance, hexName, ix, neighbours } from './world.ts';

function joined(text: string) {
  const field = battlefieldOf(text);
  if (!field.ok) throw new Error(field.wrong);
  return { ...standing({ units: [] }).world, field: field.value };
}

test('[sl 1.2.1, 1.1.2.2] ranges are counted in hexes, the target’s included, whatever the line crosses', () => {
  const { world } = standing({ units: [] });
  expect(distance(world, '1:D2', '1:D6')).toBe(4);
  // Straight across, the line runs along hexsides and through fewer hexes than are counted.
  expect(distance(world, '1:C4', '1:E4')).toBe(2);
  expect(distance(world, '1:D2', '1:D2')).toBe(0);
});

test('[sl 1.2.3] a hex goes by its board and its place on it', () => {
  const world = joined('village+farm');
  expect(world.field.ids).toContain('1:C4');
  expect(world.field.ids).toContain('2:BB5');
  expect(() => ix(world, '3:C4')).toThrow('no hex');
});

test('[sl 1.2.4] half-hexes of boards that lie side by side are one hex, by either name', () => {
  const world = joined('village+farm');
  const seam = [...world.field.names].filter(([name, hex]) => world.field.ids[hex] !== name);
  expect(seam.length).toBeGreaterThan(5);
  for (const [name, hex] of seam) {
    const id = hexName(world, hex);
    expect(id.slice(0, 1)).not.toBe(name.slice(0, 1));
    expect(distance(world, name as typeof id, id)).toBe(0);
    const boards = new Set(neighbours(world, id).map(each => each.slice(0, 1)));
    expect([...boards].length, id).toBeGreaterThan(1);
  }
});

const UNITS = [
  { card: 'german 4-6-7', at: '1:D5' },
  { card: 'russian 4-4-7', at: '1:D2' },
] as const;
const WOODS = { hexes: { D4: 'woods' } } as const;

test('[sl 2.1.2] open: what is not in sight can’t be aimed at', () => {
  const match = skirmish({ units: [...UNITS, { card: 'russian 4-4-7', at: '1:F5' }], ...WOODS });
  play(match, 'german', 'ready u1');
  expect(offers(match, 'german', 'at')).toEqual(['at 1:F5']);
  expect(refusals(match, 'german', 'at 1:D2')).toEqual(['2.1.4']);
});

test('[sl 2.1.2] strict: nobody is told beforehand; a blocked attack is wasted, and weapons may break all the same', () => {
  const strict = {
    options: { sight: 'strict' as const },
    weapons: [{ card: 'german LMG', by: 'u1' }] as const,
  };
  const match = skirmish({ units: UNITS, ...WOODS, ...strict }, [[6, 6]]);
  play(match, 'german', 'ready u1', 'at 1:D2', 'add w1', 'shoot');
  expect(unit(match, 'u2').desperate).toBeUndefined();
  expect(unit(match, 'u1')).toMatchObject({ fired: 'prep-fire', spent: true });
  expect(weapon(match, 'w1')).toMatchObject({ malfunctioned: true, fired: 'prep-fire' });
  const sight = squadLeader.presentation?.sight?.(match.state, '1:D5', '1:D2', match.world);
  expect(sight).toBeUndefined();
});
