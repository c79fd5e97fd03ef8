import { expect, test } from 'vitest';
import type { MoveFrame } from '../state.ts';
import type { Position } from '../testing/bench.ts';
import { type Declared, fire, lineOf, linesOf, modifiersOf, moving } from '../testing/fire-bench.ts';

const FIRE: Declared = { by: ['u1'], at: '1:C6' };
const german = 'german 4-6-7 C4';
const russian = 'russian 4-4-7 C6';

/** A Russian squad that moves into C6, two hexes from the Germans in C4. */
function onTheMove(more: Partial<Position> = {}, move: Partial<MoveFrame> = {}, target = ''): Position {
  return {
    phase: 'movement',
    attacker: 'russian',
    units: [german, `${russian} ${target}`],
    doing: [moving(['u2'], { entry: { from: '1:C7', byRoad: false }, ...move })],
    ...more,
  };
}
const drm = (position: Position, declared = FIRE) => modifiersOf(lineOf(position, declared));
const waived = (position: Position, declared = FIRE) =>
  lineOf(position, declared).drm.dropped.map(({ entry }) => entry.id);

test('[aslsk 1.1.1.building.c, 1.1.1.woods.d] the terrain of the target is added', () => {
  const in_ = (terrain: 'stone building' | 'wooden building' | 'woods' | 'orchard' | 'grain' | 'brush') =>
    drm({ hexes: { '1:C6': terrain }, units: [german, russian] });
  expect(in_('stone building')).toEqual(['stone building +3']);
  expect(in_('wooden building')).toEqual(['wooden building +2']);
  expect(in_('woods')).toEqual(['woods +1']);
  for (const terrain of ['orchard', 'grain', 'brush'] as const) expect(in_(terrain)).toEqual([]);
});

test('[aslsk 2.0.FFNAM, 2.0.FFMO, 3.3.3.f, 1.1.1.open.a] who moves in the open is exposed twice', () => {
  expect(drm(onTheMove())).toEqual(['FFNAM -1', 'FFMO -1']);
});

test('[aslsk 2.0.FFNAM] assault movement takes the one away and not the other', () => {
  const position = onTheMove({}, { kind: 'assault' });
  expect(drm(position)).toEqual(['FFMO -1']);
  expect(waived(position)).toEqual(['FFNAM']);
});

test('[aslsk 3.3.3.f, 2.0.FFMO, 2.0.Hindrance] a hindrance adds one and saves from the open', () => {
  const position = onTheMove({ hexes: { '1:C5': 'orchard' } });
  expect(drm(position)).toEqual(['orchard in 1:C5 +1', 'FFNAM -1']);
  expect(waived(position)).toEqual(['FFMO']);
});

test('[aslsk 1.1.1.orchard.b, 1.1.1.brush.b, 1.1.1.grain.b] orchard, brush and grain in season are not open ground', () => {
  for (const terrain of ['orchard', 'brush', 'grain'] as const) {
    expect(drm(onTheMove({ hexes: { '1:C6': terrain } }))).toEqual(['FFNAM -1']);
  }
  const winter = onTheMove({ hexes: { '1:C6': 'grain' }, date: { year: 1943, month: 12 } });
  expect(drm(winter)).toEqual(['FFNAM -1', 'FFMO -1']);
});

test('[aslsk 3.3.3.m, 3.3.3.n] pinned, a mover moves no more; broken, it runs and has forgotten assault movement', () => {
  expect(drm(onTheMove({}, {}, 'pinned'))).toEqual([]);
  expect(drm(onTheMove({}, {}, 'broken'))).toEqual(['FFNAM -1', 'FFMO -1']);
  expect(drm(onTheMove({}, { kind: 'assault' }, 'broken'))).toEqual(['FFNAM -1', 'FFMO -1']);
});

test('[aslsk 3.4.d] in final fire nobody moves any more', () => {
  expect(drm({ ...onTheMove(), phase: 'defensive-fire', doing: [] })).toEqual([]);
});

