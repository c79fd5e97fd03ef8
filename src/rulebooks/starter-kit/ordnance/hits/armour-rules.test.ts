/** Clauses of 7.10 to 7.13 that meet in the fire of guns: crews that were stunned, thin plates, open tops. */
import { expect, test } from 'vitest';
import { modifier, OUR_CHARTS } from '../../charts/index.ts';
import { toKillResult } from '../../charts/ordnance/vehicle-effects.ts';
import { gunModifiers } from '../../close-combat/attack-by-vehicle.ts';
import { assaultModifiers } from '../../close-combat/attack-on-vehicle.ts';
import type { Vehicle } from '../../state.ts';
import { citesSaid, type Position, play, skirmish, type TestMatch, WORLD } from '../../testing/bench.ts';
import { vehicleById } from '../../vehicles/vehicles.ts';
import { declared } from '../test-guns.ts';
import { hullEffect, hullHit } from './armour-hits.ts';
import { toHitModifiers } from './to-hit.ts';

/** A tank in D5 that fires at men in D2, with others far away. */
function tank(card: string, more = '', position: Partial<Position> = {}): Position {
  const nation = card.split(' ')[0] ?? '';
  const enemy = nation === 'german' ? 'russian 4-4-7' : 'german 4-6-7';
  return {
    attacker: nation,
    phase: 'prep-fire',
    units: [`${enemy} D2`, `${enemy} L3`],
    vehicles: [`${card} D5 facing 0 ${more}`],
    ...position,
  };
}

const modifiers = (match: TestMatch) => {
  const shot = declared(match);
  return toHitModifiers(match.world, match.state, shot, match.state.units[0]).kept.map(
    ({ id, n }) => `${id} ${n}`,
  );
};

test('[aslsk 7.10.i] a crew that was stunned before aims worse, and fights worse at close quarters', () => {
  const match = skirmish(tank('german PzKpfw IVH', 'shaken crewExposed'));
  play(match, 'german', 'ready v1.MA', 'at 1:D2', 'aim infantry');
  expect(modifiers(match)).toEqual(['shaken crew 1']);
  const { state } = skirmish({
    ...tank('german PzKpfw IVH', 'shaken'),
    units: ['russian 4-4-7 D5'],
    doing: [{ is: 'done' }],
  });
  const attack = {
    guns: ['v1.CMG'],
    on: state.units,
    stacked: {},
    side: 'german',
    ambusher: undefined,
  } as const;
  expect(gunModifiers(match.world, state, attack).kept.map(({ id, n }) => `${id} ${n}`)).toEqual([
    'shaken crew 1',
  ]);
});

test('[aslsk 7.13.b] pinned without a lid: two worse to hit, no rate of fire, and no pressing', () => {
  const match = skirmish(tank('american M10', 'crewExposed pinned'), '1,6 6,6 1,1');
  play(match, 'american', 'ready v1.MA', 'at 1:D2', 'aim infantry');
  expect(modifiers(match)).toEqual(['pinned firer 2']);
  play(match, 'american', 'shoot');
  expect(vehicleById(match.state, 'v1').arms?.MA?.fired).toBe('prep');
  expect(match.choiceOf('american') === undefined || !match.offered('american').includes('ready v1.MA')).toBe(
    true,
  );
  // Unpinned it keeps its rate of fire by the 1.
  const free = skirmish(tank('american M10', 'crewExposed'), '1,6 6,6 1,1');
  play(free, 'american', 'ready v1.MA', 'at 1:D2', 'aim infantry', 'shoot');
  expect(vehicleById(free.state, 'v1').arms).toBeUndefined();
});

// ---- the area target type

/** A howitzer in D8 that fires at the hex of a vehicle in D4. */
const shelled = (card: string, more: Partial<Vehicle> = {}, hexes: Position['hexes'] = {}) => {
  const nation = card.split(' ')[0] === 'german' ? 'american' : 'german';
  const gun = nation === 'german' ? 'german 10.5cm leFH 18' : 'american M2A1 105mm ART';
  const match = skirmish({
    attacker: nation,
    hexes: hexes ?? {},
    units: [{ card: nation === 'german' ? 'german 2-2-8' : 'american 2-2-7', at: '1:D8' }],
    weapons: [`${gun} of u1 facing 0`],
    vehicles: [{ card, at: '1:D4', facing: 0, ...more }],
  });
  play(match, nation, 'ready w1', 'at 1:D4', 'aim area');
  const hit = hullHit(
    match.world,
    match.state,
    declared(match),
    vehicleById(match.state, 'v1'),
    'hull',
    false,
  );
  return hit;
};
const drmOf = (hit: ReturnType<typeof shelled>) => hit.drm.kept.map(({ id, n }) => `${id} ${n}`);

test('[aslsk 7.11.a, 7.13.a] thin plates all round make it worse, an open top once more, and cover counts', () => {
  expect(drmOf(shelled('russian BA-10'))).toEqual(['all armour 4 or less -1']);
  expect(drmOf(shelled('russian SU-76M', { crewExposed: true }))).toEqual([
    'all armour 4 or less -1',
    'open-topped -1',
  ]);
  expect(drmOf(shelled('russian T-34/85'))).toEqual([]);
  expect(shelled('russian T-34/85', {}, { D4: 'stone building' }).drm.value).toBe(3);
});

