/** Where a unit can go with its points, by which acts: hex by hex, with the turns of its hull. */
import { type HexId, type HexIx, neighbourOf } from '../../board/index.ts';
import { isRefusal } from '../../engine/index.ts';
import { ALL_DIRECTIONS, type Direction, directionName, opposite, turned } from '../../hex/index.ts';
import type { BookAct } from '../../rulebooks/panzer/acts.ts';
import type { Way } from '../../rulebooks/panzer/charts/index.ts';
import { type Fielded, isVehicle } from '../../rulebooks/panzer/game.ts';
import { followed, speedOf, stepFrom, turnCostAt } from '../../rulebooks/panzer/movement/costs.ts';
import { escortRefusal } from '../../rulebooks/panzer/movement/escort.ts';
import { fullRefusal, isEnemyIn } from '../../rulebooks/panzer/movement/mover.ts';
import { isBlocked as isShutIn, jamRefusal } from '../../rulebooks/panzer/movement/narrow.ts';
import { hexName, ix } from '../../rulebooks/panzer/world.ts';
import type { Situation } from './situation.ts';

export interface Stage {
  readonly at: HexId;
  readonly facing: Direction;
  readonly used: number;
  readonly hexes: number;
  readonly free: number;
  readonly way?: Way | undefined;
  readonly act?: BookAct;
  readonly from?: Stage;
}

const BACKWARDS = 2;

export function reach(s: Situation, unit: Fielded, start: Stage): Iterable<Stage> {
  const found = new Map<string, Stage>();
  const blocked = new Map<HexId, boolean>();
  const isBlocked = (hex: HexId): boolean => {
    const known = blocked.get(hex);
    if (known !== undefined) return known;
    const is = isEnemyIn(s.view, unit, hex) || fullRefusal(s.view, unit, hex) !== undefined;
    blocked.set(hex, is);
    return is;
  };
  const isFull = ({ hexes }: Stage) => escortRefusal(s.world, s.view, unit, hexes + 1) !== undefined;
  const keyOf = ({ at, facing, way }: Stage) => `${at} ${facing} ${way}`;
  const note = (stage: Stage, next: Stage[]) => {
    const known = found.get(keyOf(stage));
    if (known && (known.used < stage.used || (known.used === stage.used && known.free >= stage.free))) return;
    found.set(keyOf(stage), stage);
    next.push(stage);
  };
  let edge: Stage[] = [];
  note(start, edge);
  while (edge.length > 0) {
    const next: Stage[] = [];
    for (const stage of edge) {
      // Behind others on a narrow road it ends.
      const isShut = (side: Direction) =>
        stage.at === unit.at
          ? jamRefusal(s.world, s.view, unit, side) !== undefined
          : isShutIn(s.world, s.view, unit, stage.at);
      for (const side of isVehicle(unit) ? [stage.facing] : ALL_DIRECTIONS) {
        const step = isShut(side) || isFull(stage) ? undefined : entered(s, unit, stage, side, false);
        if (step && !isBlocked(step.at)) note(step, next);
      }
      if (!isVehicle(unit)) continue;
      const astern = opposite(stage.facing);
      const back =
        stage.hexes === 0 && !isShut(astern) && !isFull(stage)
          ? entered(s, unit, stage, astern, true)
          : undefined;
      if (back && !isBlocked(back.at)) note(back, next);
      for (const by of [1, -1]) {
        const turn = turnedBy(s, unit, stage, by);
        if (turn) note(turn, next);
      }
    }
    edge = next;
  }
  return found.values();
}

function entered(
  { world }: Situation,
  unit: Fielded,
  stage: Stage,
  side: Direction,
  isBack: boolean,
): Stage | undefined {
  const to: HexIx | undefined = neighbourOf(world.field, ix(world, stage.at), side);
  if (to === undefined) return undefined;
  const step = stepFrom(
    world,
    { ...unit, at: stage.at },
    side,
    to,
    stage.hexes === 0 || stage.way !== undefined,
  );
  if (isRefusal(step)) return undefined;
  const way = followed(step, stage.hexes, stage.way);
  const used = stage.used + step.cost * (isBack ? BACKWARDS : 1);
  const isFirst = stage.hexes === 0 && stage.used === 0 && !isBack;
  if (!isFirst && used > speedOf(world, unit, way)) return undefined;
  const at = hexName(world, to);
  return {
    at,
    facing: stage.facing,
    used,
    hexes: stage.hexes + 1,
    free: 1,
    way,
    act: { verb: isBack ? 'reverse' : 'step', to: at },
    from: stage,
  };
}

function turnedBy({ world }: Situation, unit: Fielded, stage: Stage, by: number): Stage | undefined {
  const cost = stage.free > 0 ? 0 : Math.max(1, turnCostAt(world, { ...unit, at: stage.at }, stage.way));
  if (stage.used + cost > speedOf(world, unit, stage.way)) return undefined;
  const facing = turned(stage.facing, by);
  return {
    ...stage,
    facing,
    used: stage.used + cost,
    free: Math.max(0, stage.free - 1),
    act: { verb: 'turn', side: directionName(facing) },
    from: stage,
  };
}

export function pathTo(stage: Stage): readonly BookAct[] {
  const path: BookAct[] = [];
  for (let at: Stage | undefined = stage; at?.act; at = at.from) path.unshift(at.act);
  return path;
}
