/** Walls, hedges and height as cover (5.3, 14.5), and what movement takes of it. */
import { expect, test } from 'vitest';
import type { HexId } from '../../../board/index.ts';
import { attackLines } from '../fire/attack.ts';
import { shooterOf } from '../fire/shooters.ts';
import type { Step, UnitId } from '../state.ts';
import { type Position, standing } from '../testing/bench.ts';

const TARGET = { card: 'german 4-6-7', at: '1:D5' } as const;
const firer = (at: HexId) => ({ card: 'russian 4-4-7', at }) as const;
type Sides = NonNullable<NonNullable<Position['board']>['sides']>;

/** The modifiers of fire from these hexes at the German in D5, as a player reads them out. */
function drm(position: Partial<Position>, ...from: readonly HexId[]): readonly string[] {
  const { world, view } = standing({
    phase: 'prep-fire',
    attacker: 'russian',
    units: [TARGET, ...from.map(firer)],
    ...position,
  });
  const firers = from.map((_, i) => shooterOf(view, `u${i + 2}` as UnitId));
  const lines = attackLines(world, view, { target: '1:D5', firers, leaders: [], spared: [], course: {} });
  return (lines[0]?.drm.kept ?? []).map(({ id, n }) => `${id} ${n < 0 ? n : `+${n}`}`);
}

const board = (sides: Sides) => ({ board: { sides } });

test('[sl 5.3.1, 14.14.2, 14.2] the cover of the hex and of the hexside that the fire crosses, together', () => {
  for (const [terrain, tem] of [
    ['woods', 1],
    ['shellholes', 1],
  ] as const) {
    const name = terrain === 'woods' ? 'woods' : 'shell holes';
    expect(drm({ hexes: { D5: terrain } }, '1:D2')).toEqual([`${name} +${tem}`]);
    expect(drm({ hexes: { D5: terrain }, ...board({ 'D5/N': 'hedge' }) }, '1:D2')).toEqual([
      `${name} +${tem}`,
      'hedge +1',
    ]);
  }
  expect(drm({ hexes: { D5: 'wooden building' } }, '1:D2')).toEqual(['wooden building +2']);
  expect(drm({ hexes: { D5: 'stone building' } }, '1:D2')).toEqual(['stone building +3']);
  expect(drm({ hexes: { D5: 'grain' } }, '1:D2')).toEqual([]);
  expect(drm(board({ 'D5/N': 'wall' }), '1:D2')).toEqual(['wall +2']);
  expect(drm(board({ 'D5/S': 'wall' }), '1:D2')).toEqual([]);
});

test('[sl 5.3.2] a road takes nothing from the cover of its hex', () => {
  expect(drm({ hexes: { D5: 'woods' }, roads: [['D4', 'D5', 'D6']] }, '1:D2')).toEqual(['woods +1']);
});

test('[sl 5.3.3, 14.5.3] a wall covers nobody who stands higher than it', () => {
  expect(drm({ levels: { D5: 1 }, ...board({ 'D5/N': 'wall' }) }, '1:D3')).toEqual(['height advantage +1']);
  expect(drm({ levels: { D5: 1, D4: 1, D3: 1 }, ...board({ 'D5/N': 'wall' }) }, '1:D3')).toEqual(['wall +2']);
});

test('[sl 5.3.3] on whichever side of the hex it stands, it is the ground beyond it that counts', () => {
  for (const [side, beyond, from] of [
    ['N', 'D4', '1:D3'],
    ['S', 'D6', '1:D7'],
  ] as const) {
    const walled = board({ [`D5/${side}`]: 'wall' });
    expect(drm(walled, from)).toEqual(['wall +2']);
    expect(drm({ levels: { D5: 1 }, ...walled }, from)).toEqual(['height advantage +1']);
    expect(drm({ levels: { D5: 1, [beyond]: 1, [from.slice(2)]: 1 }, ...walled }, from)).toEqual(['wall +2']);
  }
});