test('[aslsk 1.1.1.woodsroad.a, 1.1.1.woodsroad.b] along the road through woods there is no cover; between the trees there is', () => {
  const road: Partial<Position> = { hexes: { '1:C6': 'woods' }, roads: [['C7', 'C6', 'C5', 'C4']] };
  expect(drm(onTheMove(road, { entry: { from: '1:C7', byRoad: true } }))).toEqual(['FFNAM -1', 'FFMO -1']);
  expect(drm(onTheMove(road))).toEqual(['woods +1', 'FFNAM -1']);
  // Seen from the side, the line goes through the trees.
  const beside = onTheMove(
    { ...road, units: ['german 4-6-7 E7', russian] },
    { entry: { from: '1:C7', byRoad: true } },
  );
  expect(drm(beside)).toEqual(['woods +1', 'FFNAM -1']);
});

test('[aslsk 1.1.1.orchardroad.a, 1.1.1.orchardroad.b] on a road lined by trees only who looks down it finds one in the open', () => {
  const road: Partial<Position> = { hexes: { '1:C6': 'orchard' }, roads: [['C7', 'C6', 'C5', 'C4']] };
  const byRoad = { entry: { from: '1:C7', byRoad: true } } as const;
  expect(drm(onTheMove(road, byRoad))).toEqual(['FFNAM -1', 'FFMO -1']);
  expect(drm(onTheMove({ ...road, units: ['german 4-6-7 E7', russian] }, byRoad))).toEqual(['FFNAM -1']);
});

const HILL = { levels: { '1:C6': 1, '1:C7': 1, '1:D6': 1 } };

test('[aslsk 1.1.1.hill.g] fire from below: one for height, unless there is other cover', () => {
  expect(drm({ ...HILL, units: [german, russian] })).toEqual(['height advantage +1']);
  expect(drm({ ...HILL, hexes: { '1:C6': 'woods' }, units: [german, russian] })).toEqual(['woods +1']);
});

test('[aslsk 1.1.1.hill.h, 1.1.1.hill.i] height saves from the open, but not who has just come over that crest', () => {
  const along = onTheMove(HILL, { entry: { from: '1:C7', byRoad: false } });
  expect(drm(along)).toEqual(['height advantage +1', 'FFNAM -1']);
  expect(waived(along)).toEqual(['FFMO']);
  const up = onTheMove(HILL, { entry: { from: '1:C5', byRoad: false } });
  expect(drm(up)).toEqual(['FFNAM -1', 'FFMO -1']);
});

test('[aslsk 1.2.5.d, 3.2.1.c] smoke hinders fire through, into and out of its hex', () => {
  const smoked = (at: `1:${string}`): Position => ({
    units: [german, russian],
    smoke: [{ at, kind: 'grenade', by: 'german' }],
  });
  expect(drm(smoked('1:C5'))).toEqual(['smoke in 1:C5 +2']);
  expect(drm(smoked('1:C6'))).toEqual(['smoke in 1:C6 +2']);
  expect(drm(smoked('1:C4'))).toEqual(['smoke in 1:C4 +1']);
});

test('[aslsk 3.2.2.k2] a group fires through the worst hindrance that one of it has', () => {
  const position: Position = { hexes: { '1:C5': 'orchard' }, units: [german, russian, 'german 4-6-7 D5'] };
  expect(drm(position, { by: ['u1', 'u3'], at: '1:C6' })).toEqual(['orchard in 1:C5 +1']);
  expect(drm(position, { by: ['u3'], at: '1:C6' })).toEqual([]);
});

test('[aslsk 3.3.1.h] exhausted men add one to what they fire or direct, and never more', () => {
  const units = [`${german} exhausted`, russian, 'german 9-1 C4 exhausted', german];
  expect(drm({ units })).toEqual(['CX +1']);
  expect(drm({ units }, { by: ['u4'], at: '1:C6', led: ['u3'] })).toEqual(['leadership -1', 'CX +1']);
  expect(drm({ units }, { by: ['u1', 'u4'], at: '1:C6', led: ['u3'] })).toEqual(['leadership -1', 'CX +1']);
});

test('[aslsk 3.2.2.n] several hexes are led by the worst of their leaders', () => {
  const position: Position = {
    units: [german, russian, 'german 4-6-7 D4', 'german 9-2 C4', 'german 8-0 D4'],
  };
  expect(drm(position, { by: ['u1', 'u3'], at: '1:C6', led: ['u4', 'u5'] })).toEqual(['leadership +0']);
});

