/** A unit in rout, as its verbs see it (3.6). */
import { type Frozen, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { type View, verbsIn } from '../game.ts';
import type { RoutFrame } from '../state.ts';
import { type AnyUnit, unitById } from '../units.ts';
import { idling, type SideScene } from '../whose.ts';
import { type Router, routChoices } from './path.ts';

export interface RoutScene extends SideScene {
  readonly frame: Frozen<RoutFrame>;
}

export const routVerb = verbsIn<RoutScene>();

/** Six movement factors whatever the unit, three for a wounded man (3.6.c); counted in halves. */
const ALLOWANCE = 12;
const WOUNDED_ALLOWANCE = 6;

export function routerOf(
  unit: AnyUnit,
  leader: AnyUnit | undefined,
  { from, spent, shunned }: Pick<Frozen<RoutFrame>, 'from' | 'spent' | 'shunned'>,
): Router {
  const units = leader ? [unit, leader] : [unit];
  const allowance = units.some(each => each.wounded) ? WOUNDED_ALLOWANCE : ALLOWANCE;
  return { units, from, at: unit.at ?? from, spent, allowance, shunned };
}

export const leaderOf = (view: View, { leader }: Frozen<RoutFrame>): AnyUnit | undefined =>
  leader === undefined ? undefined : unitById(view, leader);

export const routerIn = (view: View, frame: Frozen<RoutFrame>): Router =>
  routerOf(unitById(view, frame.unit), leaderOf(view, frame), frame);

/** What the search finds: the dear part, done once. */
export const choicesIn = remembered(({ world, view, frame }: RoutScene) =>
  routChoices(world, view, routerIn(view, frame)),
);

/** Those who run: whatever comes of it, it is their deed. */
export const runners = ({ frame: { unit, leader } }: RoutScene): readonly string[] =>
  leader === undefined ? [unit] : [unit, leader];

export const idleInRout = idling(
  refusal('3.3.b', 'units move from hex to adjacent hex'),
  refusal('3.6.b', 'the rout of another is under way'),
);
