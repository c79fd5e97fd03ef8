/** How far a stack gets, by the ways on which least is to be feared. */
import { whyNotIntoMelee } from '../../rulebooks/lock-n-load/melee/entry.ts';
import { stepCost } from '../../rulebooks/lock-n-load/movement/cost.ts';
import type { Move } from '../../rulebooks/lock-n-load/movement/moving-stack.ts';
import { moveScene } from '../../rulebooks/lock-n-load/movement/scene.ts';
import { approachRefusal, enemiesFeared } from '../../rulebooks/lock-n-load/movement/shaken-movement.ts';
import { stepsIn } from '../../rulebooks/lock-n-load/movement/steps.ts';
import { gunRefusal } from '../../rulebooks/lock-n-load/movement/ways.ts';
import { isTooBigForHouses } from '../../rulebooks/lock-n-load/scenario/set-up.ts';
import type { Location, MoveKind, UnitId } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, fitsIn, isScout, isWeaponTeam } from '../../rulebooks/lock-n-load/units.ts';
import type { Band } from './band.ts';
import type { Posture, Site } from './site.ts';
import type { Situation } from './situation.ts';

/** A stack that could move, and how. */
export interface Party {
  /** As the book would have it declared: it says where the first step may lead. */
  readonly move: Move;
  readonly units: readonly AnyUnit[];
  readonly kind: MoveKind;
  readonly doubleTime?: UnitId;
  /** Movement points. */
  readonly purse: number;
  /** Undefined: off the map. */
  readonly from: Location | undefined;
  /** It has spent points already. */
  readonly isOnTheWay?: boolean;
}

/** A place on the way, and the way back from it. */
export interface Reached {
  readonly site: Site;
  readonly spent: number;
  readonly risk: number;
  /** Undefined where the way begins. */
  readonly back: Reached | undefined;
}

/** The places through which the way leads, without the one where it begins on the map. */
export function pathTo(goal: Reached, from: Location | undefined): readonly Location[] {
  const path: Location[] = [];
  for (let each: Reached | undefined = goal; each; each = each.back) path.push(each.site.at);
  return (from === undefined ? path : path.slice(0, -1)).reverse();
}

/** How likely it is that a stack is fired at by all who see it pass; a point spent lets but one of them fire. */
const FIRE_ON_THE_WAY = 0.55;
const ONE_SHOT = 0.75;

/** What a place is to those who would pass: closed, or a risk, by whether it takes them one point or more. */
interface Passage {
  readonly isClosed: boolean;
  readonly atOnce: number;
  readonly slowly: number;
}

export function reach(s: Situation, party: Party): readonly Reached[] {
  const walk = new Walk(s, party);
  let edge = walk.begin();
  while (edge.length > 0 && party.kind !== 'crawl') {
    const next: Reached[] = [];
    for (const back of edge) if (!back.site.isFight) walk.goOn(back, next);
    edge = next;
  }
  return [...walk.found.values()];
}

/** Only ways that are safer than those known are followed. */
class Walk {
  readonly found = new Map<Site, Reached>();
  readonly #s: Situation;
  readonly #party: Party;
  readonly #band: Band;
  readonly #posture: Posture;
  readonly #feared: readonly Location[];
  readonly #isLedByScout: boolean;
  readonly #isBig: boolean;
  readonly #passages: Passage[] = [];

  constructor(s: Situation, party: Party) {
    const { units, kind } = party;
    this.#s = s;
    this.#party = party;
    this.#band = s.band(units);
    this.#posture = postureOf(kind);
    this.#feared = enemiesFeared(s.world, s.view, units);
    this.#isLedByScout = units.some(isScout);
    this.#isBig = units.some(isTooBigForHouses);
  }

  begin(): readonly Reached[] {
    const { world, view } = this.#s;
    const { from, units, move } = this.#party;
    const back = from === undefined ? undefined : startOf(this.#s, from);
    const next: Reached[] = [];
    for (const to of stepsIn(moveScene(world, view, move)))
      this.#step(back, this.#s.site(to), stepCost(world, view, units, from, to).value, next);
    return next;
  }

  goOn(back: Reached, next: Reached[]): void {
    const { world, view } = this.#s;
    const { units, purse } = this.#party;
    for (const { to, cost: plain } of back.site.steps(units)) {
      const cost = this.#isLedByScout ? stepCost(world, view, units, back.site.at, to.at).value : plain;
      if (back.spent + cost <= purse) this.#step(back, to, cost, next);
    }
  }

  #step(back: Reached | undefined, to: Site, cost: number, next: Reached[]): void {
    const passage = this.#passages[to.n] ?? this.#look(to);
    this.#passages[to.n] = passage;
    if (passage.isClosed || (back && this.#isBarred(back.site.at, to.at))) return;
    const risk = (back?.risk ?? 0) + (cost > 1 ? passage.slowly : passage.atOnce);
    const known = this.found.get(to);
    if (known && known.risk <= risk) return;
    const reached = { site: to, spent: (back?.spent ?? 0) + cost, risk, back };
    this.found.set(to, reached);
    next.push(reached);
  }

  #isBarred(from: Location, to: Location): boolean {
    const { world } = this.#s;
    if (this.#isBig && gunRefusal(world, this.#party.units, from, to)) return true;
    return this.#feared.length > 0 && approachRefusal(world, this.#feared, from, to) !== undefined;
  }

  #look(to: Site): Passage {
    const { world, view, side } = this.#s;
    const { units, from, kind } = this.#party;
    const isFull = to.ours.length > 0 && !fitsIn(world, view, to.at, side, units);
    if (to.at === from || isFull) return CLOSED;
    if (to.isFight) return canFight(this.#s, units, to.at, kind) ? FIGHT : CLOSED;
    let [atOnce, slowly] = [0, 0];
    for (const { worth, sort } of this.#band.members) {
      const danger = to.danger(sort, this.#posture);
      atOnce += FIRE_ON_THE_WAY * ONE_SHOT * worth * danger;
      slowly += FIRE_ON_THE_WAY * worth * danger;
    }
    return { isClosed: false, atOnce, slowly };
  }
}

const CLOSED: Passage = { isClosed: true, atOnce: 0, slowly: 0 };
const FIGHT: Passage = { isClosed: false, atOnce: 0, slowly: 0 };

export const startOf = (s: Situation, from: Location): Reached => ({
  site: s.site(from),
  spent: 0,
  risk: 0,
  back: undefined,
});

function canFight({ view }: Situation, units: readonly AnyUnit[], to: Location, kind: MoveKind): boolean {
  return kind !== 'assault' && !units.some(isWeaponTeam) && !whyNotIntoMelee(view, units, to, kind);
}

export const postureOf = (kind: MoveKind): Posture =>
  kind === 'normal' || kind === 'assault' ? 'moving' : 'careful';
