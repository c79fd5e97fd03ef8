/** Close combat in a hex with a vehicle: attack by attack in turn, each resolved before the next is declared (3.8). */
import { anyOffer, type Frozen, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { amend, replaceTop, top } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { newAftermath } from '../morale/losses.ts';
import { leaderLosses } from '../morale/morale.ts';
import type { AttackInTurn, CombatFrame, CombatInTurnFrame, UnitId, VehicleId } from '../state.ts';
import { isMmc, unitById } from '../units.ts';
import { closeDefence, closeDefenceRefusal, closeDefenceUsage } from '../vehicles/close-defence.ts';
import { combatGuns, enemyVehiclesAt, vehicleById, vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf } from '../world.ts';
import { resolveAttacks } from './attack.ts';
import { attackWithGuns } from './attack-by-vehicle.ts';
import { assaultVehicle, canAssault } from './attack-on-vehicle.ts';
import {
  ALL_ATTACKED,
  attackerRefusal,
  type CombatScene,
  fighters,
  HAS_TARGETS,
  hasTarget,
  idleInCombat,
  NO_TARGET,
  targetVerb,
  together,
} from './combat-scene.ts';
import { type Stacks, survivors, withStacked } from './groups.ts';
import { endCombat } from './melee.ts';

type InTurn = Frozen<CombatInTurnFrame>;
type Attack = Frozen<AttackInTurn>;

/** How it begins: an ambusher attacks first, else the side without a vehicle, else the ATTACKER (3.8.l). */
export function combatInTurn(
  game: Game,
  { at, stacked, handToHand, shadows }: Frozen<CombatFrame>,
  ambusher: Side | undefined,
): CombatInTurnFrame {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  const has = (side: Side) => vehiclesAt(game.state, at, side).length > 0;
  const side = ambusher ?? (has(attacker) && !has(defender) ? defender : attacker);
  return {
    is: 'combat-in-turn',
    at,
    ...(ambusher !== undefined && { ambusher }),
    ...(handToHand && { handToHand }),
    ...(shadows && { shadows }),
    stacked,
    side,
    through: [],
    attacked: [],
    suffered: [],
  };
}

interface InTurnScene extends CombatScene {
  readonly open: Attack | undefined;
  readonly frame: InTurn;
}

function sceneOf({ world }: Game, frame: InTurn): (view: View) => InTurnScene {
  const { at, side, stacked, open } = frame;
  const attacked = [...frame.attacked, ...(open ? [...open.by, ...open.guns] : [])];
  const suffered = [...frame.suffered, ...(open?.on ?? [])];
  return view => ({ world, view, side, at, stacked, open, attacked, suffered, frame });
}

const verb = verbsIn<InTurnScene>();
const NOBODY: Attack = { by: [], guns: [], on: [] };

/** Adds to the attack that is open. */
function join(game: Game, change: (open: Attack) => Partial<Attack>): void {
  const { open = NOBODY } = top(game.state, 'combat-in-turn');
  amend(game, 'combat-in-turn', { open: { ...open, ...change(open) } });
}

const group = (game: Game, unit: UnitId): readonly UnitId[] =>
  withStacked(top(game.state, 'combat-in-turn').stacked, unit);

/** Only multi-man counters join one another, and only against infantry. */
const attack = verb('attack', {
  cite: '3.8.l',
  bar({ open }) {
    if (open && open.on.length > 0) return HAS_TARGETS;
    return open && open.guns.length > 0 ? refusal('3.8.r', 'it is an attack of a vehicle') : undefined;
  },
  who: fighters,
  whoElse: refusal('3.8.a', 'it is not in this close combat'),
  by: together,
  unfit(scene, unit) {
    const against = attackerRefusal(scene, unit);
    if (against || hasTarget(scene)) return against;
    if (scene.open) return refusal('3.8.o', 'against a vehicle nobody joins but a leader');
    const { view, at, side } = scene;
    if (enemyVehiclesAt(view, at, side).length === 0) return ALL_ATTACKED;
    return assaultRefusal(scene, together(scene, unit));
  },
  args: ({ id }) => ({ unit: id }),
  perform: (game, { unit }) => join(game, ({ by }) => ({ by: [...by, ...group(game, unit)] })),
});

/** Guns of one vehicle, together or each for itself: each attacks once (3.8.r). */
const useGun = verb('use-gun', {
  cite: '3.8.r',
  bar(scene) {
    const { open } = scene;
    if (open && open.on.length > 0) return HAS_TARGETS;
    if (open && open.guns.length === 0) return refusal('3.8.r', 'it is an attack of infantry');
    return hasTarget(scene) ? undefined : ALL_ATTACKED;
  },
  who: ({ view, at, side }) => vehiclesAt(view, at, side),
  whoElse: refusal('3.8.a', 'it is not in this close combat'),
  unfit: ({ open }, { id }) =>
    open?.guns.some(gun => !gun.startsWith(`${id}.`))
      ? refusal('3.8.r', 'the guns of one vehicle attack together')
      : undefined,
  what: ({ world }, vehicle) => combatGuns(world, vehicle),
  whatElse: refusal('3.8.r', 'it has no gun for those who climb on it'),
  refusal: ({ attacked }, { id }, gun) =>
    attacked.includes(`${id}.${gun}`) ? refusal('3.8.r', 'a gun attacks once') : undefined,
  args: ({ id }, gun) => ({ vehicle: id, gun }),
  perform: (game, { vehicle, gun }) => join(game, ({ guns }) => ({ guns: [...guns, `${vehicle}.${gun}`] })),
});

const target = targetVerb((game, unit) => join(game, ({ on }) => ({ on: [...on, ...group(game, unit)] })));

const assaultRefusal = ({ view }: InTurnScene, by: readonly UnitId[]): Refusal | undefined =>
  canAssault(by.map(id => unitById(view, id)))
    ? undefined
    : refusal('3.8.o', 'at most two attack a vehicle, and one of them is a single man');

const engageVerb = verb('engage', {
  cite: '3.8.o',
  bar(scene) {
    const { open } = scene;
    if (!open) return refusal('3.8.c', 'it has to be said first who attacks');
    if (open.on.length > 0) return HAS_TARGETS;
    if (open.guns.length > 0) return refusal('3.8.v', 'vehicles don’t fight each other');
    return assaultRefusal(scene, open.by);
  },
  who: ({ view, at, side }) => enemyVehiclesAt(view, at, side),
  whoElse: refusal('3.8.a', 'it is not in this close combat'),
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => engage(game, top(game.state, 'combat-in-turn'), vehicle),
});

/** Once, by a vehicle that has been attacked in this phase, or whose side lay in ambush. */
const throwBomb = verb('close-defence', {
  cite: '3.8.s',
  bar: ({ open }) => (open ? refusal('3.8.s', 'an attack is being declared') : undefined),
  who: ({ world, view, at, side }) =>
    vehiclesAt(view, at, side).filter(each => closeDefenceUsage(world, each) > 0),
  whoElse: refusal('3.8.s', 'it has no close defence weapon'),
  unfit: ({ view, frame }, vehicle) => closeDefenceRefusal(view, frame, vehicle),
  args: ({ id }) => ({ vehicle: id }),
  *perform(game, { vehicle }) {
    const frame = top(game.state, 'combat-in-turn');
    yield* closeDefence(game, vehicleById(game.state, vehicle), frame.at);
    const defended = [...(frame.defended ?? []), vehicle];
    endAttack(game, { ...frame, defended }, NOBODY, frame.stacked);
  },
});

const done = verb('done', {
  cite: '3.8.l',
  bar: ({ open }) => (open && open.on.length === 0 ? NO_TARGET : undefined),
  *perform(game) {
    const frame = top(game.state, 'combat-in-turn');
    if (frame.open) yield* attackInfantry(game, frame, frame.open);
    else endAttacks(game, frame);
  },
});

const OPENINGS = [attack, useGun, throwBomb] as const;
const IN_TURN_VERBS = [...OPENINGS, target, engageVerb, done] as const;

/** One pick of an attack; with the last one the dice fall. */
export function* combatInTurnFrame(game: Game, frame: InTurn): Rule<void> {
  const scene = sceneOf(game, frame);
  if (frame.open === undefined && !anyOffer(OPENINGS, scene(game.state))) return endAttacks(game, frame);
  yield* decide(game, IN_TURN_VERBS, scene, idleInCombat, {
    by: frame.side,
    id: 'attack-in-turn',
    cite: '3.8.l',
    prompt: 'Attack',
  });
}

/** Infantry against a vehicle, and against nothing besides (3.8.o). */
function* engage(game: Game, frame: InTurn, on: VehicleId): Rule<void> {
  const { by: ids } = frame.open ?? NOBODY;
  const by = ids.map(id => unitById(game.state, id));
  const { ambusher } = frame;
  const aftermath = newAftermath();
  const { leader } = yield* assaultVehicle(
    game,
    { by, on: vehicleById(game.state, on), ambusher },
    aftermath,
  );
  yield* leaderLosses(game, aftermath);
  const companion = by.find(isMmc);
  const stacked = leader && companion ? { ...frame.stacked, [leader.id]: companion.id } : frame.stacked;
  const assaulted = [...(frame.assaulted ?? []), on];
  endAttack(game, { ...frame, assaulted }, { by: ids, guns: [], on: [] }, stacked);
}

function* attackInfantry(game: Game, frame: InTurn, attack: Attack): Rule<void> {
  const { stacked, side, ambusher } = frame;
  const { by, guns, on } = attack;
  if (guns.length === 0) {
    const declared = { [side]: [{ by, on }] };
    const after = yield* resolveAttacks(game, { ...frame, declared }, [side]);
    return endAttack(game, frame, attack, after);
  }
  const units = on.map(id => unitById(game.state, id));
  const aftermath = newAftermath();
  yield* attackWithGuns(game, { guns, on: units, stacked, side, ambusher }, aftermath);
  yield* leaderLosses(game, aftermath);
  endAttack(game, frame, attack, stacked);
}

/** What is done is done; a leader who came forth has attacked with his unit. */
function endAttack(game: Game, frame: InTurn, { by, guns, on }: Attack, after: Stacks): void {
  const { open: _, ...closed } = frame;
  const stacked = survivors(game.state, after);
  passTurn(game, {
    ...closed,
    stacked,
    attacked: [...frame.attacked, ...by.flatMap(id => withStacked(stacked, id)), ...guns],
    suffered: [...frame.suffered, ...on],
  });
}

function endAttacks(game: Game, frame: InTurn): void {
  const through = [...frame.through, frame.side];
  if (through.length === 2) endCombat(game, frame);
  else passTurn(game, { ...frame, through });
}

/** The sides take turns; an ambusher makes all his attacks before the other makes his first. */
function passTurn(game: Game, frame: InTurn): void {
  const other = enemyOf(game.world, frame.side);
  const goesOn =
    frame.through.includes(other) || (frame.ambusher === frame.side && !frame.through.includes(frame.side));
  replaceTop(game, { ...frame, side: goesOn ? frame.side : other });
}
