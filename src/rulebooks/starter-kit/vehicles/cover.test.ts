import { expect, test } from 'vitest';
import { attackCard } from '../fire/card.ts';
import { sight } from '../sight/sight.ts';
import type { Vehicle } from '../state.ts';
import { enact, type Position, play, skirmish, worldOf } from '../testing/bench.ts';
import { destroyVehicle } from './damage.ts';

const WRECK = { card: 'german Panther', at: '1:F5', wreck: true } as const;
const BASE = {
  phase: 'russian prep-fire',
  units: ['russian 4-4-7 H5', 'german 4-6-7 F5'],
} as const satisfies Position;

function modifiersAt(position: Position) {
  const match = skirmish(position);
  play(match, 'russian', 'ready u1', 'at 1:F5');
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const lines = attackCard(match.world, match.state, frame)?.lines ?? [];
  return lines.find(({ targets }) => targets.includes('u2'))?.drm.kept.map(({ id, n }) => [id, n]);
}

const BEHIND = ['behind a vehicle or wreck', 1];

test('[aslsk 7.4.a] men are covered by a wreck or a vehicle of their own, if the hex gives them nothing better', () => {
  const own = 'german Panther F5';
  expect(modifiersAt({ ...BASE, vehicles: [WRECK] })).toEqual([BEHIND]);
  expect(modifiersAt({ ...BASE, vehicles: [own] })).toEqual([BEHIND]);
  const enemy = 'russian T-70 F5';
  expect(modifiersAt({ ...BASE, vehicles: [enemy] })).toEqual([]);
  expect(modifiersAt({ ...BASE, vehicles: [`${enemy} wreck`] })).toEqual([BEHIND]);
  const inWoods = { ...BASE, hexes: { '1:F5': 'woods' }, vehicles: [WRECK] } as const;
  expect(modifiersAt(inWoods)).toEqual([['woods', 1]]);
});

test('[aslsk 7.4.a] nobody hides behind what moves or has moved in this player turn', () => {
  const own = 'german Panther F5';
  expect(modifiersAt({ ...BASE, vehicles: [`${own} moving`] })).toEqual([]);
  expect(modifiersAt({ ...BASE, vehicles: [`${own} motion`] })).toEqual([]);
});

test('[aslsk 7.4.b] this cover is added to smoke', () => {
  const smoke = [{ at: '1:F5', kind: 'dispersed', by: 'german' }] as const;
  expect(modifiersAt({ ...BASE, smoke, vehicles: [WRECK] })).toEqual([['smoke in 1:F5', 2], BEHIND]);
});

test('[aslsk 7.4.a] it takes away what movement in the open costs', () => {
  const position = {
    phase: 'german movement',
    units: ['russian 4-4-7 H5', 'german 4-6-7 E5'],
    vehicles: [WRECK],
  } as const satisfies Position;
  const match = skirmish(position);
  play(match, 'german', 'move u2', 'step 1:F5');
  play(match, 'russian', 'ready u1');
  const frame = match.state.doing.at(-1);
  if (frame?.is !== 'fire') throw new Error('nothing is declared');
  const [line] = attackCard(match.world, match.state, frame)?.lines ?? [];
  expect(line?.drm.kept.map(({ id }) => id)).toEqual(['behind a vehicle or wreck', 'FFNAM']);
  expect(line?.drm.dropped.map(({ entry }) => entry.id)).toEqual(['FFMO']);
});

const across = (vehicle: Partial<Vehicle>, hexes: Position['hexes'] = {}) => {
  const position: Position = { units: [], hexes, vehicles: [{ ...WRECK, at: '1:F5', ...vehicle }] };
  return sight(worldOf(position), skirmish({ ...position, doing: [{ is: 'done' }] }).state, '1:F3', '1:F7');
};

test('[aslsk 7.4.1.a] a vehicle or wreck hinders the line through its hex, as long as it stands', () => {
  const hindered = {
    clear: true,
    total: 1,
    hindrances: [{ at: '1:F5', by: 'vehicle', drm: 1, cite: '7.4.1.a' }],
  };
  expect(across({})).toEqual(hindered);
  expect(across({ moving: true })).toMatchObject({ total: 0 });
  expect(across({ at: '1:F3' })).toMatchObject({ total: 0 });
  expect(across({ at: '1:F7' })).toMatchObject({ total: 0 });
  expect(across({ at: '1:G5' })).toMatchObject({ total: 0 });
});

test('[aslsk 7.4.1.a] not between levels', () => {
  const position: Position = { units: [], levels: { '1:F3': 1 }, vehicles: ['german Panther F5 wreck'] };
  const state = skirmish({ ...position, doing: [{ is: 'done' }] }).state;
  expect(sight(worldOf(position), state, '1:F3', '1:F7')).toMatchObject({ clear: true, total: 0 });
});

test('[aslsk 7.4.1.a] nor where one of the two ends cannot see the hex that it is in', () => {
  const total = (hexes: NonNullable<Position['hexes']>) => {
    const position: Position = { units: [], hexes, vehicles: ['german Panther D4 wreck'] };
    const state = skirmish({ ...position, doing: [{ is: 'done' }] }).state;
    return sight(worldOf(position), state, '1:C4', '1:F6');
  };
  expect(total({})).toMatchObject({ clear: true, total: 1 });
  // The house in E5 stands between F6 and the middle of D4, and beside the line itself.
  expect(total({ '1:E5': 'stone building' })).toMatchObject({ clear: true, total: 0 });
});

test('[aslsk 7.4.b] it is added to what hinders the line, and nobody on foot suffers when a vehicle beside him is lost', () => {
  const orchard = { ...BASE, hexes: { '1:G5': 'orchard' }, vehicles: [WRECK] } as const;
  expect(modifiersAt(orchard)).toEqual([['orchard in 1:G5', 1], BEHIND]);
  const { match } = enact({ ...BASE, vehicles: ['german Panther F5'] }, [], function* (game) {
    for (const each of game.state.vehicles ?? []) destroyVehicle(game, each, '7.10.a');
  });
  expect(match.state.vehicles?.[0]).toMatchObject({ wreck: true });
  expect(match.state.units.map(({ id, broken, pinned }) => [id, broken, pinned])).toEqual([
    ['u1', undefined, undefined],
    ['u2', undefined, undefined],
  ]);
});
