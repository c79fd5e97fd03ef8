/** Engineers against the ground (7.19), and guns against houses (CES.TER). */
import { expect, test } from 'vitest';
import { sideOf, sideTerrainOf } from '../../../board/index.ts';
import { inSight } from '../sight/sight.ts';
import { terrainAt } from '../terrain/ground.ts';
import { worldNow } from '../terrain/ruins.ts';
import {
  citesSaid,
  hundred,
  offers,
  type Position,
  play,
  refusals,
  skirmish,
  standing,
  unit,
} from '../testing/bench.ts';
import { ix } from '../world.ts';

type Unit = Position['units'][number];
type More = Partial<Omit<Position, 'units'>>;
const SAPPERS = { card: 'german-pioneers', at: '1:C6', command: 'MOVE' } as const;
const FIELD = {
  side: 'british',
  kind: 'Deliberate',
  mines: 'both',
  hexes: ['1:C5', '1:C4'],
  seen: ['1:C5'],
  left: 0,
  cleared: 0,
} as const;
const WALL = { board: { sides: { 'C6/N': 'wall', 'C6/S': 'hedge' } } } as never as More;
/** Pioneers at C6, a mined hex before them, and somebody who has still to move. */
const work = (units: readonly Unit[], dice: readonly number[], more: More = {}) =>
  skirmish(
    {
      phase: 'assault',
      first: 'german',
      options: ['7.19', '7.31'],
      minefields: [FIELD],
      ...more,
      units: [
        ...units,
        { card: 'german-squad', at: '1:H9', command: 'MOVE' },
        { card: 'british-truck', at: '1:M2', shown: true },
      ],
    },
    dice.map(hundred),
  );

test('[panzer 7.19.a] engineers alone attack the ground: not riflemen, and not houses', () => {
  expect(offers(work([SAPPERS], []), 'german', 'demolish')).toEqual(['demolish 1:C5']);
  expect(offers(work([SAPPERS], [], WALL), 'german', 'breach')).toEqual(['breach 1:C6 N']);
  expect(
    offers(
      work([{ ...SAPPERS, card: 'german-half-squad', was: 'german-pioneers' }], []),
      'german',
      'demolish',
    ),
  ).toHaveLength(1);
  for (const none of [
    work([{ ...SAPPERS, card: 'german-squad' }], [], WALL),
    work([SAPPERS], [], { ...WALL, options: ['7.31'] }),
    work([SAPPERS], [], { minefields: [], hexes: { '1:C5': 'stone building', '1:C6': 'stone building' } }),
  ]) {
    expect(none.state.phase).not.toBe('assault');
  }
});

test('[panzer 7.19.b] they need MOVE, and act as in a close assault: the first one’s strength, one for each other', () => {
  for (const command of ['FIRE', 'OW', 'SHORT-HALT', 'N/C'] as const)
    expect(work([{ ...SAPPERS, command }], []).state.phase).not.toBe('assault');
  // 8 − 3 = +5: 53 is effective.
  const breach = (units: readonly Unit[], ...dice: readonly number[]) => {
    const match = work(units, dice, WALL);
    play(match, 'german', 'breach 1:C6 N', ...units.map((_, i) => `join u${i + 1}`));
    if (match.choiceOf('german')?.id === 'demolition') play(match, 'german', 'resolve');
    return match.state.ruins?.walls;
  };
  expect(breach([SAPPERS], 53, 53)).toEqual(['1:C6/N']);
  expect(breach([SAPPERS], 53, 52)).toBeUndefined();
  expect(breach([SAPPERS], 52)).toBeUndefined();
  // With a second squad +6: 47.
  expect(breach([SAPPERS, SAPPERS], 47, 47)).toEqual(['1:C6/N']);
  const spent = work([SAPPERS], [53, 52], WALL);
  play(spent, 'german', 'breach 1:C6 N', 'join u1', 'resolve');
  expect(unit(spent, 'u1')).toMatchObject({ moved: true, shown: true, spot: { by: 'MOVE', turn: 1 } });
  const joined = work([SAPPERS, { ...SAPPERS, at: '1:C7' }, { ...SAPPERS, card: 'german-squad' }], [], WALL);
  play(joined, 'german', 'breach 1:C6 N', 'join u1');
  expect(refusals(joined, 'german', 'join u2')).toEqual(['7.19.b']);
  expect(refusals(joined, 'german', 'join u3')).toEqual(['7.19.a']);
});

