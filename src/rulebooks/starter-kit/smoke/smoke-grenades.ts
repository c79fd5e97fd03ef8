/** Smoke grenades (3.3.1): a squad on the move lays smoke in its hex or the next one. */
import type { HexId } from '../../../board/index.ts';
import { type Rule, roll } from '../../../engine/index.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { dr, type Game, type View } from '../game.ts';
import { inHalves } from '../movement/cost.ts';
import { amend, hexOf, type Move, moveOf, purseHere, stackOf } from '../movement/moving-stack.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, cardOf, unitById } from '../units.ts';
import { neighbours, type World } from '../world.ts';

const IN_ITS_HEX = inHalves(1);
const NEXT_TO_IT = inHalves(2);

export function smokeExponent(unit: AnyUnit): number | undefined {
  const card = cardOf(unit);
  return card.kind === 'leader' ? undefined : card.smokeExponent;
}

export const smokeCost = (view: View, move: Move, at: HexId): number =>
  hexOf(view, move) === at ? IN_ITS_HEX : NEXT_TO_IT;

/** Who may try where: each unit once in its movement phase. */
export function smokeActs(world: World, view: View, move: Move) {
  const here = hexOf(view, move);
  if (here === undefined) return [];
  const throwers = stackOf(view, move).filter(unit => smokeExponent(unit) && !move.smoked.includes(unit.id));
  if (throwers.length === 0) return [];
  const purse = purseHere(world, view, move);
  const places = [here, ...neighbours(world, here)].filter(at => smokeCost(view, move, at) <= purse);
  return throwers.flatMap(({ id }) => places.map(at => ({ verb: 'smoke', unit: id, at }) as const));
}

/** The die: up to the smoke exponent it succeeds, one harder if exhausted; a 6 ends the unit's movement. */
export function* throwSmoke(game: Game, id: UnitId, at: HexId): Rule<void> {
  const unit = unitById(game.state, id);
  const exponent = smokeExponent(unit) ?? 0;
  const harder = unit.exhausted ? 1 : 0;
  tellOfDeed(game, unit, '3.3.1.j', 'throws smoke grenades');
  const { placed, halted } = yield* roll(
    dr,
    `Smoke grenades of {${id}}`,
    ({ white }) => ({ placed: white + harder <= exponent, halted: white === 6 }),
    { cite: '3.3.1.j', by: unit.side },
  );
  amend(game, { smoked: [...moveOf(game.state).smoked, id] });
  if (placed) {
    game.own(game.state.smoke).push({ at, kind: 'grenade', by: unit.side });
    game.say('3.3.1.j', `Smoke in ${at}`);
  }
  if (halted) {
    amend(game, { halted: [...(moveOf(game.state).halted ?? []), id] });
    game.befall(id, 'moves no farther');
    game.say('3.3.1.k', `{${id}} moves no farther`);
  }
}
