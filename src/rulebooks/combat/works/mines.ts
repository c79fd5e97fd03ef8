/** Mines (7.3): they attack whoever enters or leaves their hex on foot, and not at a crawl. */
import type { HexId } from '../../../board/index.ts';
import { lookedUp, PERCENTILE, percentileOf, percentOf, type Rule, roll } from '../../../engine/index.ts';
import { equivalentOf, type Gait, resultOf } from '../charts/index.ts';
import { strike } from '../fire/volley.ts';
import { type Fielded, type Game, isFielded, landNow, unitById } from '../game.ts';
import { isSecretFrom, showMines } from '../hidden/mines.ts';
import type { LocId, UnitId } from '../state.ts';
import { isBuilding, terrainAt } from '../terrain/ground.ts';
import { hexOf, isTrench } from '../world.ts';

/** From trench to trench, and from a trench into a building, one walks under them (7.3.3). */
const isSheltered = (game: Game, from: LocId, to: LocId): boolean =>
  isTrench(from) && (isTrench(to) || isBuilding(terrainAt(landNow(game), to)));

const minesIn = ({ state }: Game, hex: HexId): boolean =>
  state.works.some(({ is, at }) => is === 'mines' && at === hex);

/** Whether they were hidden from him. */
const isTheirs = ({ state }: Game, hex: HexId, id: UnitId): boolean =>
  state.works.some(work => work.at === hex && isSecretFrom(work, unitById(state, id).side));

/** Those who leave a mined hex, before they are gone (7.3.6). */
export function* leaveMines(
  game: Game,
  gait: Gait,
  goers: readonly UnitId[],
  plans: Readonly<Record<UnitId, LocId>>,
): Rule<void> {
  yield* passMines(game, gait, goers, id => {
    const from = unitById(game.state, id).at;
    const to = plans[id];
    return from !== undefined && to !== undefined && hexOf(from) !== hexOf(to) && !isSheltered(game, from, to)
      ? hexOf(from)
      : undefined;
  });
}

/** Those who have come into one (7.3.6). */
export function* enterMines(
  game: Game,
  gait: Gait,
  goers: readonly UnitId[],
  from: ReadonlyMap<UnitId, LocId>,
): Rule<void> {
  yield* passMines(game, gait, goers, id => {
    const to = unitById(game.state, id).at;
    const was = from.get(id);
    return to !== undefined && was !== undefined && hexOf(was) !== hexOf(to) && !isSheltered(game, was, to)
      ? hexOf(to)
      : undefined;
  });
}

function* passMines(
  game: Game,
  gait: Gait,
  goers: readonly UnitId[],
  hexFor: (id: UnitId) => HexId | undefined,
): Rule<void> {
  for (const hex of new Set(goers.flatMap(id => hexFor(id) ?? []))) {
    if (!minesIn(game, hex)) continue;
    // Whoever comes upon them knows of them, and so do those whom they strike (7.3.4).
    if (gait !== 'crawl' || goers.some(id => isTheirs(game, hex, id))) showMines(game, hex, '7.3.4');
    // Who crawls feels his way (7.3.9).
    if (gait === 'crawl') continue;
    const there = goers
      .filter(id => hexFor(id) === hex)
      .map(id => unitById(game.state, id))
      .filter(isFielded);
    if (there.length > 0) yield* explode(game, hex, there);
  }
}

/** On the row of mines, unmodified (7.3.7, R33); a roll of 00 has used them up (7.3.7.2). */
function* explode(game: Game, hex: HexId, targets: readonly Fielded[]): Rule<void> {
  const strength = equivalentOf(game.world.charts, 'APM');
  const result = yield* roll(
    PERCENTILE,
    `mines in ${hex}`,
    faces =>
      percentileOf(faces) === 100 ? 'used up' : resultOf(game.world.charts, strength, percentileOf(faces)),
    {
      cite: '7.3.7',
      tell: (dice, found) =>
        lookedUp(percentOf(dice), `with ${strength} firepower`, found, { of: targets.map(({ id }) => id) }),
    },
  );
  if (result !== 'used up') return yield* strike(game, targets, strength, result);
  const { works } = game.state;
  game.own(game.state).works = works.filter(({ is, at }) => is !== 'mines' || at !== hex);
}
