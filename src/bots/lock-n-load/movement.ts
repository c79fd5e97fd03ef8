/** Courses of movement: who goes where, by which way, how, and with whom. */

import { best } from '../../rulebooks/kit/best.ts';
import type { BookAct } from '../../rulebooks/lock-n-load/acts.ts';
import type { View } from '../../rulebooks/lock-n-load/game.ts';
import { unitsOf } from '../../rulebooks/lock-n-load/impulses/groups.ts';
import { entrants, isEntering } from '../../rulebooks/lock-n-load/movement/entry.ts';
import { moveOffers } from '../../rulebooks/lock-n-load/movement/movement.ts';
import { budget, type Move, moveOf, stackOf } from '../../rulebooks/lock-n-load/movement/moving-stack.ts';
import { exitCost } from '../../rulebooks/lock-n-load/movement/on-the-way.ts';
import { canMove } from '../../rulebooks/lock-n-load/movement/scene.ts';
import type { Location, MoveKind } from '../../rulebooks/lock-n-load/state.ts';
import { type AnyUnit, isGoodOrder, isLeader, isMmc, weaponsOf } from '../../rulebooks/lock-n-load/units.ts';
import { type Course, most } from '../doctrine/doctrine.ts';
import { course } from './course.ts';
import { worthOfEntering } from './melee.ts';
import type { Moment } from './moment.ts';
import { type Party, pathTo, postureOf, type Reached, reach, startOf } from './reach.ts';
import type { Situation } from './situation.ts';
import { standing, standingAt } from './standing.ts';

/** A move that gains less than this is no reason to get up. */
const EFFORT = 0.4;
/** Who has moved doesn't answer the enemy's moves in this turn. */
const NO_ANSWER_WHEN_HOLDING = 1;
const NO_ANSWER = 0.3;
/** What is left of one's best shot after an assault move, and before the turn to come. */
const FIRE_AFTER_ASSAULT = 0.3;
/** Of all places within reach, so many of the best are weighed by one who is thorough. */
const PLACES_TO_WEIGH = 2;
/** Who isn't on the map by the end of his turn never comes. */
const LEFT_BEHIND = -30;
/** To leave by the edge that wins. */
export const LEAVES = 25;

/** A move that was thought through; its ways are what smoke is for. */
export interface Plan extends Course {
  readonly party: Party;
  /** Where it ends, and by which way it gets there. */
  readonly at: Location;
  readonly path: readonly Location[];
  readonly risk: number;
  readonly isFight: boolean;
}

/** The moves of the activated units: for each stack that could go, the best. */
export function movePlans(s: Situation, { view, impulse, before }: Moment): readonly Plan[] {
  return impulse.groups
    .filter(({ moved }) => !moved)
    .flatMap(group => {
      const able = unitsOf(view, group).filter(
        unit => canMove(view, unit) && !weaponsOf(view, unit).some(({ assembled }) => assembled),
      );
      return stacksFrom(s, able).flatMap(units =>
        partiesOf(s, view, units, group.at).flatMap(party => plansOf(s, party, before, 'move')),
      );
    });
}

/** Units that come onto the map. */
export function entryPlans(s: Situation): readonly Plan[] {
  const { world, view, side } = s;
  return entrants(world, view, side).flatMap(unit => {
    const others = view.units.filter(
      each => each.group === unit.group && each.id !== unit.id && isEntering(world, view, each),
    );
    const leader = isLeader(unit) ? undefined : others.find(isLeader);
    const stacks = leader ? [[unit], [unit, leader]] : [[unit]];
    return stacks.flatMap(units =>
      partiesOf(s, view, units, undefined).flatMap(party => plansOf(s, party, [], 'enter')),
    );
  });
}

/** On the way: farther, or no farther. */
export function goingOn(s: Situation): readonly Plan[] {
  const move = moveOf(s.view);
  const units = stackOf(s.view, move);
  const [first] = units;
  if (!first) return [];
  const party: Party = {
    move,
    units,
    kind: move.kind,
    purse: budget(s.world, s.view, move, units) - move.spent,
    from: first.at,
    isOnTheWay: move.begun === true,
  };
  return plansOf(s, party, [], undefined);
}

/** One alone, a squad with its Leader, or all of them together. */
function stacksFrom(s: Situation, able: readonly AnyUnit[]): readonly (readonly AnyUnit[])[] {
  const fit = able.filter(isGoodOrder);
  const leader = best(fit.filter(isLeader), unit => (weaponsOf(s.view, unit).length > 0 ? 0 : 1));
  const different = unlike(s.view, able);
  const stacks: (readonly AnyUnit[])[] = different.map(unit => [unit]);
  if (leader) for (const unit of different) if (isMmc(unit) && isGoodOrder(unit)) stacks.push([unit, leader]);
  if (fit.length > (leader ? 2 : 1)) stacks.push(fit);
  return stacks;
}

/** Of units that are alike in every respect, one. */
function unlike(view: View, units: readonly AnyUnit[]): readonly AnyUnit[] {
  const kinds = new Map<string, AnyUnit>();
  for (const unit of units) {
    const { card, shaken, wounded, skill } = unit;
    const arms = weaponsOf(view, unit).map(weapon => weapon.card);
    const kind = `${card} ${shaken} ${wounded} ${skill} ${arms}`;
    if (!kinds.has(kind)) kinds.set(kind, unit);
  }
  return [...kinds.values()];
}