test('[panzer 7.19.b] a wall that is breached is none any more, to see, to cross and to hide behind', () => {
  const position: Position = {
    ...WALL,
    units: [
      { card: 'pz-iiij', at: '1:C6' },
      { card: 'crusader-i', at: '1:C5' },
    ],
  };
  const { world } = standing(position);
  const side = sideOf(world.field, ix(world, '1:C6'), 0);
  const now = worldNow(world, { ruins: { houses: [], walls: ['1:C6/N'] } });
  expect([sideTerrainOf(world.field, side), sideTerrainOf(now.field, side)]).toEqual(['wall', undefined]);
  expect(worldNow(world, { ruins: { houses: [], walls: ['1:C6/N'] } })).toBe(now);
});

test('[panzer 7.31.3.3] engineers clear mines that are seen by one effective result, in their hex or the next', () => {
  const sweep = (units: readonly Unit[], ...dice: readonly number[]) => {
    const match = work(units, dice);
    play(match, 'german', 'demolish 1:C5', ...units.map((_, i) => `join u${i + 1}`));
    if (match.choiceOf('german')?.id === 'demolition') play(match, 'german', 'resolve');
    return match.state.minefields[0];
  };
  // 8 − 6 = +2: 75.
  expect(sweep([SAPPERS], 75)).toMatchObject({ hexes: ['1:C4'], seen: [], cleared: 1 });
  expect(sweep([SAPPERS], 74)).toMatchObject({ hexes: ['1:C5', '1:C4'], seen: ['1:C5'], cleared: 0 });
  expect(offers(work([{ ...SAPPERS, at: '1:C5' }], []), 'german', 'demolish')).toEqual(['demolish 1:C5']);
  // The hex that nobody has found is no target, and two hexes away is too far.
  expect(work([{ ...SAPPERS, at: '1:C7' }], []).state.phase).not.toBe('assault');
  expect(
    work([{ ...SAPPERS, at: '1:C3' }], [], { minefields: [{ ...FIELD, hexes: ['1:C4'], seen: [] }] }).state
      .phase,
  ).not.toBe('assault');
  const hasty = work([SAPPERS], [53], { minefields: [{ ...FIELD, kind: 'Hasty' }] });
  play(hasty, 'german', 'demolish 1:C5', 'join u1');
  if (hasty.choiceOf('german')?.id === 'demolition') play(hasty, 'german', 'resolve');
  expect(hasty.state.minefields[0]?.cleared).toBe(1);
});

const HOUSE = { '1:C5': 'wooden building' } as const;
const GUN = { card: '25-pdr', at: '1:C7', facing: 0, command: 'FIRE' } as const;
const atHouse = (dice: readonly number[], gun: Partial<Unit> = {}, more: More = {}) =>
  skirmish(
    {
      phase: 'combat',
      first: 'british',
      options: ['CES.TER'],
      hexes: HOUSE,
      ...more,
      units: [
        { ...GUN, ...gun },
        { card: 'german-squad', at: '1:C1' },
      ],
    },
    dice.map(hundred),
  );

