/** What asks and what is told of them are both made of. */

/** A side of the game, as the rulebook names it. Seats (who answers for a side) are apart: seat.ts. */
export type Side = string;
/** Who gets to see something. An empty list: nobody before the game ends. */
export type Audience = 'all' | readonly Side[];
/** Dice by name, with their number of sides: `{ coloured: 6, white: 6 }`. */
export type Dice = Readonly<Record<string, number>>;
export type Faces<D extends Dice = Dice> = { readonly [Name in keyof D]: number };
