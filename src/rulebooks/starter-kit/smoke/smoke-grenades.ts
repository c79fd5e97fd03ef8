/** Smoke grenades (3.3.1): a squad on the move lays smoke in its hex or the next one. */
import type { HexId } from '../../../board/index.ts';
import { against, atMost, exactly, type Rule, refusal, roll, sumOf, term } from '../../../engine/index.ts';
import { loseInSight } from '../concealment/loss.ts';
import { tellOfDeed } from '../concealment/telling.ts';
import { dr, type Game, type View } from '../game.ts';
import { inHalves } from '../movement/cost.ts';
import { expenseRefusal, moveVerb } from '../movement/move-scene.ts';
import { amend, hexOf, type Move, moveOf } from '../movement/moving-stack.ts';
import { spend } from '../movement/stepping.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, cardOf, unitById } from '../units.ts';
import { neighbours } from '../world.ts';

const IN_ITS_HEX = inHalves(1);
const NEXT_TO_IT = inHalves(2);

export function smokeExponent(unit: AnyUnit): number | undefined {
  const card = cardOf(unit);
  return card.kind === 'leader' ? undefined : card.smokeExponent;
}

export const smokeCost = (view: View, move: Move, at: HexId): number =>
  hexOf(view, move) === at ? IN_ITS_HEX : NEXT_TO_IT;

/** Each unit tries once in its movement phase. */
export const smokeVerb = moveVerb('smoke', {
  cite: '3.3.1.j',
  who: ({ stack }) => stack.filter(smokeExponent),
  whoElse: refusal('3.3.1.j', 'it has no smoke exponent, or is not on the move'),
  unfit: ({ move, here }, unit) => {
    if (here === undefined) return refusal('3.3.d', 'it is not on the map');
    return move.smoked.includes(unit.id) ? refusal('3.3.1.j', 'it has tried in this phase') : undefined;
  },
  what: ({ world, here }) => (here === undefined ? [] : [here, ...neighbours(world, here)]),
  whatElse: refusal('3.3.1.j', 'smoke goes into its own hex or the next'),
  refusal: (scene, _, at) => expenseRefusal(scene, smokeCost(scene.view, scene.move, at), scene.purseHere),
  args: (unit, at) => ({ unit: unit.id, at }),
  *perform(game, { unit, at }) {
    const cost = smokeCost(game.state, moveOf(game.state), at);
    loseInSight(game, [unitById(game.state, unit)], '8.3.d3');
    yield* throwSmoke(game, unit, at);
    yield* spend(game, cost);
  },
});

/** The die: up to the smoke exponent it succeeds, one harder if exhausted; a 6 ends the unit's movement. */
function* throwSmoke(game: Game, id: UnitId, at: HexId): Rule<void> {
  const unit = unitById(game.state, id);
  const exponent = smokeExponent(unit) ?? 0;
  const harder = unit.exhausted ? 1 : 0;
  tellOfDeed(game, unit, '3.3.1.j', 'throws smoke grenades');
  const { placed, halted } = yield* roll(
    dr,
    `Smoke grenades of {${id}}`,
    ({ white }) => ({ placed: white + harder <= exponent, halted: white === 6 }),
    {
      cite: '3.3.1.j',
      by: unit.side,
      tell: (dice, result) => [
        against(
          sumOf(dice, term('CX', harder, '3.3.1.h')),
          atMost(exponent),
          result.placed,
          result.placed ? `smoke in ${at}` : 'no smoke',
        ),
        ...(result.halted ? [against(sumOf(dice), exactly(6), true, 'it moves no farther')] : []),
      ],
    },
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
