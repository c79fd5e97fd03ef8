/** Hidden mines (7.3.4): their side lays them where it likes, and the other learns of them by its feet, or by searching (7.3.5). */
import { groundOf, type HexId, hexesIn, roadsIn } from '../../../board/index.ts';
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { type Game, type Scene, type View, verbsIn } from '../game.ts';
import type { Work } from '../state.ts';
import type { Land } from '../terrain/land.ts';
import { enemyOf, hexAt, rangeOf } from '../world.ts';

export const isSecretFrom = (work: Work, side: Side): boolean =>
  work.is === 'mines' && work.hidden !== undefined && work.hidden !== side;

const groupsWithMines = ({ scenario }: Land, side: Side) =>
  scenario.groups.filter(group => group.side === side && group.mines !== undefined);

const minesLeft = (world: Land, { works }: View, side: Side): number =>
  groupsWithMines(world, side).reduce((sum, { mines = 0 }) => sum + mines, 0) -
  works.filter(work => work.is === 'mines' && work.hidden === side).length;

const hexesToMine = (world: Land, side: Side): readonly HexId[] => [
  ...new Set(groupsWithMines(world, side).flatMap(({ setUp = [] }) => hexesIn(world.field, setUp))),
];

/** Anywhere but in water (7.3.3), and hidden on no paved road (7.3.4, 6.3.1.b). */
function groundRefusal({ field }: Land, at: HexId): Refusal | undefined {
  const hex = hexAt({ field }, at);
  if (groundOf(field, hex) === 'water') return refusal('7.3.3', 'there is water');
  return roadsIn(field, hex).includes('road')
    ? refusal('7.3.4', 'on a paved road they would be seen')
    : undefined;
}

const verb = verbsIn<Scene>();

export const layMines = verb('mine', {
  cite: '7.3.4',
  bar: ({ world, view, side }) =>
    minesLeft(world, view, side) > 0 ? undefined : refusal('7.3.4', 'there are no mines to lay'),
  who: ({ world, side }) => hexesToMine(world, side),
  whoElse: refusal('3.3.2', 'it lies beyond the area'),
  unfit: ({ world, view }, at) =>
    view.works.some(work => work.is === 'mines' && work.at === at)
      ? refusal('7.3.4', 'there are mines already')
      : groundRefusal(world, at),
  args: at => ({ at }),
  perform(game, { at }) {
    const [frame] = game.state.doing.slice(-1);
    if (frame?.is !== 'set-up') return;
    game.own(game.state).works = [...game.state.works, { is: 'mines', at: at as HexId, hidden: frame.side }];
  },
});

/** For a set-up that is made for somebody: in the open ground of its area that the enemy meets first. */
export function mineAtFirst(world: Land, view: View, side: Side): readonly HexId[] {
  const isMined = (at: HexId) => view.works.some(work => work.is === 'mines' && work.at === at);
  const enemy = enemyOf(world, side);
  const theirs = world.scenario.groups.flatMap(group =>
    group.side === enemy ? hexesIn(world.field, group.setUp ?? group.enter?.along ?? []) : [],
  );
  const far = (at: HexId) => Math.min(...theirs.map(hex => rangeOf(world, at, hex)));
  return hexesToMine(world, side)
    .filter(at => groundRefusal(world, at) === undefined && far(at) > 1)
    .toSorted((a, b) => far(a) - far(b))
    .filter((at, i) => i % 2 === 0 && !isMined(at))
    .slice(0, Math.max(0, minesLeft(world, view, side)));
}

/** From now on all know of them. */
export function showMines(game: Game, hex: HexId, cite: string): void {
  const { works } = game.state;
  const found = works.find(work => work.is === 'mines' && work.at === hex && work.hidden !== undefined);
  if (found?.is !== 'mines' || found.hidden === undefined) return;
  game.own(game.state).works = works.map(work => (work === found ? { is: 'mines', at: hex } : work));
  game.reveal([enemyOf(game.world, found.hidden)], cite, `There are mines in ${hex}`);
}