test('[sl 5.3.3] nor does it matter what the rest of the ground is like', () => {
  for (const [side, beyond, from] of [
    ['N', 'D4', '1:D3'],
    ['NE', 'E5', '1:F4'],
    ['SE', 'E6', '1:F6'],
    ['S', 'D6', '1:D7'],
    ['SW', 'C6', '1:B6'],
    ['NW', 'C5', '1:B4'],
  ] as const) {
    const ridge = { D5: 1, [beyond]: 1, [from.slice(2)]: 1 };
    expect(drm({ levels: ridge, ...board({ [`D5/${side}`]: 'wall' }) }, from), side).toEqual(['wall +2']);
  }
});

test('[sl 5.3.4] where some of a group fire past the wall, it covers from none of them; the hex does', () => {
  const walled = { hexes: { D5: 'woods' } as const, ...board({ 'D5/N': 'wall' }) };
  expect(drm(walled, '1:D2')).toEqual(['woods +1', 'wall +2']);
  expect(drm(walled, '1:D2', '1:A5')).toEqual(['woods +1']);
  // Of several that all cross, the least.
  expect(drm(board({ 'D5/N': 'wall', 'D5/NE': 'hedge' }), '1:D2', '1:G3')).toEqual(['hedge +1']);
});

test('[sl QA-11.53] neighbours across a wall both have it', () => {
  const walled = board({ 'D5/N': 'wall' });
  expect(drm(walled, '1:D4')).toEqual(['wall +2']);
  const { world, view } = standing({ units: [firer('1:D4'), TARGET], ...walled });
  const attack = {
    target: '1:D4',
    firers: [shooterOf(view, 'u2')],
    leaders: [],
    spared: [],
    course: {},
  } as const;
  expect(attackLines(world, view, attack)[0]?.drm.value).toBe(2);
});

test('[sl QA-11.53b] E3-011: fire through the end of a wall has it in its way as well', () => {
  // From F4 to D5 … the line from F6 into D5 runs along E6|E5 and meets D5 in a corner.
  expect(drm(board({ 'D5/SE': 'wall' }), '1:F5')).toEqual(['wall +2']);
  expect(drm(board({ 'D5/NE': 'wall' }), '1:F5')).toEqual(['wall +2']);
});

test('[sl 14.5.4.b] a house and the wall around it cover together only from those farther off on the same level', () => {
  const house = { hexes: { D5: 'stone building' } as const, ...board({ 'D5/N': 'wall' }) };
  expect(drm(house, '1:D2')).toEqual(['stone building +3', 'wall +2']);
  expect(drm(house, '1:D4')).toEqual(['stone building +3']);
  expect(drm({ ...house, levels: { D3: 1 } }, '1:D3')).toEqual(['stone building +3']);
  const hut = { hexes: { D5: 'wooden building' } as const, ...board({ 'D5/N': 'wall' }) };
  expect(drm(hut, '1:D4')).toEqual(['wooden building +2']);
  const ruin = { hexes: { D5: 'rubble' } as const, ...board({ 'D5/N': 'wall' }) };
  expect(drm(ruin, '1:D4')).toEqual(['rubble +2']);
});

// ---- on the move

const step = (n: number, at: HexId): Step => ({ n, at, halves: 2, with: ['u1'] });
const came = (kind: 'normal' | 'assault' | 'double-time', from: HexId = '1:D6'): Partial<Position> => ({
  phase: 'defensive-fire',
  attacker: 'german',
  trails: [{ unit: 'u1', side: 'german', from, kind, steps: [step(1, '1:D5')], settled: 0 }],
});

