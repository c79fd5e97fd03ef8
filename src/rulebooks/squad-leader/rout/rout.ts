/** The rout phase (3.21): broken units make for cover, the attacker's before the defender's. */
import { type Refusal, type Rule, refusal, type Side, type Subject } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { movementAllowance } from '../charts/index.ts';
import { pop, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { eliminate } from '../morale/losses.ts';
import { fitsIn } from '../movement/stacking.ts';
import { endPhase } from '../phases.ts';
import type { RoutFrame } from '../state.ts';
import { dropAll } from '../support-weapons/hands.ts';
import { entryCost, inHalves } from '../terrain/cost.ts';
import { type AnyUnit, canLead, inMelee, ownUnits, unitById, unitsAt } from '../units.ts';
import { enemyOf, hexName, ix, type World } from '../world.ts';
import { failToRout, surrenders } from './failure.ts';
import { Danger, RoutGround } from './ground.ts';
import { isCaughtAt, type RoutStep, routSteps, safeSteps } from './path.ts';

interface RoutsScene {
  readonly world: World;
  readonly view: View;
  readonly side: Side;
}

const verb = verbsIn<RoutsScene>();

interface Need {
  /** It may not stay: an enemy is beside it, or it is out of cover (3.21.2, 3.21.7). */
  readonly must: boolean;
  /** If it can’t go it is lost: beside an enemy, or on open ground under his eyes (3.21.16). */
  readonly isDoomed: boolean;
  readonly steps: readonly RoutStep[];
}

function needOf({ world, view }: RoutsScene, danger: Danger, unit: AnyUnit): Need | undefined {
  if (!unit.broken || unit.at === undefined || unit.guard !== undefined || unit.routed || inMelee(view, unit))
    return undefined;
  const ground = new RoutGround(world, view, unit, [], danger);
  const at = ix(world, unit.at);
  // Those who have taken each other part here (3.29.6).
  const besideEnemy = danger.isBesideEnemy(at) || unit.exchanged === true;
  const must = besideEnemy || !ground.isCover(at);
  // In cover, and nobody near: only who is fired at may go on, or who has no room (3.21.10, 3.21.11, 3.21.13).
  const steps = must || unit.desperate || !ground.hasRoom(at) ? routSteps(ground, at) : [];
  return { must, isDoomed: besideEnemy || danger.isSwept(at), steps };
}

const needs = remembered((scene: RoutsScene): ReadonlyMap<string, Need> => {
  const danger = new Danger(scene.world, scene.view, scene.side);
  return new Map(
    ownUnits(scene).flatMap(unit => {
      const need = needOf(scene, danger, unit);
      return need ? [[unit.id, need] as const] : [];
    }),
  );
});

const rout = verb('rout', {
  cite: '3.21.7',
  who: ownUnits,
  unfit(scene, unit) {
    if (!unit.broken) return refusal('3.21.1', 'only broken units rout');
    if (unit.routed) return refusal('3.21.7', 'it has routed in this phase');
    const need = needs(scene).get(unit.id);
    if (!need) return refusal('3.21.2', 'it can’t rout from where it is');
    if (need.steps.length > 0) return undefined;
    return need.must
      ? refusal('3.21.16', 'there is nowhere to go')
      : refusal('3.21.13', 'it is in cover, and nobody is near or has fired at it');
  },
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    if (unit.at === undefined) return;
    // Whatever it carries is left behind (3.21.18).
    dropAll(game, unit);
    push(game, { is: 'rout', unit: id, from: unit.at, spent: 0 });
  },
});

const done = verb('done', {
  cite: '3.21.2',
  bar: scene =>
    [...needs(scene).values()].some(({ must, steps }) => must && steps.length > 0)
      ? refusal('3.21.7', 'units out of cover or beside an enemy must rout')
      : undefined,
  *perform(game) {
    const { side } = top(game.state, 'routs');
    const scene = { world: game.world, view: game.state, side };
    const doomed = [...needs(scene)].filter(([, { isDoomed, steps }]) => isDoomed && steps.length === 0);
    for (const [id] of doomed) {
      const unit = game.state.units.find(each => each.id === id);
      if (unit) yield* failToRout(game, unit);
    }
    pop(game);
    if (side === game.state.attacker) {
      push(game, { is: 'routs', side: enemyOf(game.world, side) });
      return;
    }
    thinOut(game);
    endPhase(game);
  },
});

/** Too many in a hex after all routs: broken units give way to the others (QA-13.44). */
function thinOut(game: Game): void {
  for (const { id } of game.state.units.filter(({ broken, guard }) => broken && guard === undefined)) {
    const unit = unitById(game.state, id);
    if (unit.at !== undefined && !fitsIn(game.world, game.state, unit.at, unit.side))
      eliminate(game, unit, 'QA-13.44');
  }
}

const VERBS = [rout, done] as const;

export function* routPhase(game: Game): Rule<void> {
  push(game, { is: 'routs', side: game.state.attacker });
}

/** One unit of the side begins to rout, or all are through. */
export function* routsFrame(game: Game, side: Side): Rule<void> {
  const sceneOf = remembered((view: View): RoutsScene => ({ world: game.world, view, side }));
  const lost = game.state.units.find(
    unit => unit.side === side && !inMelee(game.state, unit) && surrenders(game.world, game.state, unit),
  );
  if (lost) {
    game.say('3.28.5.1', `{${lost.id}} surrenders`);
    return yield* failToRout(game, lost);
  }
  if (![...needs(sceneOf(game.state)).values()].some(({ steps }) => steps.length > 0))
    return yield* done.perform(game, { verb: 'done' });
  yield* decide(game, VERBS, sceneOf, idle, { by: side, id: 'rout', cite: '3.21.7', prompt: 'Who routs?' });
}

