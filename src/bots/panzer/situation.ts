/** A position as one side sees it: what its units are worth, what they could do to whom, what they have to fear where. */
import type { HexId } from '../../board/index.ts';
import type { Side } from '../../engine/index.ts';
import type { Direction } from '../../hex/index.ts';
import { best } from '../../rulebooks/kit/best.ts';
import { coverIn, spottingRange } from '../../rulebooks/panzer/charts/index.ts';
import type { Shot } from '../../rulebooks/panzer/fire/a-shot.ts';
import { elevationOf, hitAngle } from '../../rulebooks/panzer/fire/angle.ts';
import { reachRefusal, rowsOf, weaponOf } from '../../rulebooks/panzer/fire/weapon.ts';
import {
  type AnyUnit,
  cardOfUnit,
  enemies,
  type Fielded,
  isVehicle,
  ownUnits,
  type View,
} from '../../rulebooks/panzer/game.ts';
import { postureOf } from '../../rulebooks/panzer/sight/cover.ts';
import { inSight } from '../../rulebooks/panzer/sight/sight.ts';
import type { Row } from '../../rulebooks/panzer/state.ts';
import { terrainAt } from '../../rulebooks/panzer/terrain/ground.ts';
import { worldNow } from '../../rulebooks/panzer/terrain/ruins.ts';
import { distance, ix, type World } from '../../rulebooks/panzer/world.ts';
import type { Care } from '../doctrine/doctrine.ts';
import { type Aim, aimOf } from './ground.ts';
import { harmOf, isPiercing, type Sketch, shareOf, sketched } from './harm.ts';
import { worthOf } from './worth.ts';

/** A unit somewhere, facing somewhere: as it stands, or as it is thought of. */
export interface Post {
  readonly unit: Fielded;
  readonly at: HexId;
  readonly facing: Direction;
}

/** A shot with the best of its rows, and what it gains. */
export interface Option {
  readonly unit: Fielded;
  readonly target: Fielded;
  readonly row: Row;
  readonly gain: number;
  /** As a share of the target. */
  readonly share: number;
}

/** What is not spotted from there is hardly ever fired at. */
const UNSPOTTED = 0.25;
/** Whoever moved or fired is seen from twice as far. */
const NOTICED = 2;

export class Situation {
  /** With the ground as it lies. */
  readonly world: World;
  readonly own: readonly Fielded[];
  readonly foes: readonly Fielded[];
  readonly aim: Aim;
  readonly #dangers = new Map<string, number>();
  #foremost: number | undefined;
  readonly #nearest = new Map<HexId, Fielded | undefined>();
  readonly #prizes = new Map<string, number>();

  constructor(
    world: World,
    readonly view: View,
    readonly side: Side,
    readonly care: Care,
  ) {
    this.world = worldNow(world, view);
    this.own = ownUnits({ view, side });
    this.foes = enemies({ view, side });
    this.aim = aimOf(world, view, side);
  }

  get isReckless(): boolean {
    return this.care === 'reckless';
  }

  /** How far the foremost of the enemy's vehicles has to go on the way of this side. */
  get foremost(): number {
    this.#foremost ??= Math.min(...this.foes.filter(isVehicle).map(({ at }) => this.aim.way(at)));
    return this.#foremost;
  }

  /** The enemy nearest to a hex. */
  nearestTo(at: HexId): Fielded | undefined {
    if (!this.#nearest.has(at))
      this.#nearest.set(
        at,
        best(this.foes, foe => -distance(this.world, at, foe.at)),
      );
    return this.#nearest.get(at);
  }

  worth(unit: AnyUnit): number {
    return worthOf(this.world, unit);
  }

  /** The best shot of a unit at a target, by all the rules but who has spotted it. */
  option(unit: Fielded, target: Fielded, how: Partial<Shot> = {}): Option | undefined {
    const manner = how.manner ?? 'direct';
    let found: Option | undefined;
    for (const row of rowsOf(unit)) {
      const weapon = weaponOf(unit, row);
      if (!weapon || reachRefusal(this, unit, row, target, manner !== 'direct')) continue;
      const share = shareOf(
        harmOf(this.world, this.view, { firer: unit, target, row, weapon, manner, ...how }),
      );
      const gain = share * this.worth(target);
      if (!found || gain > found.gain) found = { unit, target, row, gain, share };
    }
    return found;
  }

  /** What the one could do to the other from post to post, by its best row. */
  threat({ unit, at }: Post, target: Post, moves: boolean): number {
    const { world } = this;
    const range = distance(world, at, target.at);
    if (!inSight(world, at, target.at)) return 0;
    const kind = isVehicle(target.unit) ? 'vehicle' : 'leg';
    const cover = coverIn(world.charts, terrainAt(world, ix(world, target.at)) ?? 'clear', kind);
    const sketch = {
      range,
      hull: hitAngle(world, target.at, target.facing, at),
      elevation: elevationOf(world, at, target.at),
      posture: postureOf(world, target.at, at),
      cover,
      moves,
    };
    const most = this.#bestRow(unit, target.unit, sketch);
    if (most === 0) return 0;
    const rows = moves ? NOTICED : 0;
    const hidden =
      cover === 'Heavy cover' ? 3 : cover === 'Medium cover' ? 2 : cover === 'Light cover' ? 1 : 0;
    const seen = spottingRange(world.charts, cardOfUnit(target.unit).is, rows - hidden);
    return range <= seen ? most : most * UNSPOTTED;
  }

  /** What the one would do to the other at some range on open ground, from ahead. */
  threatAt(unit: Fielded, target: Fielded, range: number): number {
    const sketch = {
      range,
      hull: 'Front',
      elevation: 'Level',
      posture: 'whole',
      cover: 'no cover',
      moves: true,
    } as const;
    return this.#bestRow(unit, target, sketch);
  }

  #bestRow(unit: Fielded, target: Fielded, sketch: Sketch): number {
    let most = 0;
    for (const row of rowsOf(unit)) {
      const weapon = weaponOf(unit, row);
      if (!weapon || row === 'pin' || (isPiercing(row) && !isVehicle(target))) continue;
      most = Math.max(most, shareOf(sketched(this.world, weapon, row, target, sketch)));
    }
    return most;
  }

  /** What the enemy could do to a unit there, in points: three who fire at it are as bad as more. */
  danger({ unit, at, facing }: Post, moves: boolean): number {
    // Those of a kind have the same to fear.
    const key = `${unit.card} ${at} ${facing} ${moves}`;
    const known = this.#dangers.get(key);
    if (known !== undefined) return known * this.worth(unit);
    const threats = this.foes
      .map(foe => this.threat({ unit: foe, at: foe.at, facing: foe.facing }, { unit, at, facing }, moves))
      .sort((a, b) => b - a)
      .slice(0, 3);
    const dies = 1 - threats.reduce((left, threat) => left * (1 - threat), 1);
    this.#dangers.set(key, dies);
    return dies * this.worth(unit);
  }

  /** What a unit could do from there to the best of its targets, in points. */
  prize({ unit, at, facing }: Post): number {
    const key = `${unit.card} ${at}`;
    const known = this.#prizes.get(key);
    if (known !== undefined) return known;
    let most = 0;
    for (const foe of this.foes) {
      if (foe.aboard) continue;
      const threat = this.threat({ unit, at, facing }, { unit: foe, at: foe.at, facing: foe.facing }, false);
      most = Math.max(most, threat * this.worth(foe));
    }
    this.#prizes.set(key, most);
    return most;
  }
}
