/** What a stack does on its way with weapons and with its own men (3.3.1, 4.0). */
import { type Rule, refusal } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { audienceOf, sayOf } from '../concealment/telling.ts';
import { pop, push } from '../frames.ts';
import type { Game, View } from '../game.ts';
import { servingRefusal } from '../guns/guns.ts';
import { drop } from '../morale/losses.ts';
import type { UnitId, WeaponId } from '../state.ts';
import { recoveryAttempt } from '../support-weapons/rally-weapons.ts';
import { type AnyUnit, unitById, weaponById, weaponsLyingAt, weaponsOf } from '../units.ts';
import type { World } from '../world.ts';
import { inHalves } from './cost.ts';
import { expenseRefusal, moveVerb, PICK_UP_COST } from './move-scene.ts';
import { allotment, amend, keepsToRoad, type Move, moveOf, purseHere, stackOf } from './moving-stack.ts';
import { spend } from './stepping.ts';

/** One attempt for each unit and weapon (3.3.1.l). */
const pickUp = moveVerb('pick-up', {
  cite: '3.3.1.l',
  who: ({ stack }) => stack,
  what: ({ view, here }) => (here === undefined ? [] : weaponsLyingAt(view, here)),
  whatElse: refusal('3.3.1.l', 'it does not lie in their hex'),
  refusal: (scene, unit, weapon) =>
    (scene.move.tried.includes(`${unit.id} ${weapon.id}`) ? refusal('3.3.1.l', 'it has tried') : undefined) ??
    expenseRefusal(scene, PICK_UP_COST, scene.purseHere) ??
    servingRefusal(scene.world, scene.view, unit, weapon),
  args: (unit, weapon) => ({ unit: unit.id, weapon: weapon.id }),
  *perform(game, { unit, weapon }) {
    loseInSight(game, [unitById(game.state, unit)], '8.3.d3');
    yield* recover(game, unit, weapon);
    yield* spend(game, PICK_UP_COST);
  },
});

/** A weapon that was carried before in this phase is recovered, but goes no farther (4.0.b). */
function* recover(game: Game, unit: UnitId, id: WeaponId): Rule<void> {
  const { tried, rooted = [] } = moveOf(game.state);
  const weapon = weaponById(game.state, id);
  const { moved } = weapon;
  amend(game, { tried: [...tried, `${unit} ${id}`] });
  const recovered = yield* recoveryAttempt(game, unitById(game.state, unit), weapon, '3.3.1.l');
  if (recovered && moved) amend(game, { rooted: [...rooted, id] });
}

/** At no cost, at any point of the move; off the map units do nothing but come (3.3.d, 4.0.b). */
const dropVerb = moveVerb('drop', {
  cite: '4.0.b',
  who: ({ view, stack }) =>
    stack.filter(unit => unit.at !== undefined).flatMap(unit => weaponsOf(view, unit)),
  whoElse: refusal('4.0.b', 'nobody on the move carries it'),
  by: (_, { by }) => by,
  args: ({ id }) => ({ weapon: id }),
  perform: (game, { weapon }) => dropWeapon(game, weapon),
});

function dropWeapon(game: Game, id: WeaponId): void {
  const weapon = weaponById(game.state, id);
  const unit = weapon.by === undefined ? undefined : unitById(game.state, weapon.by);
  if (!unit) return;
  drop(game, weapon, unit);
  game.say('4.0.b', `{${unit.id}} drops {${id}}`, audienceOf(unit));
}

/** Those left behind wait for their turn to go on, once the others have finished (3.3.1.e). */
const stay = moveVerb('stay', {
  cite: '3.3.1.e',
  bar({ move }) {
    if (!move.begun) return refusal('3.3.1.e', 'the stack has not set off');
    return move.units.length < 2 ? refusal('3.3.1.e', 'it is alone') : undefined;
  },
  what: ({ stack }) => stack,
  refusal({ world, view, move, stack }, _, unit) {
    const left = [unit, ...waitingBeside(view, move)];
    const rest = stack.filter(each => each !== unit);
    const parts = [left, rest];
    if (!parts.every(part => standsAlone(world, view, move, part)))
      return refusal('3.3.1.b', 'who has used a leader’s bonus stays with him');
    return parts.some(part => canGoOn(world, view, move, part))
      ? undefined
      : refusal('3.3.1.e', 'nobody could go on');
  },
  args: (_, { id }) => ({ units: [id] }),
  perform: (game, { units }) => leaveBehind(game, units),
});

/** Those who have just been left here, before anything else was spent: who stays now joins them. */
function waitingBeside(view: View, move: Move): readonly AnyUnit[] {
  const around = view.doing.at(-2);
  if (around?.is !== 'move' || around.spent !== move.spent || around.hexes !== move.hexes) return [];
  return stackOf(view, around);
}

/** Nobody in it has lived on a leader's bonus who is not in it (3.3.1.b). */
function standsAlone(world: World, view: View, move: Move, part: readonly AnyUnit[]): boolean {
  return part.every(unit => move.spent <= allotment(world, view, move, unit, part, keepsToRoad(move)));
}

function canGoOn(world: World, view: View, move: Move, part: readonly AnyUnit[]): boolean {
  return purseHere(world, view, { ...move, units: part.map(({ id }) => id) }) >= inHalves(1);
}

/** The stack breaks up: the others go on first, and the units that stay wait in a frame of their own. */
function leaveBehind(game: Game, units: readonly UnitId[]): void {
  const move = moveOf(game.state);
  const waiting = waitingBeside(game.state, move).map(({ id }) => id);
  const left = { ...move, units: [...waiting, ...units] };
  const going = { ...move, units: move.units.filter(id => !units.includes(id)) };
  pop(game);
  if (waiting.length > 0) pop(game);
  push(game, left);
  push(game, going);
  sayOf(game, '3.3.1.e', units, names => `${names} stays behind`);
}

export const HANDLING = [pickUp, dropVerb, stay] as const;