test('[panzer CES.TER] shells of guns make rubble of a house by two effective results, of one they make nothing', () => {
  // 6 − 4 = +2: 75.
  const shelled = (dice: readonly number[], gun: Partial<Unit> = {}) => {
    const match = atHouse(dice, gun);
    play(match, 'british', 'shell u1 gp 1:C5');
    return match;
  };
  const fallen = shelled([75, 75]);
  expect(fallen.state.ruins?.houses).toEqual(['1:C5']);
  expect(unit(fallen, 'u1')).toMatchObject({ fired: true, shown: true, spot: { by: 'FIRE', turn: 1 } });
  expect(shelled([75, 74]).state.ruins).toBeUndefined();
  expect(shelled([74]).state.ruins).toBeUndefined();
  expect(citesSaid(shelled([74]))).toContain('CES.TER');
  // What hinders the firer hinders this as well: SHORT HALT by 20.
  expect(shelled([95, 95], { command: 'SHORT-HALT' }).state.ruins).toBeDefined();
  expect(shelled([95, 94], { command: 'SHORT-HALT' }).state.ruins).toBeUndefined();
  expect(shelled([95, 95], { suppressed: 'ON' }).state.ruins).toBeDefined();
  expect(shelled([94], { suppressed: 'ON' }).state.ruins).toBeUndefined();
});

test('[panzer CES.TER] small arms are no use against houses, nor is anything against the open; the gun must bear', () => {
  const against = (gun: Partial<Unit>, act: string, more: More = {}) =>
    refusals(atHouse([], gun, more), 'british', act);
  expect(against({}, 'shell u1 gp 1:C5')).toEqual([]);
  expect(against({ card: 'british-section', at: '1:C6' }, 'shell u1 mg 1:C5')).toEqual(['CES.TER']);
  expect(against({}, 'shell u1 ap 1:C5')).toEqual(['CES.TER']);
  expect(against({}, 'shell u1 gp 1:C4')).toEqual(['CES.TER']);
  expect(against({ facing: 3 }, 'shell u1 gp 1:C5')).toEqual(['B7.1']);
  expect(against({ fired: true }, 'shell u1 gp 1:C5')).toEqual(['B7']);
  expect(against({}, 'shell u1 gp 1:C5', { options: [] })).toEqual(['B7']);
  expect(against({}, 'shell u1 gp 1:C5', { hexes: { ...HOUSE, '1:C6': 'woods' } })).toEqual(['B7']);
});

test('[panzer CES.TER] batteries do it to every house in their sheaf', () => {
  const match = skirmish(
    {
      phase: 'indirect',
      first: 'british',
      options: ['CES.TER'],
      hexes: { '1:C4': 'wooden building', '1:J9': 'wooden building' },
      batteries: [{ id: 'b1', side: 'british', kind: '25 pdr' }],
      units: [
        { card: 'british-fo', at: '1:C9' },
        { card: 'german-squad', at: '1:C5' },
      ],
    },
    [[10], hundred(1), hundred(75), hundred(75)],
  );
  play(match, 'british', 'call b1 u1', 'aim 1:C5 gp-closed');
  expect(match.state.ruins?.houses).toEqual(['1:C4']);
});

test('[panzer CES.TER] a ruin is rubble to all rules: one sees over it, and finds less cover', () => {
  const { world } = standing({ hexes: HOUSE, units: [GUN, { card: 'german-squad', at: '1:C3' }] });
  const now = worldNow(world, { ruins: { houses: ['1:C5'], walls: [] } });
  expect([terrainAt(world, ix(world, '1:C5')), terrainAt(now, ix(now, '1:C5'))]).toEqual([
    'wooden building',
    'rubble',
  ]);
  expect([inSight(world, '1:C7', '1:C3'), inSight(now, '1:C7', '1:C3')]).toEqual([false, true]);
  // In play: the gun sees the squad behind the house once it is down.
  const behind = skirmish(
    {
      phase: 'combat',
      first: 'british',
      options: ['CES.TER'],
      hexes: HOUSE,
      units: [GUN, GUN, { card: 'german-squad', at: '1:C3' }],
    },
    [hundred(75), hundred(75)],
  );
  expect(refusals(behind, 'british', 'engage u3')).toEqual(['B7']);
  play(behind, 'british', 'shell u1 gp 1:C5');
  expect(refusals(behind, 'british', 'engage u3')).toEqual([]);
});
