/** The U.S. Marine Corps (8.4): squads that deploy into half-squads and recombine, and Raiders. */
import type { Rule, Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfCounters } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { personCard } from '../counters/index.ts';
import { choose, type Game, mayLeave, type View } from '../game.ts';
import { removeUnit } from '../morale/losses.ts';
import { type Check, taskCheck } from '../morale/morale.ts';
import { isEntering } from '../movement/entry.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import type { RallyFrame, UnitId } from '../state.ts';
import {
  type AnyUnit,
  cardOf,
  isGoodOrder,
  isLeader,
  mmcCard,
  unitById,
  unitsAt,
  weaponsOf,
} from '../units.ts';
import type { World } from '../world.ts';

/** Raiders in good order know how to surprise; for Paramarines the book says nothing of the kind (8.4.2). */
export function isRaider(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind !== 'leader' && card.corps === 'raiders' && !unit.broken;
}

export function canDeploy(unit: AnyUnit): boolean {
  const card = cardOf(unit);
  return card.kind === 'squad' && card.deploysInto !== undefined;
}

/** Two half-squads stand for the squad; its weapons stay with the first of them (8.4). */
export function deploy(game: Game, unit: AnyUnit): void {
  const { deploysInto } = mmcCard(unit);
  if (deploysInto === undefined) throw new Error(`${unit.id} does not deploy`);
  const id: UnitId = `u${game.state.next}`;
  game.own(game.state).next += 1;
  tellOfCounters(game, unit, '8.4.a');
  game.own(unit).card = deploysInto;
  game.own(game.state.units).push({ ...unit, id });
  game.say('8.4.a', `{${unit.id}} deploys, and {${id}} with it`);
}

/** Right after reinforcements stand ready: they may deploy freely, and half-squads on the map recombine (8.4, 8.4.1). */
export function* musterMarines(game: Game, { side }: RallyFrame): Rule<boolean> {
  const acts = (view: View) => [
    ...deployable(game.world, view, side),
    ...recombinable(game.world, view, side),
  ];
  if (side !== game.state.attacker || !mayBeAsked(game, side, acts(game.state).length)) return true;
  const act = yield* choose({
    by: side,
    id: 'muster',
    cite: '8.4.1',
    prompt: 'Deploy or recombine',
    window: mayLeave('muster'),
    acts: view => [...acts(view), { verb: 'done' } as const],
  });
  if (act.verb === 'done') return true;
  if (act.verb === 'deploy') deploy(game, unitById(game.state, act.unit));
  else recombine(game, unitById(game.state, act.unit), unitById(game.state, act.with));
  return false;
}

/** With Marines whom the enemy does not see the side is always asked: the question must not tell of them. */
function mayBeAsked({ world, state }: Game, side: Side, options: number): boolean {
  return options > 0 || (squadOf(world, side) !== undefined && hasUnseen(state, side));
}

function deployable(world: World, view: View, side: Side) {
  return view.units
    .filter(unit => unit.side === side && canDeploy(unit) && isEntering(world, view, unit))
    .map(({ id }) => ({ verb: 'deploy', unit: id }) as const);
}

/** Pairs of good order half-squads in the hex of a good order leader, if the order of battle has such squads. */
function recombinable(world: World, view: View, side: Side) {
  const squad = squadOf(world, side);
  if (squad === undefined) return [];
  const halves = view.units.filter(
    unit => unit.side === side && unit.card === squad.half && isGoodOrder(view, unit) && isLed(view, unit),
  );
  return halves.flatMap((unit, i) =>
    halves
      .slice(i + 1)
      .filter(({ at }) => at === unit.at)
      .map(other => ({ verb: 'recombine', unit: unit.id, with: other.id }) as const),
  );
}

const isLed = (view: View, { at, side }: AnyUnit): boolean =>
  at !== undefined && unitsAt(view, at, side).some(unit => isLeader(unit) && isGoodOrder(view, unit));

/** The squad that deploys, and what it deploys into, if the side has been given any. */
function squadOf({ scenario }: World, side: Side) {
  const squad = orderOfBattle(scenario).units.find(unit => unit.side === side && canDeploy(unit));
  if (!squad) return undefined;
  const card = personCard(squad.card);
  return card.kind === 'leader' ? undefined : { card: card.id, half: card.deploysInto };
}

function recombine(game: Game, unit: AnyUnit, other: AnyUnit): void {
  const squad = squadOf(game.world, unit.side);
  if (!squad) return;
  loseInSight(game, [unit, other], '8.3.d3');
  tellOfCounters(game, unit, '8.4.1');
  for (const weapon of weaponsOf(game.state, other)) game.own(weapon).by = unit.id;
  const mine = game.own(unit);
  mine.card = squad.card;
  if (other.exhausted) mine.exhausted = true;
  removeUnit(game, other);
  game.say('8.4.1', `{${unit.id}} and another half-squad recombine`);
}

export const DEPLOYMENT_CHECK: Check = { why: 'NTC', cite: '8.4.a' };

/** After all recoveries: a squad that passes a task check deploys; trying is its one action of the phase (8.4). */
export function* deployMarines(game: Game, { side }: RallyFrame): Rule<boolean> {
  const ready = (view: View) =>
    view.units.filter(
      unit => unit.side === side && canDeploy(unit) && isGoodOrder(view, unit) && !unit.acted,
    );
  if (side !== game.state.attacker || !mayBeAsked(game, side, ready(game.state).length)) return true;
  const act = yield* choose({
    by: side,
    id: 'deploy',
    cite: '8.4.a',
    prompt: 'Deploy',
    window: mayLeave('deploy'),
    acts: view => [
      ...ready(view).map(({ id }) => ({ verb: 'deploy', unit: id }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return true;
  const unit = unitById(game.state, act.unit);
  game.own(unit).acted = true;
  if (!(yield* taskCheck(game, unit, DEPLOYMENT_CHECK))) return false;
  loseInSight(game, [unit], '8.3.d3');
  deploy(game, unit);
  return false;
}