test('[aslsk 3.2.3.f] E-014: a wounded leader directs one worse', () => {
  const position: Position = { units: [german, russian, 'german 8-0 C4 wounded'] };
  expect(drm(position, { ...FIRE, led: ['u3'] })).toEqual(['leadership +1']);
});

test('[aslsk 4.2.c] one less for each flamethrower, against who carries it and nobody else', () => {
  const position: Position = {
    units: [german, russian, russian],
    weapons: ['russian FT of u3', 'russian FT of u3'],
  };
  expect(linesOf(position, FIRE).map(({ targets, drm: { value } }) => [targets, value])).toEqual([
    [['u2'], 0],
    [['u3'], -2],
  ]);
});

test('[aslsk 4.2.a] a flamethrower knows neither terrain nor height, but hindrances and exhaustion', () => {
  const position: Position = {
    hexes: { '1:C6': 'stone building', '1:C5': 'brush' },
    units: [`${german} exhausted`, russian],
    weapons: ['german FT of u1'],
  };
  expect(drm(position, { by: ['w1'], at: '1:C6' })).toEqual(['CX +1', 'brush in 1:C5 +1']);
});

test.each([
  ['orchard', { hexes: { '1:C5': 'orchard' } }],
  ['grain', { hexes: { '1:C5': 'grain' } }],
  ['brush', { hexes: { '1:C5': 'brush' } }],
  ['vehicle', { vehicles: ['german Panther C5'] }],
  ['vehicle', { vehicles: ['german Panther C5 wreck'] }],
] as const satisfies readonly (readonly [string, Partial<Position>])[])(
  '[aslsk 2.0.Hindrance] %s on the way adds one for its hex, on the level of both alone',
  (what, between) => {
    const position = { units: [german, russian], ...between };
    expect(drm(position)).toEqual([`${what} in 1:C5 +1`]);
    const above: Position = { ...position, levels: { '1:C6': 1, '1:C7': 1 }, date: { year: 1944, month: 7 } };
    if (what !== 'orchard') expect(drm(above)).toEqual(['height advantage +1']);
  },
);

test('[aslsk 2.0.Hindrance, 3.2.3.a] what hinders is between the two, not in their own hexes; and a vehicle on the move hinders nobody', () => {
  for (const terrain of ['orchard', 'grain', 'brush'] as const)
    expect(drm({ units: [german, russian], hexes: { '1:C4': terrain, '1:C6': terrain } })).toEqual([]);
  const passing = 'german Panther C5 motion';
  expect(drm({ units: [german, russian], vehicles: [passing] })).toEqual([]);
  expect(drm({ units: [german, russian], vehicles: ['german Panther C5 moving'] })).toEqual([]);
});

test('[aslsk 3.2.2.n] the worst leader leads, in whatever order they are named', () => {
  const position: Position = {
    units: [german, russian, 'german 4-6-7 D4', 'german 8-0 C4', 'german 9-2 D4'],
  };
  expect(drm(position, { by: ['u1', 'u3'], at: '1:C6', led: ['u4', 'u5'] })).toEqual(['leadership +0']);
});

test('[aslsk 4.2.c] other weapons draw nobody’s fire; a flamethrower draws that of another', () => {
  const lmg: Position = { units: [german, russian], weapons: ['russian LMG of u2'] };
  expect(drm(lmg)).toEqual([]);
  const duel: Position = { units: [german, russian], weapons: ['german FT of u1', 'russian FT of u2'] };
  expect(drm(duel, { by: ['w1'], at: '1:C6' })).toEqual(['target possesses a flamethrower -1']);
});

test('[aslsk 4.2.a] a flamethrower has no leader, no height against it, and no open ground for it', () => {
  const uphill: Position = { ...HILL, units: [german, russian], weapons: ['german FT of u1'] };
  expect(drm(uphill, { by: ['w1'], at: '1:C6' })).toEqual([]);
  const moved = onTheMove({ weapons: ['german FT of u1'] });
  expect(drm(moved, { by: ['w1'], at: '1:C6' })).toEqual(['FFNAM -1']);
});

test('[aslsk 3.3.3.m] broken after it was pinned, a mover is exposed as before', () => {
  const match = fire(onTheMove({}, {}, 'pinned'), FIRE, '2,1 6,5');
  expect(match.state.units[1]).toMatchObject({ broken: true });
  expect(match.state.units[1]).not.toHaveProperty('pinned');
});
