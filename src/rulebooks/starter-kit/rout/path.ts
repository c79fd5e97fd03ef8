/**
 * Where a routing unit may go (3.6 e to i). It never comes nearer to enemies who see it or have seen it, so what is
 * legal depends on the way it came: the search keeps, for each hex, the cheapest ways there that differ in the
 * enemies they have met.
 */
import type { HexId, HexIx } from '../../../board/index.ts';
import { type Refusal, refusal } from '../../../engine/index.ts';
import type { View } from '../game.ts';
import type { AnyUnit } from '../units.ts';
import { hexName, ix, type World } from '../world.ts';
import { type Edge, type RoutGround, routGround } from './ground.ts';
import { has, isWithin, NOBODY, overlap, type Posts, postsWhere, union } from './posts.ts';

/** A unit on its rout. */
export interface Router {
  /** The unit, and the leader who goes along. */
  readonly units: readonly AnyUnit[];
  /** Where it began. */
  readonly from: HexId;
  readonly at: HexId;
  /** Movement factors, in halves. */
  readonly spent: number;
  readonly allowance: number;
  /** Where enemies are in whose sight it has been in this rout phase. */
  readonly shunned: readonly HexId[];
}

export interface RoutStep {
  readonly to: HexId;
  /** Beside the road and under cover, or along it. */
  readonly creep: boolean;
  /** What the search found against it; undefined: it may go there next. */
  readonly against: Refusal | undefined;
  /** It brings the unit nearer to the cover it makes for, so that it may be all of its rout (3.6.d). */
  readonly isProgress: boolean;
}

interface RoutChoices {
  /** Every next hex, and whether it may go there. */
  readonly steps: readonly RoutStep[];
  /** Whether it may stop where it is. */
  readonly mayStop: boolean;
}

/** A way that leads to a hex. */
interface Way {
  readonly at: HexIx;
  readonly spent: number;
  readonly met: Posts;
  readonly creep: boolean;
}

interface Search {
  readonly ground: RoutGround;
  readonly allowance: number;
}

/** No step costs less: one movement factor. Without it left, nobody needs to look who sees the hex. */
const CHEAPEST = 2;

/** What takes all that a unit has takes no more than that (8.2.1, bamboo). */
const priceOf = ({ cost }: Edge, allowance: number): number => (Number.isFinite(cost) ? cost : allowance);

const CANT_GO = refusal('3.3.b', 'infantry can’t go there');
const TOO_FAR = refusal('3.6.c', 'it has not the movement factors for it');
const NEARER = refusal('3.6.f', 'it would come nearer to an enemy who sees it or has seen it');
const IN_COVER = refusal('3.6.g', 'in its cover it stops, unless it goes on into more of it');
const OTHER_COVER = refusal('3.6.e', 'it makes for other cover');
const ASTRAY = refusal('3.6.e', 'from there it would not reach the cover that it makes for');

/** Whom it has met when it goes on from the end of the way. */
const metOn = ({ ground }: Search, way: Way): Posts => union(way.met, ground.watchers(way.at));

/** Against going on by this step: it brings nobody nearer to an enemy whom he has met (3.6.f). */
function stepRefusal(search: Search, way: Way, met: Posts, edge: Edge): Refusal | undefined {
  const { ground, allowance } = search;
  if (way.spent + priceOf(edge, allowance) > allowance) return TOO_FAR;
  if (overlap(edge.nearer, met)) return NEARER;
  // In cover that counts one must stop, unless the next hex is cover too (3.6.g).
  const mustStop = ground.isHaven(way.at) && !ground.mayIgnore(way.at);
  return mustStop && !ground.isCover(edge.to) ? IN_COVER : undefined;
}

/** The way with this step. */
const along = ({ allowance }: Search, way: Way, met: Posts, edge: Edge): Way => ({
  at: edge.to,
  spent: way.spent + priceOf(edge, allowance),
  met,
  creep: edge.creep,
});

/** The next hexes on a way. */
function onward(search: Search, way: Way): readonly Way[] {
  if (way.spent + CHEAPEST > search.allowance) return [];
  const met = metOn(search, way);
  const found: Way[] = [];
  for (const edge of search.ground.edges(way.at))
    if (!stepRefusal(search, way, met, edge)) found.push(along(search, way, met, edge));
  return found;
}

/** Every hex that legal ways lead to, with its cheapest cost: the nearest first, so that one may stop there. */
function* reach(
  search: Search,
  start: Way,
  passes: (hex: HexIx) => boolean,
): Generator<readonly [hex: HexIx, cost: number]> {
  const kept = new Map<HexIx, Way[]>();
  // By what they have spent.
  const waiting: Way[][] = [];
  const wait = (way: Way) => {
    const others = waiting[way.spent];
    if (others) others.push(way);
    else waiting[way.spent] = [way];
  };
  wait(start);
  for (let spent = start.spent; spent <= search.allowance; spent++) {
    for (const way of waiting[spent] ?? []) {
      const rivals = kept.get(way.at);
      if (rivals?.some(rival => isWithin(rival.met, way.met))) continue;
      if (rivals) rivals.push(way);
      else {
        kept.set(way.at, [way]);
        yield [way.at, spent];
      }
      for (const next of onward(search, way)) if (passes(next.at)) wait(next);
    }
  }
}