test('[sl 14.5.4.a] who moves up to an enemy in the open has no wall against him, nor against a group with him', () => {
  const walled = { ...came('normal'), ...board({ 'D5/N': 'wall' }) };
  const RUNS = ['moved in this phase -1', 'moved in the open -1'];
  expect(drm(walled, '1:D3')).toEqual(['wall +2', ...RUNS]);
  expect(drm(walled, '1:D4')).toEqual(RUNS);
  expect(drm(walled, '1:D4', '1:D3')).toEqual(RUNS);
  expect(drm({ ...walled, hexes: { D4: 'stone building' } }, '1:D4')).toEqual(['wall +2', ...RUNS]);
  // Who has not moved keeps it.
  expect(drm(board({ 'D5/N': 'wall' }), '1:D4')).toEqual(['wall +2']);
});

test('[sl 5.6.8.1.a, 4.5.1] fire at movers is easier by one, but not at those who go with care, nor within one house', () => {
  const woods = { hexes: { D5: 'woods' } } as const;
  expect(drm({ ...woods, ...came('normal') }, '1:D2')).toEqual(['woods +1', 'moved in this phase -1']);
  expect(drm({ ...woods, ...came('assault') }, '1:D2')).toEqual(['woods +1']);
  const hall = { buildings: { hall: { material: 'wood', hexes: ['D5', 'D6'] } } } as const;
  expect(drm({ ...hall, ...came('normal') }, '1:D2')).toEqual(['wooden building +2']);
  expect(drm({ ...hall, ...came('normal', '1:C6') }, '1:D2')).toEqual([
    'wooden building +2',
    'moved in this phase -1',
  ]);
});

test('[sl 5.6.8.1.b, 4.5.1, 14.14.3, 14.11.4] E1-214 in the open by one more, behind a wall and with care too; in wheat and shell holes not', () => {
  expect(drm(came('normal'), '1:D2')).toEqual(['moved in this phase -1', 'moved in the open -1']);
  expect(drm(came('assault'), '1:D2')).toEqual(['moved in the open -1']);
  expect(drm({ ...came('normal'), ...board({ 'D5/N': 'hedge' }) }, '1:D2')).toEqual([
    'hedge +1',
    'moved in this phase -1',
    'moved in the open -1',
  ]);
  expect(drm({ ...came('normal'), hexes: { D5: 'shellholes' } }, '1:D2')).toEqual([
    'shell holes +1',
    'moved in this phase -1',
  ]);
  for (const levels of [{}, { D2: 1 }])
    expect(drm({ ...came('normal'), levels, hexes: { D5: 'grain' } }, '1:D2')).toEqual([
      'moved in this phase -1',
    ]);
});

test('[sl 5.6.5] in other phases nobody is a mover', () => {
  expect(drm({ ...came('normal'), phase: 'prep-fire', attacker: 'russian' }, '1:D2')).toEqual([]);
});

test('[sl 4.7.5, QA-73.5] E1-093 who runs through woods, wheat or a house is seen for once, and in the open like all movers', () => {
  const run = (terrain: NonNullable<Position['hexes']>[string]) =>
    drm({ ...came('double-time'), hexes: { D5: terrain } }, '1:D2');
  const RAN = ['moved in this phase -1', 'double timed through cover -1'];
  expect(run('woods')).toEqual(['woods +1', ...RAN]);
  expect(run('grain')).toEqual(RAN);
  expect(run('stone building')).toEqual(['stone building +3', ...RAN]);
  expect(run('wooden building')).toEqual(['wooden building +2', ...RAN]);
  expect(run('open')).toEqual(['moved in this phase -1', 'moved in the open -1']);
});

test('[sl 5.3.5.1, 5.3.5.2] height is worth one against fire from below, be it of one of a group', () => {
  expect(drm({ levels: { D5: 1 } }, '1:D2')).toEqual(['height advantage +1']);
  expect(drm({ levels: { D5: 1, D4: 1, D3: 1, D2: 1 } }, '1:D2')).toEqual([]);
  expect(drm({ levels: { D5: 1, D4: 1, D3: 1, D2: 1 } }, '1:D2', '1:F3')).toEqual(['height advantage +1']);
  expect(drm({ levels: { D2: 1 } }, '1:D2')).toEqual([]);
});
