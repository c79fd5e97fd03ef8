/** Men without arms take those of whom they kill (5.8.2). */
import { unset } from '../../../engine/index.ts';
import { CARDS, type MmcCard } from '../counters/index.ts';
import type { Game } from '../game.ts';
import type { UnitId } from '../state.ts';
import { type AnyUnit, isMmc, isSquad, mmcCard } from '../units.ts';

const sizeOf = (unit: AnyUnit): number => (isSquad(unit) ? 2 : isMmc(unit) ? 1 : 0);

/** Those of an attack who will have arms, if the ones that it struck fall. */
export const armedBy = (attackers: readonly AnyUnit[], struck: readonly AnyUnit[]): readonly UnitId[] =>
  attackers
    .filter(({ unarmed }) => unarmed)
    .filter(unit => struck.some(enemy => sizeOf(enemy) >= sizeOf(unit)))
    .map(({ id }) => id);

/** Whoever of them is left fights on as the poorest of its size and nation. */
export function rearm(game: Game, ids: readonly UnitId[], cite = '5.8.2'): void {
  for (const unit of game.state.units.filter(({ id }) => ids.includes(id))) {
    if (!unit.unarmed) continue;
    const mine = game.own(unit);
    if (isMmc(unit)) mine.card = poorestLike(mmcCard(unit)).id;
    mine.rearmed = true;
    unset(mine, 'unarmed');
    game.say(cite, `{${unit.id}} has arms again`);
  }
}

/** By firepower, morale and range, in that order. */
function poorestLike(printed: MmcCard): MmcCard {
  const alike = [...CARDS.values()].filter(
    (card): card is MmcCard => card.kind === printed.kind && card.nation === printed.nation,
  );
  return alike.reduce((poorest, card) => {
    const worse =
      card.firepower - poorest.firepower || card.morale - poorest.morale || card.range - poorest.range;
    return worse < 0 ? card : poorest;
  }, printed);
}