interface RoutAim {
  /** The cover that it may make for, with its cost: the nearest that counts, and what it may ignore before that. */
  readonly havens: ReadonlyMap<HexIx, number>;
  /** No cover counts within reach: any hex will do (3.6.i). */
  readonly free: boolean;
}

/** The nearest woods or building in movement factors along a legal way, seen from where the rout began (3.6.e). */
function routAim(search: Search, from: HexIx): RoutAim {
  const { ground } = search;
  const havens = new Map<HexIx, number>();
  let nearest = Number.POSITIVE_INFINITY;
  for (const [hex, cost] of reach(search, { at: from, spent: 0, met: NOBODY, creep: false }, () => true)) {
    if (cost > nearest) break;
    if (!ground.isHaven(hex)) continue;
    havens.set(hex, cost);
    if (!ground.mayIgnore(hex)) nearest = cost;
  }
  return { havens, free: nearest === Number.POSITIVE_INFINITY };
}

function searchOf(world: World, view: View, { units, from, allowance }: Router): Search {
  return { ground: routGround(world, view, units, ix(world, from)), allowance };
}

function wayOf(world: World, { at, spent, shunned }: Router, { posts }: RoutGround): Way {
  const met = postsWhere(posts, post => shunned.includes(hexName(world, post)));
  return { at: ix(world, at), spent, met, creep: false };
}

export function routChoices(world: World, view: View, router: Router): RoutChoices {
  const search = searchOf(world, view, router);
  const { ground } = search;
  const { havens, free } = routAim(search, ix(world, router.from));
  const way = wayOf(world, router, ground);
  const met = metOn(search, way);
  const hasBegun = router.spent > 0;
  const arrived = !free && ground.isHaven(way.at);
  // Until it is in the cover it makes for, other cover is none of its business.
  const isOnTheWay = (hex: HexIx) => havens.has(hex) || !ground.isHaven(hex);
  const outlook = (edge: Edge): Pick<RoutStep, 'against' | 'isProgress'> => {
    const against = stepRefusal(search, way, met, edge);
    if (against || free) return { against, isProgress: free && !against };
    const isAside = !isOnTheWay(edge.to);
    const ahead = isAside ? 'nowhere' : leadsTo(search, along(search, way, met, edge), havens, isOnTheWay);
    const goesOn = arrived && ground.isCover(edge.to);
    if (ahead !== 'nowhere' || goesOn) return { against: undefined, isProgress: ahead === 'nearer' };
    return { against: isAside ? OTHER_COVER : ASTRAY, isProgress: false };
  };
  const steps = ground.around(way.at).flatMap((hex): readonly RoutStep[] => {
    const to = hexName(world, hex);
    const edges = ground.edges(way.at).filter(edge => edge.to === hex);
    if (edges.length > 0) return edges.map(edge => ({ to, creep: edge.creep, ...outlook(edge) }));
    return [{ to, creep: false, against: ground.closed(way.at, hex) ?? CANT_GO, isProgress: false }];
  });
  const isStuck = steps.every(({ against }) => against);
  return { steps, mayStop: free ? hasBegun : arrived || (hasBegun && isStuck) };
}

/** Whether a way leads to cover that the rout makes for, and from nearer than where it began. */
function leadsTo(
  search: Search,
  way: Way,
  havens: ReadonlyMap<HexIx, number>,
  passes: (hex: HexIx) => boolean,
): 'nearer' | 'somehow' | 'nowhere' {
  let ahead: 'somehow' | 'nowhere' = 'nowhere';
  for (const [hex, cost] of reach(search, way, passes)) {
    const fromStart = havens.get(hex);
    if (fromStart === undefined) continue;
    if (cost - way.spent < fromStart) return 'nearer';
    ahead = 'somehow';
  }
  return ahead;
}

/** Whether there is anywhere to go at all: then there is a way to cover, or any hex will do. */
export function hasWayOut(world: World, view: View, router: Router): boolean {
  const search = searchOf(world, view, router);
  return onward(search, wayOf(world, router, search.ground)).length > 0;
}

/** The router after one more step: what it has spent, and whom it has met. */
export function afterStep(
  world: World,
  view: View,
  router: Router,
  step: Pick<RoutStep, 'to' | 'creep'>,
): Pick<Router, 'spent' | 'shunned'> {
  const { ground } = searchOf(world, view, router);
  const [at, next] = [ix(world, router.at), ix(world, step.to)];
  const edge = ground.edges(at).find(({ to, creep }) => to === next && creep === step.creep);
  if (!edge) throw new Error(`no rout leads from ${router.at} to ${step.to}`);
  const seen = ground.watchers(at);
  const posts = ground.posts.map(post => hexName(world, post));
  return {
    spent: router.spent + priceOf(edge, router.allowance),
    shunned: posts.filter((post, i) => router.shunned.includes(post) || has(seen, i)),
  };
}
