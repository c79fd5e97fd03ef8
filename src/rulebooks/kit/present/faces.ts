/** The faces of counters: figures, each where the book prints it. */
import type { Face, Figure } from '../../../engine/index.ts';

export interface Faces {
  readonly front: Face;
  readonly back?: Face;
}

/** One figure; none where the card has nothing to print there. */
export const print = (
  text: string | number | undefined,
  name: string,
  at: Figure['at'],
  cite: string,
  style?: Figure['style'],
): readonly Figure[] =>
  text === undefined ? [] : [{ text: `${text}`, name, at, ...(style && { style }), cite }];

/** Both sides of a counter; some have nothing on their back. */
export const sidesOf = (
  of: Pick<Face, 'nation' | 'symbol'>,
  front: readonly Figure[],
  back?: readonly Figure[],
): Faces => ({
  front: { ...of, tone: 'plain', figures: front },
  ...(back && { back: { ...of, tone: 'weak', figures: back } }),
});
