/** Pushing guns by hand (6.5): slow, uncertain, and under everybody's eyes. */
import type { HexId } from '../../../board/index.ts';
import {
  added,
  against,
  atMost,
  type Refusal,
  type Rule,
  refusal,
  roll,
  sumOf,
  type Tally,
  unset,
} from '../../../engine/index.ts';
import { listed } from '../charts/index.ts';
import { MANHANDLING_COST_FACTOR } from '../charts/ordnance/gun-handling.ts';
import { comeOut } from '../concealment/loss.ts';
import { choose, DR, type Game, type View } from '../game.ts';
import { entryCost, inHalves, isRoadHexside, takesAll } from '../movement/cost.ts';
import { isClosed } from '../movement/entry.ts';
import { type Move, purse, stackOf } from '../movement/moving-stack.ts';
import { SPINES } from '../ordnance/covered-arcs.ts';
import type { WeaponId } from '../state.ts';
import { loadOf } from '../support-weapons/portage.ts';
import { coverAt } from '../terrain/terrain.ts';
import { type AnyUnit, type AnyWeapon, cardOf, fitsIn, possessorOf, weaponById } from '../units.ts';
import type { World } from '../world.ts';
import { groundRefusal, gunCardOf } from './guns.ts';

/** Twice what it costs to walk there (6.5.a); undefined where no gun can be pushed. */
export function pushingCost(
  world: World,
  view: View,
  from: HexId | undefined,
  to: HexId,
): number | undefined {
  const cost = entryCost(world, view, { from, to });
  return cost === undefined || takesAll(cost) ? undefined : MANHANDLING_COST_FACTOR * cost.value;
}

/** Why the stack may not push this gun, wherever to. */
export function pushingRefusal(view: View, move: Move, gun: AnyWeapon): Refusal | undefined {
  const card = gunCardOf(gun);
  if (!card?.quickSetUp) return refusal('6.5.e', 'it must be limbered to move, which it can’t be');
  if (move.kind === 'assault') return refusal('6.5.a', 'no gun is pushed in assault movement');
  const isLaden = stackOf(view, move).some(unit => loadOf(view, unit) > 0);
  return isLaden ? refusal('6.5.a', 'who pushes a gun carries nothing') : undefined;
}

/** What the push costs, or why the gun may not be pushed into the hex. */
export function mayPush(world: World, view: View, move: Move, gun: AnyWeapon, to: HexId): number | Refusal {
  const stack = stackOf(view, move);
  const server = possessorOf(view, gun);
  const refused = pushingRefusal(view, move, gun);
  const card = gunCardOf(gun);
  if (refused || !card || !server) return refused ?? refusal('6.5.a', 'nobody serves it');
  const ground = groundRefusal(world, card, to);
  if (ground) return ground;
  const { at: from, side } = server;
  const cost = pushingCost(world, view, from, to);
  if (cost === undefined || isClosed(view, to, side)) return refusal('6.5.a', 'no gun can be pushed there');
  const units = view.units.map(unit => (stack.includes(unit) ? { ...unit, at: to } : unit));
  if (!fitsIn(world, { ...view, units }, to, side, []))
    return refusal('2.0.SquadEq', 'there is no room for it');
  return inHalves(cost) <= purse(world, view, move) ? cost : refusal('6.5.a', `it takes ${cost} MF`);
}

/** The terrain entered and what it costs weigh on it; roads and many hands help (6.5.a). */
export function manhandlingModifiers(
  world: World,
  view: View,
  { stack, gun, to }: { readonly stack: readonly AnyUnit[]; readonly gun: AnyWeapon; readonly to: HexId },
): Tally {
  const server = possessorOf(view, gun);
  const from = server?.at;
  const cover = coverAt(world, view, to);
  const isSquad = (unit: AnyUnit) => cardOf(unit).kind === 'squad';
  const others = stack.filter(unit => isSquad(unit) && unit.id !== server?.id);
  const chart = world.charts.manhandlingModifiers;
  return added([
    server && { id: 'movement factors', cite: '6.5.a', n: pushingCost(world, view, from, to) ?? 0 },
    cover && { id: cover.terrain, cite: cover.cite, n: cover.tem },
    server && isRoadHexside(world, { from, to }) && listed(chart, 'by a road hexside'),
    server && isSquad(server) && listed(chart, 'a squad serves the gun'),
    ...others.map(() => listed(chart, 'each squad more')),
  ]);
}

export type Push = 'goes on' | 'arrives' | 'stuck';

/** Below its M# the gun moves and may be pushed on; at it, it moves and stops; above it, nobody moves (6.5.b). */
export const pushResult = (final: number, number: number): Push =>
  final < number ? 'goes on' : final === number ? 'arrives' : 'stuck';

const PUSHED: Readonly<Record<Push, string>> = {
  'goes on': 'it moves, and may be pushed on',
  arrives: 'it moves, and stops there',
  stuck: 'it does not move',
};

export function* tryToPush(game: Game, move: Move, id: WeaponId, to: HexId): Rule<Push> {
  const gun = weaponById(game.state, id);
  const stack = stackOf(game.state, move);
  const drm = manhandlingModifiers(game.world, game.state, { stack, gun, to });
  const number = gunCardOf(gun)?.manhandling ?? 0;
  for (const unit of stack) {
    comeOut(game, unit, '6.4.c');
    // Hazardous for all of them, whether the gun moves or not (6.5.d).
    game.own(unit).manhandled = true;
  }
  game.own(gun).moved = true;
  const push = yield* roll(
    DR,
    `pushing {${id}} to ${to}`,
    ({ coloured, white }) => pushResult(coloured + white + drm.value, number),
    {
      cite: '6.5.b',
      by: stack[0]?.side ?? '',
      tell: (dice, result) =>
        against(sumOf(dice, drm), atMost(number), result !== 'stuck', PUSHED[result], { of: [id] }),
    },
  );
  if (push === 'stuck') game.say('6.5.b', `{${id}} does not move`);
  else if (gun.emplaced) unset(game.own(gun), 'emplaced');
  return push;
}

/** As it comes into the hex the gun may be turned (6.5.c). */
export function* pointPushed(game: Game, id: WeaponId): Rule<void> {
  const side = possessorOf(game.state, weaponById(game.state, id))?.side ?? '';
  const { spine } = yield* choose({
    by: side,
    id: 'point-gun',
    cite: '6.5.c',
    prompt: 'Where does the gun point?',
    acts: () => SPINES.map(each => ({ verb: 'face', weapon: id, spine: each }) as const),
  });
  game.own(weaponById(game.state, id)).facing = spine;
}
