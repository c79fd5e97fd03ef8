/** The close combat phase (3.8): hex by hex as the attacker wills, each fought out before the next. */
import type { HexId } from '../../../board/index.ts';
import { anyOffer, type Refusal, type Rule, refusal, type Side } from '../../../engine/index.ts';
import { isAnybodyConcealed, placeHiddenFighters, showFighters } from '../concealment/close-combat.ts';
import { amend, push, replaceTop, top } from '../frames.ts';
import { decide, type Game, mayLeave, type View, verbsIn } from '../game.ts';
import { becomesHandToHand } from '../pacific/hand-to-hand.ts';
import { endPhase } from '../phases.ts';
import type { CombatFrame } from '../state.ts';
import { isLeader, isMmc, unitsAt } from '../units.ts';
import { vehiclesAt } from '../vehicles/vehicles.ts';
import { idling, type SideScene } from '../whose.ts';
import { enemyOf } from '../world.ts';
import { ambushCheck, isAmbushPossible } from './ambush.ts';
import { resolveAttacks } from './attack.ts';
import {
  ALL_ATTACKED,
  attackerRefusal,
  type CombatScene,
  combatSide,
  combatVerb,
  fighters,
  HAS_TARGETS,
  hasTarget,
  idleInCombat,
  NO_TARGET,
  targetVerb,
  together,
} from './combat-scene.ts';
import { withStacked } from './groups.ts';
import { endCombat, isContested } from './melee.ts';
import { combatInTurn } from './vehicle-combat.ts';

const phaseVerb = verbsIn<SideScene>();

const contestedHexes = ({ view }: Pick<SideScene, 'view'>): readonly HexId[] =>
  [...new Set(view.units.flatMap(({ at }) => at ?? []))].filter(hex => isContested(view, hex));

const foughtRefusal = ({ view }: Pick<SideScene, 'view'>, hex: HexId): Refusal | undefined =>
  view.fought?.includes(hex) ? refusal('3.8.b', 'the combat of its hex is over') : undefined;

const fight = phaseVerb('fight', {
  cite: '3.8.b',
  who: contestedHexes,
  whoElse: refusal('3.8.a', 'nobody fights there'),
  by: ({ view }, at) => [...unitsAt(view, at), ...vehiclesAt(view, at)].map(({ id }) => id),
  unfit: foughtRefusal,
  args: at => ({ at }),
  perform: (game, { at }) => begin(game, at),
});

const begin = (game: Game, at: HexId): void =>
  push(game, { is: 'combat', at, stage: 'attacker-stacks', stacked: {}, declared: {} });

const idle = idling(
  refusal('3.8.a', 'nobody fights there'),
  refusal('3.8.a', 'there is nobody in its hex to fight'),
);

/** The attacker picks the next hex (3.8.b). */
export function* closeCombatPhase(game: Game): Rule<void> {
  placeHiddenFighters(game);
  const { world, state } = game;
  const { attacker: side } = state;
  const [only, ...others] = contestedHexes({ view: state }).filter(
    hex => !foughtRefusal({ view: state }, hex),
  );
  if (only === undefined) return endPhase(game);
  if (others.length === 0) return begin(game, only);
  yield* decide(game, [fight], (view: View): SideScene => ({ world, view, side }), idle, {
    by: side,
    id: 'close-combat',
    cite: '3.8.b',
    prompt: 'Close combat in',
  });
}

export function* combatFrame(game: Game, frame: CombatFrame): Rule<void> {
  switch (frame.stage) {
    case 'attacker-stacks':
    case 'defender-stacks':
      return yield* stackLeaders(game, frame);
    case 'ambush':
      return yield* ambush(game, frame);
    case 'attacker':
    case 'defender':
      return yield* declare(game, frame);
    case 'resolve':
      return yield* resolve(game, frame);
  }
}

function sceneOf({ world, state }: Game, frame: CombatFrame): (view: View) => CombatScene {
  const { at, stacked, open } = frame;
  const side = combatSide(world, state, frame);
  const attacks = [...(frame.declared[side] ?? []), ...(open ? [open] : [])];
  const attacked = attacks.flatMap(({ by }) => by);
  const suffered = attacks.flatMap(({ on }) => on);
  return view => ({ world, view, side, at, stacked, open, attacked, suffered });
}

/** Each leader joins one unbroken unit, be it a leader who stands by himself. */
const stack = combatVerb('stack', {
  cite: '3.8.g',
  who: ({ view, at, side }) => unitsAt(view, at, side).filter(isLeader),
  whoElse: refusal('3.8.g', 'he is no leader in this combat'),
  unfit({ stacked }, leader) {
    if (leader.broken) return refusal('3.8.e', 'he is broken');
    if (stacked[leader.id] !== undefined) return refusal('3.8.g', 'he has joined somebody');
    return withStacked(stacked, leader.id).length > 1
      ? refusal('3.8.g', 'another leader has joined him')
      : undefined;
  },
  // Of two leaders each pair once, whichever of them is named first.
  what: ({ view, at, side }, leader) =>
    unitsAt(view, at, side).filter(unit => unit !== leader && (isMmc(unit) || leader.id < unit.id)),
  whatElse: refusal('3.8.g', 'there is nobody with whom he could fight'),
  refusal({ stacked }, _, unit) {
    if (unit.broken) return refusal('3.8.e', 'it is broken');
    return stacked[unit.id] === undefined ? undefined : refusal('3.8.g', 'he has joined somebody himself');
  },
  args: (leader, unit) => ({ leader: leader.id, on: unit.id }),
  perform(game, { leader, on }) {
    amend(game, 'combat', { stacked: { ...top(game.state, 'combat').stacked, [leader]: on } });
  },
});