function idle({ view, side }: RoutsScene, { piece }: Subject): Refusal {
  const unit = view.units.find(({ id }) => id === piece);
  return unit && unit.side !== side
    ? refusal('3.21.2', 'it is the other side’s')
    : refusal('3.21.1', 'only broken units rout');
}

// ---- on its way

interface RoutScene {
  readonly world: World;
  readonly view: View;
  readonly frame: RoutFrame;
}

const stepVerb = verbsIn<RoutScene>();

/** Six factors, whoever it is (3.21.5). */
const allowanceOf = (world: World): number => inHalves(movementAllowance(world.charts, 'broken'));

const stepsOf = remembered(({ world, view, frame }: RoutScene): readonly RoutStep[] => {
  const unit = unitById(view, frame.unit);
  if (unit.at === undefined) return [];
  const ground = new RoutGround(world, view, unit, companyOf(view, frame));
  const at = ix(world, unit.at);
  // Who comes before the eyes of an enemy stops there; in the open he looks for another way (QA-13.41c).
  const isStopped = frame.exposed === true && !ground.danger.isOpen(at);
  if ((frame.spent > 0 && ground.isHaven(at)) || isStopped) return [];
  const left = allowanceOf(world) - frame.spent;
  const steps = routSteps(ground, at).filter(({ cost }) => cost <= left);
  return world.options.conventions ? safeSteps(ground, at, steps, left) : steps;
});

const companyOf = (view: View, { leader }: RoutFrame): readonly AnyUnit[] =>
  leader === undefined ? [] : [unitById(view, leader)];

const flee = stepVerb('flee', {
  cite: '3.21.8',
  who: scene => stepsOf(scene).map(({ to }) => hexName(scene.world, to)),
  whoElse: refusal('3.21.8', 'it takes the shortest way to cover that brings it no nearer to an enemy'),
  by: ({ frame }) => frame.unit,
  args: to => ({ to }),
  perform(game, { to }) {
    const frame = top(game.state, 'rout');
    const { world } = game;
    const unit = unitById(game.state, frame.unit);
    const { at } = unit;
    const cost = entryCost(world, { from: at, to })?.value ?? 0;
    game.own(unit).at = to;
    if (frame.leader !== undefined) game.own(unitById(game.state, frame.leader)).at = to;
    const { exposed: _, ...before } = frame;
    const isExposed =
      at !== undefined && new Danger(world, game.state, unit.side).exposes(ix(world, at), ix(world, to));
    replaceTop(game, {
      ...before,
      spent: frame.spent + inHalves(cost),
      ...(isExposed && { exposed: true }),
    });
  },
});

/** An unbroken leader who was with it goes along, and stays with it for the whole phase (3.2.8). */
const along = stepVerb('go-along', {
  cite: '3.2.8',
  bar: ({ frame }) =>
    frame.spent > 0 || frame.leader !== undefined
      ? refusal('3.2.8', 'a leader goes along from the first')
      : undefined,
  who: ({ view, frame }) => {
    const { side } = unitById(view, frame.unit);
    return unitsAt(view, frame.from, side).filter(each => canLead(view, each));
  },
  whoElse: refusal('3.2.8', 'no other unbroken unit moves in a rout phase'),
  unfit: (_, leader) =>
    leader.routed || leader.berserk ? refusal('3.2.8', 'he has gone with others in this phase') : undefined,
  args: ({ id }) => ({ leader: id }),
  perform(game, { leader }) {
    game.own(unitById(game.state, leader)).routed = 'away';
    replaceTop(game, { ...top(game.state, 'rout'), leader });
    game.say('3.2.8', `{${leader}} goes along`);
  },
});

/** One hex of a rout; it ends in cover, or where it can go no farther (3.21.10, 3.21.12). */
export function* routFrame(game: Game, frame: RoutFrame): Rule<void> {
  const sceneOf = remembered((view: View): RoutScene => ({ world: game.world, view, frame }));
  const unit = unitById(game.state, frame.unit);
  if (stepsOf(sceneOf(game.state)).length === 0) return yield* arrive(game, frame, unit);
  const verbs = [flee, along];
  yield* decide(game, verbs, sceneOf, idleOnRout, {
    by: unit.side,
    id: 'rout-step',
    cite: '3.21.8',
    prompt: 'Rout to',
  });
}

/** Who finds no room where his rout ends is lost (QA-13.44), and who stands in the open before an enemy, with no other way (QA-13.41c). */
function* arrive(game: Game, frame: RoutFrame, unit: AnyUnit): Rule<void> {
  game.own(unit).routed = 'away';
  pop(game);
  if (unit.at === undefined) return;
  if (unit.at !== frame.from) game.say('3.21.7', `{${unit.id}} routs from ${frame.from} to ${unit.at}`);
  const ground = new RoutGround(game.world, game.state, unit, companyOf(game.state, frame));
  const at = ix(game.world, unit.at);
  if (!ground.hasRoom(at)) eliminate(game, unit, 'QA-13.44');
  else if (frame.exposed && isCaughtAt(ground, at)) yield* failToRout(game, unit);
}

const idleOnRout = (): Refusal => refusal('3.21.7', 'a unit is on its rout');
