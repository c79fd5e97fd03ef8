import { expect, test } from 'vitest';
import { fireModifiers } from '../fire/modifiers.ts';
import { fieldedById } from '../game.ts';
import { groundCost } from '../movement/costs.ts';
import { lineOf } from '../sight/line.ts';
import type { LocId, Work } from '../state.ts';
import { offers, type Position, play, refusals, skirmish, standing, unit } from '../testing/bench.ts';
import { terrainAt } from './ground.ts';

const FAR = 'american 7-6 M9 moved run';

/** What changes fire from D2 at somebody in D6. */
function drm(more: Partial<Position> = {}, target = 'D6') {
  const { world, state } = standing({ units: ['german 6-6 D2', `american 7-6 ${target}`], ...more });
  return fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u2')).value;
}

const gully: Partial<Position> = { board: { watercourses: [{ kind: 'gully', along: ['D5', 'D6', 'D7'] }] } };

test('[combat 6.1.1.1(1), 6.1.1.1(2)] E-030 E-031 the chart: what each ground gives into it, and what it adds on the way', () => {
  const into = (
    ['woods', 'stone building', 'wooden building', 'rubble', 'shellholes', 'graveyard', 'debris'] as const
  ).map(terrain => drm({ hexes: { D6: terrain } }));
  expect(into).toEqual([10, 20, 10, 20, 10, 10, 10]);
  const through = (['graveyard', 'debris', 'brush'] as const).map(terrain =>
    drm({ hexes: { D4: terrain, D5: terrain } }),
  );
  expect(through).toEqual([20, 20, 10]);
  // Without a mark as hindrance the number is for those in it alone.
  expect(drm({ hexes: { D4: 'shellholes', D5: 'shellholes' } })).toBe(0);
  const works: Work[] = [{ is: 'trench', at: '1:D6' }];
  expect([drm({ works }, 'D6#trench'), drm(gully, 'D6#lip'), drm(gully)]).toEqual([15, 10, 0]);
});

test('[combat 6.1.1(2)] what lies under the dot is the ground of the hex, wherever drawings spill', () => {
  const { world } = standing({
    units: [],
    hexes: { D4: 'woods' },
    board: {
      areas: [
        {
          ground: 'woods',
          hexes: ['D4'],
          outline: [
            [240, 300],
            [384, 300],
            [384, 470],
            [240, 470],
          ],
        },
      ],
    },
  });
  expect([terrainAt(world, '1:D4'), terrainAt(world, '1:D5')]).toEqual(['woods', 'open']);
});

test('[combat 6.2.a] ground without terrain is open on any level; smoke takes that away', () => {
  const moving = (more: Partial<Position>) => drm({ hexes: { D4: 'brush' }, ...more }, 'D6 moved cautious');
  // In the open a hindrance on the way takes the ten for moving, elsewhere it does not.
  expect([moving({}), moving({ levels: { D2: 1, D3: 1, D4: 1, D5: 1, D6: 1 } })]).toEqual([5, 5]);
  expect(moving({ hexes: { D4: 'brush', D6: 'grain' } })).toBe(-5);
  // The smoke itself adds ten.
  expect(moving({ smoke: ['1:D6'] })).toBe(5 + 10 - 10);
});

test('[combat 6.9.1.a] E-040 across shellholes for the ground alone, or into them for a point more; who stays lies in them', () => {
  const holes: Partial<Position> = { hexes: { D6: 'shellholes' } };
  const match = (act: string) => {
    const game = skirmish({ units: ['german 6-6 D7', FAR], ...holes });
    play(game, 'german', 'move u1 cautious', act);
    return game;
  };
  const cover = (game: ReturnType<typeof match>) => {
    const { world, state } = { world: standing({ units: [], ...holes }).world, state: game.state };
    return fireModifiers(world, state, { from: ['1:D2'], isDirected: false }, fieldedById(state, 'u1')).value;
  };
  const across = match('step u1 1:D6');
  expect([across.state.doing[0], cover(across)]).toMatchObject([{ spent: { u1: 1 } }, -10]);
  const into = match('step u1 1:D6#holes');
  expect([into.state.doing[0], unit(into, 'u1').at, cover(into)]).toMatchObject([
    { spent: { u1: 2 } },
    '1:D6',
    0,
  ]);
  play(into, 'german', 'step u1 1:D5');
  expect(into.state.doing[0]).toMatchObject({ spent: { u1: 3 } });
  expect(unit(into, 'u1')).not.toHaveProperty('inHoles');
  play(across, 'german', 'done');
  expect(cover(across)).toBe(0);
});

test('[combat 6.3.3] neither shellholes nor wire are set aside by a road', () => {
  const road: Partial<Position> = { roads: [['D3', 'D4', 'D5']] };
  const { world } = standing({ units: [], hexes: { D4: 'shellholes' }, ...road });
  expect([groundCost(world, '1:D3', '1:D4'), groundCost(world, '1:D3', '1:D4#holes' as LocId)]).toEqual([
    1, 2,
  ]);
  const wired = skirmish({ units: ['german 6-6 D3', FAR], works: [{ is: 'wire', at: '1:D4' }], ...road });
  play(wired, 'german', 'move u1 cautious');
  expect(refusals(wired, 'german', 'step u1 1:D4')).toEqual(['7.4.2.a']);
});

test('[combat 6.10.2.a] from the bed of a gully to its lip for two points or by a crawl; from there one looks out over its edge', () => {
  const match = skirmish({ units: ['german 6-6 D6', FAR], ...gully });
  play(match, 'german', 'move u1 cautious', 'step u1 1:D6#lip');
  expect(match.state.doing[0]).toMatchObject({ spent: { u1: 2 } });
  const crawls = skirmish({ units: ['german 6-6 D6', FAR], ...gully });
  play(crawls, 'german', 'move u1 crawl', 'step u1 1:D6#lip');
  expect(unit(crawls, 'u1')).toMatchObject({ at: '1:D6#lip', moved: 'crawl' });
  // Only those who are in the gully get there.
  const outside = skirmish({ units: ['german 6-6 E6', FAR], ...gully });
  play(outside, 'german', 'move u1 cautious');
  expect(offers(outside, 'german', 'step')).not.toContain('step u1 1:D6#lip');
  const { world } = standing({ units: [], ...gully });
  expect([lineOf(world, '1:D6', '1:H6').blocked?.cite, lineOf(world, '1:D6#lip', '1:H6').blocked]).toEqual([
    '6.10.1.b',
    undefined,
  ]);
});

test('[combat 6.10.2.b] ten worse to hit on the lip, and as dear to leave as the bed', () => {
  expect(drm(gully, 'D6#lip')).toBe(10);
  const { world } = standing({ units: [], ...gully });
  expect([groundCost(world, '1:D6', '1:E6'), groundCost(world, '1:D6#lip', '1:E6')]).toEqual([3, 3]);
});
