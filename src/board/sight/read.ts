/**
 * A generic reading of a trace, for a sight tool that knows no rulebook. Rulebooks write readers of their own over
 * the same trace; this one is plain geometry with plain heights:
 *
 * - A string is stretched from eye to eye. What rises above it blocks or hinders, so a low obstacle throws a blind
 *   zone behind it, longer the flatter the look; and the answer is the same from both ends.
 * - Drawings count where they lie on both sides of the string; one on the left and one on the right make both.
 * - The hexes at the ends neither block nor hinder, and a drawing of theirs doesn't where it spills over
 *   into hexes that it doesn't belong to. Walls and hedges around them give cover and don't block.
 * - Hills count by their drawn crests; a hex with a level and no crest counts as a whole.
 */
import { compareFractions, type Fraction } from '../../hex/index.ts';
import { type Battlefield, type HexIx, hexLabel, sideLabel } from '../battlefield.ts';
import { drawnGroundNow, sideTerrainNow, type TerrainOverlay, UNCHANGED } from '../overlay.ts';
import type { Shape } from '../shape.ts';
import { GROUND_OBSTACLES, heightText, type Obstacle, SIDE_OBSTACLES, storeysHeight } from './heights.ts';
import type { Crossing, Leg, Touch, Trace } from './trace.ts';

/** The levels of the two eyes, in half-levels. */
export interface EyeLevels {
  readonly from: number;
  readonly to: number;
}

export interface SightFinding {
  readonly effect: 'blocks' | 'hinders' | 'none';
  /** The hex to show it at. */
  readonly hex: HexIx;
  /** The time at which the line comes to it. */
  readonly at: Fraction;
  readonly text: string;
}

export interface Sight {
  readonly verdict: 'clear' | 'hindered' | 'blocked';
  /** In the order in which the line comes to them. */
  readonly findings: readonly SightFinding[];
}

const START: Fraction = { n: 0, d: 1 };

export function readSight(
  battlefield: Battlefield,
  trace: Trace,
  levels: EyeLevels,
  overlay: TerrainOverlay = UNCHANGED,
): Sight {
  const reader = new Reader(battlefield, trace, levels, overlay);
  const findings = trace.legs.flatMap((leg, i) => reader.readLeg(leg, i));
  if (trace.leaves)
    findings.push({ effect: 'blocks', hex: trace.from.hex, at: START, text: 'leaves the map' });
  const has = (effect: string) => findings.some(finding => finding.effect === effect);
  return { verdict: has('blocks') ? 'blocked' : has('hinders') ? 'hindered' : 'clear', findings };
}

/** A drawing on the line with what it stands for. */
interface Standing extends Obstacle {
  readonly touch: Touch;
  readonly hex: HexIx;
  readonly top: number;
  readonly name: string;
}

class Reader {
  private readonly battlefield: Battlefield;
  private readonly trace: Trace;
  private readonly levels: EyeLevels;
  private readonly overlay: TerrainOverlay;

  constructor(battlefield: Battlefield, trace: Trace, levels: EyeLevels, overlay: TerrainOverlay) {
    this.battlefield = battlefield;
    this.trace = trace;
    this.levels = levels;
    this.overlay = overlay;
  }

  readLeg(leg: Leg, number: number): SightFinding[] {
    const findings = [...this.readCourse(leg), ...this.readSides(leg, number)];
    if (this.isEnd(leg.hex) || (leg.twin !== undefined && this.isEnd(leg.twin))) return findings;
    const standing = this.trace.touches.flatMap(touch =>
      touch.leg === number ? this.standing(touch, leg) : [],
    );
    return [...findings, ...this.readGround(leg, number), ...this.readDrawings(standing)];
  }

  private isEnd(hex: HexIx): boolean {
    return hex === this.trace.from.hex || hex === this.trace.to.hex;
  }

  /** Whether something up to `top` reaches above the string somewhere between two times. */
  private rises(top: number, from: Fraction, to: Fraction): boolean {
    const { from: start, to: target } = this.levels;
    const lowest = target < start ? to : from;
    return (top - start) * lowest.d > (target - start) * lowest.n;
  }

  private readCourse(leg: Leg): SightFinding[] {
    if (leg.kind !== 'side') return [];
    const hex = hexLabel(this.battlefield, leg.hex);
    const text =
      leg.twin === undefined
        ? `runs along the edge of ${hex}`
        : `runs along the hexside between ${hex} and ${hexLabel(this.battlefield, leg.twin)}`;
    return [{ effect: 'none', hex: leg.hex, at: leg.from, text }];
  }

  /** The hexsides that the line meets where it enters this leg, or runs along in it. */
  private readSides(leg: Leg, number: number): SightFinding[] {
    const sides = this.trace.crossings.filter(({ kind, from }) => {
      if (kind === 'along') return leg.kind === 'side' && compareFractions(from, leg.from) === 0;
      return compareFractions(from, leg.from) === 0 && this.isFirstAt(number);
    });
    return sides.flatMap(crossing => this.readSide(crossing, sides));
  }

  /** Of several legs that begin at one time, the first speaks for what lies there. */
  private isFirstAt(number: number): boolean {
    const before = this.trace.legs[number - 1];
    const leg = this.trace.legs[number];
    return before === undefined || leg === undefined || compareFractions(before.from, leg.from) !== 0;
  }

