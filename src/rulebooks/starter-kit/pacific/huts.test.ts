import { expect, test } from 'vitest';
import { sufferHits } from '../fire/effects.ts';
import { entryCost } from '../movement/cost.ts';
import { routFrame, routPhase } from '../rout/rout.ts';
import { coverAt, isCoverHex, isOpenAt } from '../terrain/terrain.ts';
import { enact, isGone, type Position, unit } from '../testing/bench.ts';
import { playPhase } from '../testing/phase-bench.ts';
import { collapseHut } from './huts.ts';

const HUTS: Omit<Position, 'units'> = {
  scenario: { rules: ['pacific'] },
  buildings: { one: { material: 'wood', hexes: ['D4'] }, two: { material: 'wood', hexes: ['D4'] } },
};
const inHut = (face: string, more = '') => `japanese ${face} D4 ${more}`;
const MARINE = 'american 7-6-8 D3';

test('[aslsk 8.2.1.hut.d] a KIA against anybody in it brings the hut down', () => {
  const units = [MARINE, inHut('4-4-7'), inHut('9-1')];
  const { match } = enact({ ...HUTS, units }, '1 2 5,5', function* (game) {
    yield* sufferHits(game, [{ result: { is: 'KIA', n: 1 }, column: 8, targets: ['u2', 'u3'] }]);
  });
  expect(match.state.collapsed).toEqual(['1:D4']);
  expect(unit(match, 'u3')).toMatchObject({ wounded: true, pinned: true });
});

test('[aslsk 8.2.1.hut.f] 8 is enough, 9 is not: leaders and broken units are pinned as well', () => {
  const units = [MARINE, inHut('9-1'), inHut('10-2'), inHut('2-3-7', 'broken desperate')];
  const { match } = enact({ ...HUTS, units }, '4,4 4,5 4,5', function* (game) {
    yield* collapseHut(game, '1:D4', '8.2.1.hut.d');
  });
  expect(['u2', 'u3', 'u4'].map(id => unit(match, id).pinned)).toEqual([undefined, true, true]);
});

test('[aslsk 8.2.1.hut.f] a broken unit that is pinned does not rout, and is lost beside an enemy', () => {
  const broken = inHut('2-3-7', 'broken desperate pinned');
  const match = playPhase(
    'rout',
    { ...HUTS, attacker: 'japanese', units: [broken, MARINE] },
    [],
    function* (game) {
      const frame = game.state.doing.at(-1);
      if (frame?.is === 'rout') yield* routFrame(game, frame);
      else yield* routPhase(game);
    },
  );
  expect(isGone(match, 'u1')).toBe(true);
});

test('[aslsk 8.2.1.hut.e] a collapsed hut has no TEM and shelters nobody, but it is no open ground, and costs 2 MF', () => {
  const { match } = enact({ ...HUTS, units: [MARINE] }, [], function* (game) {
    yield* collapseHut(game, '1:D4', '8.2.1.hut.d');
  });
  const { world, state } = match;
  expect(coverAt(world, state, '1:D4')).toBeUndefined();
  expect([isCoverHex(world, state, '1:D4'), isOpenAt(world, '1:D4')]).toEqual([false, false]);
  expect(entryCost(world, state, { from: '1:D3', to: '1:D4' })?.value).toBe(2);
});

test('[aslsk 8.2.1.hut.d] nothing less than a KIA does, nor one elsewhere', () => {
  const units = [MARINE, inHut('4-4-7')];
  const struck = (targets: readonly ('u1' | 'u2')[], is: 'K' | 'KIA') => {
    const result = is === 'K' ? ({ is, n: 1 } as const) : ({ is, n: 1 } as const);
    const dice = is === 'K' ? '1,1' : [];
    return enact({ ...HUTS, units }, dice, function* (game) {
      yield* sufferHits(game, [{ result, column: 8, targets }]);
    }).match.state.collapsed;
  };
  expect([struck(['u2'], 'K'), struck(['u1'], 'KIA'), struck(['u2'], 'KIA')]).toEqual([
    undefined,
    undefined,
    ['1:D4'],
  ]);
});

test('[aslsk 8.2.1.hut.f] no leader helps in a falling hut', () => {
  const units = [MARINE, inHut('4-4-7'), inHut('10-2')];
  const { match } = enact({ ...HUTS, units }, '4,5 1,1', function* (game) {
    yield* collapseHut(game, '1:D4', '8.2.1.hut.d');
  });
  expect([unit(match, 'u2').pinned, unit(match, 'u3').pinned]).toEqual([true, undefined]);
});

test('[aslsk 8.2.1.hut.d] it falls once', () => {
  const { match } = enact({ ...HUTS, units: [MARINE], state: { collapsed: ['1:D4'] } }, [], function* (game) {
    yield* collapseHut(game, '1:D4', '8.2.1.hut.d');
  });
  expect(match.state.collapsed).toEqual(['1:D4']);
});
