/** Which counters a match can bring onto the table: its record rests on these, and on no others that the book may gain. */

/** Those named, and all that their own cards name in turn: half-squads, what they are replaced by, their crews. */
export function cardsReached<Card extends object>(
  cards: ReadonlyMap<string, Card>,
  named: Iterable<string>,
): readonly Card[] {
  const reached = new Map<string, Card>();
  const visit = (id: string): void => {
    const card = cards.get(id);
    if (!card || reached.has(id)) return;
    reached.set(id, card);
    for (const text of textsIn(card)) visit(text);
  };
  for (const id of named) visit(id);
  return [...reached.keys()].sort().map(id => reached.get(id) as Card);
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