  private readSide(crossing: Crossing, sides: readonly Crossing[]): SightFinding[] {
    const { battlefield, overlay } = this;
    const terrain = sideTerrainNow(battlefield, overlay, crossing.side);
    const obstacle = terrain && SIDE_OBSTACLES[terrain];
    if (terrain === undefined || obstacle === undefined) return [];
    const [a = 0, b = -1] = battlefield.sideHexes.subarray(2 * crossing.side, 2 * crossing.side + 2);
    const base = 2 * Math.max(battlefield.level[a] ?? 0, b < 0 ? -2 : (battlefield.level[b] ?? 0));
    const name = `the ${terrain} ${sideLabel(battlefield, crossing.side)}`;
    const say = (effect: SightFinding['effect'], text: string) => [
      { effect, hex: a, at: crossing.from, text },
    ];
    if (crossing.end !== undefined) return say('none', `crosses ${name}, at an end of the line`);
    if (!this.rises(base + obstacle.height, crossing.from, crossing.to))
      return say('none', `passes over ${name}`);
    const meets = sides.some(other => {
      const beside = sideTerrainNow(battlefield, overlay, other.side);
      return other.on !== crossing.on && beside !== undefined && SIDE_OBSTACLES[beside] !== undefined;
    });
    if (crossing.kind === 'corner' && !meets) return say('none', `touches the end of ${name}`);
    const verb = crossing.kind === 'along' ? 'runs along' : 'crosses';
    return say(obstacle.effect, `${verb} ${name}, ${heightText(obstacle.height)}`);
  }

  private readGround(leg: Leg, number: number): SightFinding[] {
    const { battlefield, trace } = this;
    const { level, drawnLevel, shapes } = battlefield;
    const undrawn = (hex: HexIx) => ((level[hex] ?? 0) > (drawnLevel[hex] ?? 0) ? (level[hex] ?? 0) : 0);
    let highest = 0;
    let at = leg.from;
    const consider = (height: number, from: Fraction, to: Fraction) => {
      if (height <= highest || !this.rises(2 * height, from, to)) return;
      highest = height;
      at = from;
    };
    if (leg.kind !== 'vertex') {
      consider(Math.min(undrawn(leg.hex), undrawn(leg.twin ?? leg.hex)), leg.from, leg.to);
    }
    for (const touch of trace.touches) {
      const shape = shapes[touch.shape];
      if (touch.leg !== number || shape?.kind !== 'crest' || touch.on !== 'both') continue;
      consider(shape.level, touch.from, touch.to);
    }
    if (highest === 0) return [];
    const text = `meets the hill at ${hexLabel(battlefield, leg.hex)}, level ${highest}`;
    return [{ effect: 'blocks', hex: leg.hex, at, text }];
  }

  private standing(touch: Touch, leg: Leg): Standing[] {
    const { battlefield, overlay } = this;
    const shape = battlefield.shapes[touch.shape] as Shape;
    if (shape.kind === 'crest') return [];
    const here = [leg.hex, ...(leg.twin === undefined ? [] : [leg.twin])];
    const belongs = here.find(hex => shape.hexes.includes(hex));
    if (belongs === undefined && touch.own !== undefined) return [];
    const hex = belongs ?? leg.hex;
    const ground = drawnGroundNow(overlay, shape, hex);
    const building = shape.kind === 'building' ? battlefield.buildings[shape.building] : undefined;
    const stands = ground === 'building' && building !== undefined;
    const obstacle: Obstacle | undefined = stands
      ? { effect: 'blocks', height: storeysHeight(building.upper) }
      : ground && GROUND_OBSTACLES[ground];
    if (obstacle === undefined) return [];
    const what = stands ? `the ${building.material} building` : `the ${ground}`;
    const home = hexLabel(battlefield, belongs ?? shape.hexes[0] ?? leg.hex);
    const where =
      belongs === undefined ? `of ${home}, drawn into ${hexLabel(battlefield, leg.hex)}` : `of ${home}`;
    const top = 2 * (battlefield.level[hex] ?? 0) + obstacle.height;
    return [{ ...obstacle, touch, hex, top, name: `${what} ${where}` }];
  }

  private readDrawings(standing: readonly Standing[]): SightFinding[] {
    return standing.flatMap(one => {
      const { touch, hex, name, effect } = one;
      const say = (what: SightFinding['effect'], text: string) => [
        { effect: what, hex, at: touch.from, text },
      ];
      if (!this.rises(one.top, touch.from, touch.to)) return say('none', `passes over ${name}`);
      if (touch.on === 'both') return say(effect, `crosses ${name}, ${heightText(one.height)}`);
      if (touch.gap > 0) return say('none', `misses ${name} by ${touch.gap}/96 of a hex`);
      const other = standing.find(
        two => areOpposite(touch, two.touch) && this.rises(two.top, touch.from, touch.to),
      );
      if (other === undefined) return say('none', `touches ${name} on the ${touch.on} side only`);
      // Told once, from the left; what only hinders on one side can't block on both.
      if (touch.on === 'right') return [];
      const weaker = effect === 'hinders' || other.effect === 'hinders' ? 'hinders' : 'blocks';
      return say(weaker, `runs between ${name} and ${other.name}`);
    });
  }
}

/** One drawing on the left and one on the right, side by side for some length. */
function areOpposite(a: Touch, b: Touch): boolean {
  return (
    a.on !== b.on &&
    b.on !== 'both' &&
    b.gap === 0 &&
    compareFractions(a.from, b.to) < 0 &&
    compareFractions(b.from, a.to) < 0
  );
}
