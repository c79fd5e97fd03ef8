/** What victory is about, as far as all books agree: ground to hold, edges to leave by, losses to count, the end. */
import { hexesIn } from '../../../board/areas.ts';
import type { HexId } from '../../../board/index.ts';
import type { Outcome, Side } from '../../../engine/index.ts';
import { rememberedIn } from '../remembered.ts';
import { enemyOf, type Grounded } from '../world.ts';

interface AnyCondition {
  readonly is: string;
  readonly side: Side;
  readonly along?: readonly string[];
}

/** As much of a book's world as its scenario's forces and victory. */
export interface ContestedWorld extends Grounded {
  readonly scenario: {
    readonly sides: readonly { readonly id: Side; readonly name: string }[];
    readonly groups: readonly {
      readonly side: Side;
      readonly setUp?: readonly string[] | undefined;
      readonly weapons?: object | undefined;
      readonly enter?: { readonly along: readonly string[] } | undefined;
    }[];
    readonly victory: { readonly side: Side; readonly all: readonly AnyCondition[]; readonly words: string };
  };
}

/** The hexes of the edge by which units of the side may leave the map; none if that wins it nothing. */
export const exitHexes = rememberedIn(({ field, scenario }: ContestedWorld, side: Side): readonly HexId[] =>
  scenario.victory.all.flatMap(({ is, side: whose, along = [] }) =>
    is === 'exit' && whose === side ? hexesIn(field, along) : [],
  ),
);

/** Where the groups of a side set up. */
export const setUpParts = ({ scenario }: ContestedWorld, side: Side): readonly string[] =>
  scenario.groups.flatMap(group => (group.side === side ? (group.setUp ?? []) : []));

/** Whose set-up area alone holds all of these hexes, none of them lying in the other's. */
export function holderAtStart(world: ContestedWorld, hexes: readonly string[]): Side | undefined {
  const areas = world.scenario.sides.map(({ id }) => {
    const area = new Set<string>(hexesIn(world.field, setUpParts(world, id)));
    return { id, held: hexes.filter(hex => area.has(hex)).length };
  });
  const [owner, ...others] = areas.filter(({ held }) => held > 0);
  return others.length === 0 && owner?.held === hexes.length ? owner.id : undefined;
}

interface Loss {
  readonly card: string;
  readonly side: Side;
  readonly how: string;
}

/** Victory points of a side by those of its own who have left the map, or of the enemy's who fell. */
export function pointsFor(
  losses: readonly Loss[],
  { is, side }: { readonly is: 'exit' | 'casualties'; readonly side: Side },
  pointsOf: (card: string) => number,
): number {
  const counts = (loss: Loss) =>
    is === 'exit'
      ? loss.side === side && loss.how === 'exited'
      : loss.side !== side && loss.how === 'eliminated';
  return losses.reduce((sum, loss) => sum + (counts(loss) ? pointsOf(loss.card) : 0), 0);
}

/** Who has won when play is over. */
export function outcomeAtEnd(world: ContestedWorld, isWon: boolean, cite: string): Outcome {
  const { side, words } = world.scenario.victory;
  return isWon
    ? { winner: side, why: words, cite }
    : { winner: enemyOf(world, side), why: `not fulfilled: ${words}`, cite };
}