/** All the ways in which the stack may go. */
function partiesOf(
  s: Situation,
  view: View,
  units: readonly AnyUnit[],
  from: Location | undefined,
): readonly Party[] {
  const [first] = units;
  if (!first) return [];
  const move: Move = {
    is: 'move',
    side: s.side,
    units: units.map(({ id }) => id),
    kind: 'normal',
    spent: 0,
    steps: 0,
    ...(from !== undefined && { from }),
  };
  return kindsOf(s, view, move).map(kind => {
    const plain = { ...move, kind };
    const leader = units.find(isLeader);
    const fast = leader && isGoodOrder(leader) ? { ...plain, doubleTime: leader.id } : plain;
    const [slowly, purse] = [budget(s.world, view, plain, units), budget(s.world, view, fast, units)];
    const hastens = leader && purse > slowly && (kind === 'normal' || kind === 'assault');
    return {
      move: hastens ? fast : plain,
      units,
      kind,
      from,
      purse: hastens ? purse : slowly,
      ...(hastens && { doubleTime: leader.id }),
    };
  });
}

/** What the book lets the stack declare; to crawl is for those who are under fire. */
function kindsOf(s: Situation, view: View, move: Move): readonly MoveKind[] {
  const kinds: MoveKind[] = ['normal'];
  for (const { verb } of moveOffers(s.world, view, move)) {
    if (verb === 'assault') kinds.push(verb);
    if (verb === 'stealth' || verb === 'crawl') kinds.push(verb);
    if (verb === 'step') break;
  }
  return kinds;
}

/** Where the party gains most by going, the best place first; who is thorough thinks of one more. */
function plansOf(
  s: Situation,
  party: Party,
  before: readonly BookAct[],
  verb: 'move' | 'enter' | undefined,
): readonly Plan[] {
  const { units, from, kind } = party;
  const start =
    from === undefined ? LEFT_BEHIND : standing(s, units, from, party.isOnTheWay ? 'moving' : 'still');
  const goals = [...leaving(s, party), ...reach(s, party)].map(goal => ({
    goal,
    gain: gainAt(s, party, goal, start) - goal.risk,
  }));
  return most(goals, s.isThorough ? PLACES_TO_WEIGH : 1, ({ gain }) => gain).map(({ goal, gain }) => {
    const path = pathTo(goal, from);
    const acts = actsOf(party, path, before, verb);
    const toTheEnd: readonly BookAct[] = canLeave(s, party, goal) ? [...acts, { verb: 'exit' }] : acts;
    const { risk } = goal;
    const { at, isFight } = goal.site;
    const why = reason(kind, goal);
    return { ...course(toTheEnd, gain - costOf(s, party), why), party, at, risk, isFight, path };
  });
}

function gainAt(s: Situation, party: Party, goal: Reached, start: number): number {
  const { units, kind } = party;
  const { site } = goal;
  if (site.isFight) return worthOfEntering(s, units, site.at);
  if (canLeave(s, party, goal)) return LEAVES * units.length;
  const band = s.band(units);
  const there = standingAt(s, band, site, postureOf(kind)) - start;
  return kind === 'assault' ? there + FIRE_AFTER_ASSAULT * band.bestShot(site) : there;
}

/** Who stands at the edge that wins leaves from where he is. */
function leaving(s: Situation, party: Party): readonly Reached[] {
  const here = party.from === undefined ? undefined : startOf(s, party.from);
  return here && canLeave(s, party, here) ? [here] : [];
}

function canLeave({ aim, world }: Situation, { units, purse }: Party, { site, spent }: Reached): boolean {
  if (aim.is !== 'leave' || site.isFight || site.way > 0) return false;
  return spent + exitCost(world) <= purse && units.every(isGoodOrder);
}

function costOf(s: Situation, { isOnTheWay, kind, from }: Party): number {
  if (isOnTheWay || from === undefined) return EFFORT;
  const answer = s.aim.is === 'hold' ? NO_ANSWER_WHEN_HOLDING : NO_ANSWER;
  return EFFORT + (kind === 'assault' ? 0 : answer);
}

function actsOf(
  { units, kind, doubleTime }: Party,
  path: readonly Location[],
  before: readonly BookAct[],
  verb: 'move' | 'enter' | undefined,
): readonly BookAct[] {
  const acts: BookAct[] = [...before];
  const [first, ...others] = units;
  if (verb && first) {
    acts.push({ verb, unit: first.id });
    for (const { id } of others) acts.push({ verb: 'with', unit: id });
    if (kind !== 'normal') acts.push({ verb: kind });
    if (doubleTime) acts.push({ verb: 'double-time', leader: doubleTime });
  }
  for (const to of path) acts.push({ verb: 'step', to });
  return acts;
}

const HOW: Readonly<Record<MoveKind, string>> = {
  normal: '',
  assault: ' ready to fire',
  stealth: ' unseen',
  crawl: ' on our bellies',
};

function reason(kind: MoveKind, { site, risk }: Reached): string {
  const { at } = site;
  if (site.isFight) return `I went in at ${at}: the odds were good.`;
  const goal = site.isGoal ? ', which decides the day' : '';
  const cost = risk > 2 ? 'though it costs blood' : risk > 0.5 ? 'under some fire' : 'out of their fire';
  return `I moved${HOW[kind]} to ${at}${goal}, ${cost}.`;
}
