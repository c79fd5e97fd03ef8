/** The U.S. Marine Corps (8.4): squads that deploy into half-squads and recombine, and Raiders. */
import { type Refusal, refusal, type Side } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfCounters } from '../concealment/telling.ts';
import { hasUnseen } from '../concealment/unseen.ts';
import { personCard } from '../counters/index.ts';
import type { Game, View } from '../game.ts';
import { removeUnit } from '../morale/losses.ts';
import { type Check, taskCheck } from '../morale/morale.ts';
import { type RallyScene, rallyVerb, type Step } from '../morale/rally-scene.ts';
import { isEntering } from '../movement/entry.ts';
import { orderOfBattle } from '../scenario/order-of-battle.ts';
import type { UnitId } from '../state.ts';
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
import { ownUnits } from '../whose.ts';
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

/** Those who stand ready to enter deploy freely (8.4.1). */
const deployFreely = rallyVerb('deploy', {
  cite: '8.4.1',
  who: scene => ownUnits(scene).filter(canDeploy),
  unfit: ({ world, view }, unit) =>
    isEntering(world, view, unit)
      ? undefined
      : refusal('8.4.1', 'only those about to enter deploy without a check'),
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => deploy(game, unitById(game.state, unit)),
});

/** Pairs of good order half-squads in the hex of a good order leader, if the order of battle has such squads (8.4.1). */
const recombineVerb = rallyVerb('recombine', {
  cite: '8.4.1',
  who: halves,
  unfit: ({ view }, unit) => recombiningRefusal(view, unit),
  // Each pair once, whichever of the two is named first.
  what(scene, unit) {
    const all = halves(scene);
    return all.slice(all.indexOf(unit) + 1).filter(({ at }) => at === unit.at);
  },
  whatElse: refusal('8.4.1', 'there is no other half-squad with it'),
  refusal: ({ view }, _, other) => recombiningRefusal(view, other),
  args: (unit, other) => ({ unit: unit.id, with: other.id }),
  perform: (game, act) => recombine(game, unitById(game.state, act.unit), unitById(game.state, act.with)),
});

function halves(scene: RallyScene): readonly AnyUnit[] {
  const squad = squadOf(scene.world, scene.side);
  return squad === undefined ? [] : ownUnits(scene).filter(({ card }) => card === squad.half);
}

function recombiningRefusal(view: View, unit: AnyUnit): Refusal | undefined {
  if (!isGoodOrder(view, unit)) return refusal('8.4.1', 'only units in good order recombine');
  return isLed(view, unit) ? undefined : refusal('8.4.1', 'there is no leader in good order with it');
}

/** With Marines whom the enemy does not see the side is always asked: the question must not tell of them. */
const hasUnseenMarines = ({ world, state }: Game, side: Side): boolean =>
  squadOf(world, side) !== undefined && hasUnseen(state, side);

/** Right after reinforcements stand ready: they may deploy freely, and half-squads on the map recombine (8.4, 8.4.1). */
export const MARINES_MUSTER: Step = {
  cite: '8.4.1',
  prompt: 'Deploy or recombine',
  deeds: [deployFreely, recombineVerb],
  attackerOnly: true,
  isOpen: hasUnseenMarines,
};

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

/** A squad that passes a task check deploys; trying is its one action of the phase (8.4). */
const deployByCheck = rallyVerb('deploy', {
  cite: '8.4.a',
  who: scene => ownUnits(scene).filter(canDeploy),
  unfit({ view }, unit) {
    if (!isGoodOrder(view, unit)) return refusal('8.4.a', 'only a squad in good order deploys');
    return unit.acted ? refusal('3.1.a', 'it has done its one action of the rally phase') : undefined;
  },
  args: ({ id }) => ({ unit: id }),
  *perform(game, { unit: id }) {
    const unit = unitById(game.state, id);
    game.own(unit).acted = true;
    if (!(yield* taskCheck(game, unit, DEPLOYMENT_CHECK))) return;
    loseInSight(game, [unit], '8.3.d3');
    deploy(game, unit);
  },
});

/** After all recoveries. */
export const MARINES_DEPLOY: Step = {
  cite: '8.4.a',
  prompt: 'Deploy',
  deeds: [deployByCheck],
  attackerOnly: true,
  isOpen: hasUnseenMarines,
};
