/**
 * The movement phase (3.3). A unit or stack moves hex by hex; whatever it spends movement factors on, residual
 * firepower attacks it first, then the defender may fire before it goes on (3.3.3, 3.3.5).
 */

import { anyOffer, type Refusal, type Rule, refusal } from '../../../engine/index.ts';
import { remembered } from '../../kit/remembered.ts';
import { comeOut } from '../concealment/loss.ts';
import { tellOfParting } from '../concealment/telling.ts';
import { hasUnseen, isUnseen } from '../concealment/unseen.ts';
import { viewFor } from '../concealment/views.ts';
import { pop, push, replaceTop } from '../frames.ts';
import { decide, type Game, type View, verbsIn } from '../game.ts';
import { push as pushGun } from '../guns/pushing.ts';
import { strugglesThroughBamboo } from '../pacific/bamboo.ts';
import { endFireAtGroup } from '../pacific/banzai-fire.ts';
import { banzaiRefusal, declareBanzai } from '../pacific/banzai-gathering.ts';
import { isJapaneseLeader } from '../pacific/japanese.ts';
import { endPhase } from '../phases.ts';
import { smokeVerb } from '../smoke/smoke-grenades.ts';
import type { UnitId } from '../state.ts';
import { CHARGE_VERBS, layCharge } from '../support-weapons/charge-placement.ts';
import { unitById } from '../units.ts';
import { hatchRefusal } from '../vehicles/crew.ts';
import { clearCrowds } from '../vehicles/driving/crowding.ts';
import { beginDrive } from '../vehicles/driving/drive.ts';
import { canDrive, driveRefusal, mustDrive } from '../vehicles/driving/duty.ts';
import { hatchVerbs } from '../vehicles/hatches.ts';
import type { AnyVehicle } from '../vehicles/vehicles.ts';
import { idling, ownUnits, ownVehicles, type SideScene } from '../whose.ts';
import { DECLARATIONS } from './declarations.ts';
import { HANDLING } from './handling.ts';
import { MoveScene, moveVerb, movingRefusal } from './move-scene.ts';
import { type Move, moveOf, newMove, stackOf } from './moving-stack.ts';
import { STEPS } from './steps.ts';

const verb = verbsIn<SideScene>();

const move = verb('move', {
  cite: '3.3.a',
  who: ownUnits,
  unfit: ({ world, view }, unit) => movingRefusal(world, view, unit),
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    comeOut(game, unitById(game.state, unit), '6.4.c');
    push(game, { ...newMove(unit), ...startOf(game.state, unit) });
  },
});

/** Vehicles that watch want to know where it came from (3.3.2.1). */
function startOf(view: View, id: UnitId): Pick<Move, 'began'> {
  const { at } = unitById(view, id);
  return view.vehicles === undefined || at === undefined ? {} : { began: at };
}

const drive = verb('drive', {
  cite: '3.3.2.a',
  who: ownVehicles,
  unfit: ({ world, view }, vehicle) => driveRefusal(world, view, vehicle),
  args: ({ id }) => ({ vehicle: id }),
  perform: (game, { vehicle }) => beginDrive(game, vehicle),
});

/** The hatches of those that don't move, having fired in prep fire; the others see to them on their way (7.7.c). */
const standing = ({ world, view }: SideScene, vehicle: AnyVehicle): Refusal | undefined => {
  if (vehicle.moved) return refusal('7.7.c', 'its movement phase is over');
  return canDrive(world, view, vehicle)
    ? refusal('7.7.c', 'it sees to its hatches on its way')
    : hatchRefusal(world, view, vehicle);
};

const banzai = verb('banzai', {
  cite: '8.1.8.6.a',
  who: scene => ownUnits(scene).filter(isJapaneseLeader),
  unfit: ({ world, view }, leader) => banzaiRefusal(world, view, leader),
  args: ({ id }) => ({ leader: id }),
  perform: (game, { leader }) => declareBanzai(game, leader),
});

