/** The close combat phase (3.8): hex by hex as the attacker wills, each fought out before the next. */
import type { HexId } from '../../../board/index.ts';
import type { Rule, Side } from '../../../engine/index.ts';
import type { BookAct } from '../acts.ts';
import { isAnybodyConcealed, placeHiddenFighters, showFighters } from '../concealment/close-combat.ts';
import { push, replaceTop } from '../frames.ts';
import { choose, type Game, mayLeave, type View } from '../game.ts';
import { becomesHandToHand } from '../pacific/hand-to-hand.ts';
import { endPhase } from '../phases.ts';
import type { CombatFrame } from '../state.ts';
import { isMmc, unitById } from '../units.ts';
import { vehiclesAt } from '../vehicles/vehicles.ts';
import { enemyOf } from '../world.ts';
import { ambushCheck, isAmbushPossible } from './ambush.ts';
import { resolveAttacks } from './attack.ts';
import { groupHeads, possibleStackings, withStacked } from './groups.ts';
import { endCombat, isContested } from './melee.ts';
import { combatInTurn } from './vehicle-combat.ts';

/** The attacker picks the next hex (3.8.b). */
export function* closeCombatPhase(game: Game): Rule<void> {
  placeHiddenFighters(game);
  const contested = (view: View) =>
    [...new Set(view.units.flatMap(({ at }) => at ?? []))].filter(
      hex => isContested(view, hex) && !view.fought?.includes(hex),
    );
  const [only, ...others] = contested(game.state);
  if (only === undefined) return endPhase(game);
  let at: HexId = only;
  if (others.length > 0) {
    const act = yield* choose({
      by: game.state.attacker,
      id: 'close-combat',
      cite: '3.8.b',
      prompt: 'Close combat in',
      acts: view => contested(view).map(hex => ({ verb: 'fight', at: hex }) as const),
    });
    ({ at } = act);
  }
  push(game, { is: 'combat', at, stage: 'attacker-stacks', stacked: {}, declared: {} });
}

export function* combatFrame(game: Game, frame: CombatFrame): Rule<void> {
  const { attacker } = game.state;
  const defender = enemyOf(game.world, attacker);
  switch (frame.stage) {
    case 'attacker-stacks':
      return yield* stackLeaders(game, frame, attacker, { ...frame, stage: 'defender-stacks' });
    case 'defender-stacks':
      return yield* stackLeaders(game, frame, defender, { ...frame, stage: 'ambush' });
    case 'ambush':
      return yield* ambush(game, frame);
    case 'attacker':
      return yield* declare(game, frame, attacker);
    case 'defender':
      return yield* declare(game, frame, defender);
    case 'resolve':
      return yield* resolve(game, frame);
  }
}

/** Before it begins, leaders may be placed on the units that they want to fight with (3.8.g). */
function* stackLeaders(game: Game, frame: CombatFrame, side: Side, next: CombatFrame): Rule<void> {
  const stackings = (view: View) => possibleStackings(view, frame.at, side, frame.stacked);
  if (stackings(game.state).length === 0 && !isAnybodyConcealed(game.state, frame.at, side))
    return replaceTop(game, next);
  const act = yield* choose({
    by: side,
    id: 'stack-leaders',
    cite: '3.8.g',
    prompt: 'Leaders fight with',
    window: mayLeave('stack-leaders'),
    acts: view => [
      ...stackings(view).map(stacking => ({ verb: 'stack', ...stacking }) as const),
      { verb: 'done' } as const,
    ],
  });
  if (act.verb === 'done') return replaceTop(game, next);
  replaceTop(game, { ...frame, stacked: { ...frame.stacked, [act.leader]: act.on } });
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

/** One pick of a declaration: who attacks, whom, and that this is all (3.8.c). */
function* declare(game: Game, frame: CombatFrame, side: Side): Rule<void> {
  const declared = frame.declared[side] ?? [];
  const acts = (view: View) => declarations(game, view, frame, side);
  const only = acts(game.state);
  if (frame.open === undefined && only.length === 1) return endDeclaration(game, frame, side);
  const act = yield* choose({
    by: side,
    id: 'declare-combat',
    cite: '3.8.c',
    prompt: 'Declare attacks',
    acts,
  });
  const { by, on } = frame.open ?? { by: [], on: [] };
  switch (act.verb) {
    case 'attack':
      return replaceTop(game, {
        ...frame,
        open: { by: [...by, ...withStacked(frame.stacked, act.unit)], on },
      });
    case 'target':
      return replaceTop(game, {
        ...frame,
        open: { by, on: [...on, ...withStacked(frame.stacked, act.unit)] },
      });
    case 'done': {
      const { open, ...closed } = frame;
      if (open === undefined) return endDeclaration(game, frame, side);
      return replaceTop(game, {
        ...closed,
        declared: { ...frame.declared, [side]: [...declared, open] },
      });
    }
  }
}

type DeclarationAct = Extract<BookAct, { verb: 'attack' | 'target' | 'done' }>;

/** No unit attacks more than once or is attacked more than once; nobody has to attack (3.8.d); the broken can't (3.8.e). */
function declarations(game: Game, view: View, frame: CombatFrame, side: Side): readonly DeclarationAct[] {
  const { open, at, stacked } = frame;
  const all = [...(frame.declared[side] ?? []), ...(open ? [open] : [])];
  const attackers = groupHeads(view, at, side, stacked)
    .filter(unit => !unit.broken && !all.some(({ by }) => by.includes(unit.id)))
    // Single men who stand alone attack alone: they join nobody, and nobody joins them.
    .filter(unit => open === undefined || (isMmc(unit) && open.by.some(id => isMmc(unitById(view, id)))))
    .map(({ id }) => ({ verb: 'attack', unit: id }) as const);
  const targets = groupHeads(view, at, enemyOf(game.world, side), stacked)
    .filter(unit => !all.some(({ on }) => on.includes(unit.id)))
    .map(({ id }) => ({ verb: 'target', unit: id }) as const);
  const done = [{ verb: 'done' } as const];
  if (open === undefined) return targets.length === 0 ? done : [...attackers, ...done];
  return open.on.length === 0 ? [...attackers, ...targets] : [...targets, ...done];
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