const allStacked = combatVerb('done', {
  cite: '3.8.g',
  perform(game) {
    const { stage } = top(game.state, 'combat');
    amend(game, 'combat', { stage: stage === 'attacker-stacks' ? 'defender-stacks' : 'ambush' });
  },
});

const STACK_VERBS = [stack, allStacked] as const;

/** Before it begins, leaders may be placed on the units that they want to fight with (3.8.g). */
function* stackLeaders(game: Game, frame: CombatFrame): Rule<void> {
  const scene = sceneOf(game, frame);
  const { side } = scene(game.state);
  if (!anyOffer([stack], scene(game.state)) && !isAnybodyConcealed(game.state, frame.at, side))
    return yield* allStacked.perform(game, { verb: 'done' });
  yield* decide(game, STACK_VERBS, scene, idleInCombat, {
    by: side,
    id: 'stack-leaders',
    cite: '3.8.g',
    prompt: 'Leaders fight with',
    window: mayLeave('stack-leaders'),
  });
}

/** An ambusher declares and resolves before the other does; otherwise the attacker declares first (3.8.j). */
function* ambush(game: Game, frame: CombatFrame): Rule<void> {
  const ambusher = isAmbushPossible(game.world, game.state, frame.at)
    ? yield* ambushCheck(game, frame.at)
    : undefined;
  const handToHand = becomesHandToHand(game.state, frame.at, ambusher);
  if (handToHand) game.say('8.1.8.4.a', `Hand-to-hand combat in ${frame.at}`);
  const shadows = showFighters(game, frame.at, ambusher);
  const fight = {
    ...frame,
    ...(handToHand && { handToHand }),
    ...(shadows.length > 0 && { shadows }),
  };
  if (vehiclesAt(game.state, frame.at).length > 0) {
    return replaceTop(game, combatInTurn(game, fight, ambusher));
  }
  if (ambusher === undefined) return replaceTop(game, { ...fight, stage: 'attacker' });
  replaceTop(game, { ...fight, ambusher, stage: stageOf(game, ambusher) });
}

const stageOf = (game: Game, side: Side) => (side === game.state.attacker ? 'attacker' : 'defender');

const attack = combatVerb('attack', {
  cite: '3.8.c',
  bar(scene) {
    if (scene.open && scene.open.on.length > 0) return HAS_TARGETS;
    return hasTarget(scene) ? undefined : ALL_ATTACKED;
  },
  who: fighters,
  whoElse: refusal('3.8.a', 'it is not in this close combat'),
  by: together,
  unfit: attackerRefusal,
  args: ({ id }) => ({ unit: id }),
  perform(game, { unit }) {
    const { open = { by: [], on: [] }, stacked } = top(game.state, 'combat');
    amend(game, 'combat', { open: { ...open, by: [...open.by, ...withStacked(stacked, unit)] } });
  },
});

const target = targetVerb((game, unit) => {
  const { open = { by: [], on: [] }, stacked } = top(game.state, 'combat');
  amend(game, 'combat', { open: { ...open, on: [...open.on, ...withStacked(stacked, unit)] } });
});

/** The attack is declared, or with none open all are; nobody has to attack (3.8.d). */
const declared = combatVerb('done', {
  cite: '3.8.c',
  bar: ({ open }) => (open && open.on.length === 0 ? NO_TARGET : undefined),
  perform(game) {
    const { open, ...frame } = top(game.state, 'combat');
    const side = combatSide(game.world, game.state, frame);
    if (open === undefined) return endDeclaration(game, frame, side);
    const attacks = [...(frame.declared[side] ?? []), open];
    replaceTop(game, { ...frame, declared: { ...frame.declared, [side]: attacks } });
  },
});

const DECLARE_VERBS = [attack, target, declared] as const;

/** One pick of a declaration: who attacks, whom, and that this is all (3.8.c). */
function* declare(game: Game, frame: CombatFrame): Rule<void> {
  const scene = sceneOf(game, frame);
  const { side } = scene(game.state);
  if (frame.open === undefined && !anyOffer([attack], scene(game.state)))
    return endDeclaration(game, frame, side);
  yield* decide(game, DECLARE_VERBS, scene, idleInCombat, {
    by: side,
    id: 'declare-combat',
    cite: '3.8.c',
    prompt: 'Declare attacks',
  });
}

function endDeclaration(game: Game, frame: CombatFrame, side: Side): void {
  const declared = { ...frame.declared, [side]: frame.declared[side] ?? [] };
  const bothHave = Object.keys(declared).length === 2;
  const stage = frame.ambusher !== undefined || bothHave ? 'resolve' : 'defender';
  replaceTop(game, { ...frame, declared, stage });
}

function* resolve(game: Game, frame: CombatFrame): Rule<void> {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  if (frame.ambusher === undefined) {
    yield* resolveAttacks(game, frame, [attacker, defender]);
    return endCombat(game, frame);
  }
  // In an ambush only those attack back who are left (3.8.j).
  const victim = enemyOf(game.world, frame.ambusher);
  const isVictimsTurn = frame.declared[victim] !== undefined;
  const stacked = yield* resolveAttacks(game, frame, [isVictimsTurn ? victim : frame.ambusher]);
  if (isVictimsTurn || !isContested(game.state, frame.at)) return endCombat(game, frame);
  replaceTop(game, { ...frame, stacked, stage: stageOf(game, victim) });
}