const MUST_DRIVE = refusal('3.3.2.n', 'a vehicle in motion or recalled has still to spend its MP');

const endOfPhase = verb('done', {
  cite: '3.3.a',
  bar: ({ world, view }) =>
    view.vehicles?.some(each => mustDrive(world, view, each)) ? MUST_DRIVE : undefined,
  perform: game => end(game),
});

const MOVERS = [move, drive, ...hatchVerbs('7.7.c', ownVehicles, standing)] as const;
const PHASE_VERBS = [...MOVERS, banzai, endOfPhase] as const;

/** The attacker picks the next unit to move, or ends the phase. */
export function* movementPhase(game: Game): Rule<void> {
  const { attacker: side } = game.state;
  const sceneOf = remembered((view: View): SideScene => ({ world: game.world, view, side }));
  if (!anyOffer(MOVERS, sceneOf(game.state)) && !hasUnseen(game.state, side)) return yield* end(game);
  yield* decide(game, PHASE_VERBS, sceneOf, idle, {
    by: side,
    id: 'movement',
    cite: '3.3.a',
    prompt: 'Movement: pick a unit',
  });
}

const idle = idling(
  refusal('3.3.a', 'first pick who moves'),
  refusal('3.3.a', 'in this phase it does nothing by itself'),
);

function* end(game: Game): Rule<void> {
  yield* clearCrowds(game);
  endPhase(game);
}

/** That is all: their movement phase is over. */
const done = moveVerb('done', { cite: '3.3.1.c', perform: game => finish(game) });

const DEEDS = [...DECLARATIONS, ...STEPS, pushGun, smokeVerb, ...HANDLING, ...CHARGE_VERBS] as const;
const MOVE_VERBS = [...DEEDS, done] as const;

/** One declaration or one expenditure of the stack on the move. */
export function* moveFrame(game: Game, frame: Move): Rule<void> {
  if (frame.charge) return endFireAtGroup(game, frame);
  settle(game, frame);
  const now = moveOf(game.state);
  const sceneOf = remembered((view: View) => new MoveScene(game.world, view, moveOf(view)));
  if (now.units.length === 0 || (now.begun && hasNothingLeft(game, now, sceneOf))) return finish(game);
  yield* decide(game, MOVE_VERBS, sceneOf, idleOnTheMove, {
    by: game.state.attacker,
    id: 'move',
    cite: '3.3.1.c',
    prompt: 'Move on',
  });
}

function hasNothingLeft(game: Game, now: Move, sceneOf: (view: View) => MoveScene): boolean {
  const view = viewFor(game.state, game.state.attacker, game.world);
  return !anyOffer(DEEDS, sceneOf(view)) && !stackOf(game.state, now).some(isUnseen);
}

const idleOnTheMove = idling(
  refusal('3.3.b', 'units move from hex to adjacent hex'),
  refusal('3.3.1.e', 'those who are on the move finish first'),
);

/** After the defender's fire: who can't go on has ended his movement, and a charge that came through lies. */
function settle(game: Game, { placing, halted = [], thicket, ...move }: Move): void {
  if (placing) layCharge(game, placing);
  const stack = stackOf(game.state, move);
  if (thicket) for (const unit of stack) strugglesThroughBamboo(game, unit);
  const able = stack.filter(unit => !unit.broken && !unit.pinned && !halted.includes(unit.id));
  for (const unit of stack) if (!able.includes(unit)) game.own(unit).moved = true;
  if (able.length < stack.length) tellOfParting(game, stack[0]?.at, able);
  if (placing || halted.length > 0 || able.length < move.units.length) {
    replaceTop(game, { ...move, units: able.map(({ id }) => id) });
  }
}

/** Their movement phase is over; those they left behind go on, if there are any (3.3.1.e). */
function finish(game: Game): void {
  for (const unit of stackOf(game.state, moveOf(game.state))) game.own(unit).moved = true;
  pop(game);
}