test('[aslsk 7.11.a] a KIA destroys, a K or one more strikes hull or turret, all else is nothing', () => {
  const hit = shelled('russian T-34/85');
  expect(hit.column).toBe(12 - 4);
  const effects = [2, 3, 4, 5].map(roll => hullEffect(WORLD, hit, roll));
  expect(effects).toEqual(['destroyed', 'immobilized', 'immobilized', 'nothing']);
  expect(hullEffect(WORLD, { ...hit, aspect: 'turret' }, 3)).toBe('shock');
});

test('[aslsk 7.12.b] on the area target type the crew is struck at half, and in a stone building has its walls', () => {
  const crew = (hexes: Position['hexes'], ...dice: readonly (readonly number[])[]) => {
    const match = skirmish(
      {
        attacker: 'german',
        hexes: hexes ?? {},
        units: ['german 2-2-8 D8'],
        weapons: ['german 10.5cm leFH 18 of u1 facing 0'],
        vehicles: ['russian T-34/85 D4 facing 0 crewExposed'],
      },
      dice,
    );
    play(match, 'german', 'ready w1', 'at 1:D4', 'aim area', 'shoot');
    return [citesSaid(match).includes('7.12.b'), vehicleById(match.state, 'v1').stunned === true];
  };
  // Half of 20 is column 8: a 6 and 2 for the hatch is NMC. On column 20 it would be 3MC, which a 7 fails.
  expect(crew({}, [1, 2], [3, 3], [4, 3])).toEqual([true, false]);
  // The walls take a 5 and 3 to 8, and not to 7.
  expect(crew({ D4: 'stone building' }, [1, 2], [3, 2], [4, 4])).toEqual([true, false]);
});

// ---- the roll to kill

test('[aslsk 7.10.g, 7.10.c] an equal roll on the hull immobilizes, high explosive and charges also with one more; flames, machine guns never', () => {
  const hull = (killer: Parameters<typeof toKillResult>[1], roll: number) =>
    toKillResult(OUR_CHARTS, killer, 'hull', 7, roll);
  expect([6, 7, 8, 9].map(roll => hull('AP, APCR, APDS or HEAT', roll))).toEqual([
    'destroyed',
    'immobilized',
    'possible shock',
    'nothing',
  ]);
  expect([6, 7, 8, 9].map(roll => hull('HE or DC', roll))).toEqual([
    'destroyed',
    'immobilized',
    'immobilized',
    'nothing',
  ]);
  for (const killer of ['FT', 'MG'] as const) {
    expect([7, 8].map(roll => hull(killer, roll))).not.toContain('immobilized');
  }
});

// ---- as targets

test('[aslsk 7.3.a] the larger a vehicle, the easier it is hit: from -2 for the largest to +2 for the smallest', () => {
  const sizes = ['very large', 'large', 'average', 'small', 'very small'] as const;
  expect(sizes.map(size => modifier(OUR_CHARTS.targetSize, size).n)).toEqual([-2, -1, 0, 1, 2]);
  const small = skirmish({
    attacker: 'german',
    units: ['german 2-2-8 D8'],
    weapons: ['german 7.5cm PaK 40 of u1 facing 0'],
    vehicles: ['russian T-70 D4 facing 0'],
  });
  play(small, 'german', 'ready w1', 'at 1:D4', 'engage v1');
  const drm = toHitModifiers(small.world, small.state, declared(small), vehicleById(small.state, 'v1'));
  expect(drm.kept.map(({ id, n }) => `${id} ${n}`)).toEqual(['small target 1']);
});

test('[aslsk 7.13.a] in close combat an open top takes two off the dice against it, hatches and all', () => {
  const drm = (card: string) => {
    const { state } = skirmish({
      units: ['german 4-6-7 D5'],
      vehicles: [`${card} D5 facing 0 crewExposed`],
      doing: [{ is: 'done' }],
    });
    const { kept } = assaultModifiers(WORLD, { by: state.units.slice(0, 1), on: vehicleById(state, 'v1') });
    return kept.map(({ id, n }) => `${id} ${n}`);
  };
  expect(drm('american M10')).toEqual(['open-topped -2']);
  expect(drm('russian T-34/85')).toEqual(['crew exposed -1']);
});

test('[aslsk 7.12.a] a flame at the men in a hex strikes the crew that looks out among them, and not its tank', () => {
  const position: Position = {
    attacker: 'russian',
    units: ['russian 6-2-8 D5', 'german 4-6-7 D4', 'russian 4-4-7 L3'],
    weapons: ['russian FT of u1'],
    vehicles: ['german Panther D4 facing 0 crewExposed'],
  };
  const match = skirmish(position, '1,2');
  play(match, 'russian', 'ready w1', 'at 1:D4', 'shoot');
  expect(vehicleById(match.state, 'v1')).toMatchObject({ stunned: true, recalled: true });
  expect(vehicleById(match.state, 'v1').wreck).toBeUndefined();
});
