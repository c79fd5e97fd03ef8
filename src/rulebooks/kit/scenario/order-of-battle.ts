/** The order of battle: the pieces of a scenario's groups, each with its id. */

interface AnyGroup {
  readonly id: string;
  readonly side: string;
}

/**
 * The pieces of one kind, numbered through all groups: `u1`, `u2` … `of` reads how many of which cards a group has, and
 * `make` what the book says of a piece besides.
 */
export function muster<Group extends AnyGroup, Piece>(
  groups: readonly Group[],
  of: (group: Group) => Readonly<Record<string, number>> | undefined,
  make: (number: number, card: string, group: Group) => Piece,
): readonly { readonly piece: Piece; readonly group: Group }[] {
  return groups
    .flatMap(group => counted(of(group)).map(card => ({ card, group })))
    .map(({ card, group }, i) => ({ piece: make(i + 1, card, group), group }));
}

const counted = (counters: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.entries(counters).flatMap(([card, count]) => new Array<string>(count).fill(card));
