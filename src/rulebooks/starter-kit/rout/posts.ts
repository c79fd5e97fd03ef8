/** Sets of enemies by their places in a list, as bits in words of 32: a search compares them at every step. */
export type Posts = readonly number[];

export const NOBODY: Posts = [];

/** Those of the list of whom it is true. */
export function postsWhere<T>(list: readonly T[], is: (each: T, place: number) => boolean): Posts {
  const words = new Array<number>((list.length + 31) >> 5).fill(0);
  for (let place = 0; place < list.length; place++) {
    const word = place >> 5;
    if (is(list[place] as T, place)) words[word] = wordOf(words, word) | (1 << (place & 31));
  }
  return words;
}

const wordOf = (posts: Posts, word: number): number => posts[word] ?? 0;

export const has = (posts: Posts, place: number): boolean =>
  (wordOf(posts, place >> 5) & (1 << (place & 31))) !== 0;

export function union(a: Posts, b: Posts): Posts {
  return a.length < b.length ? union(b, a) : a.map((word, i) => word | wordOf(b, i));
}

export const overlap = (a: Posts, b: Posts): boolean => a.some((word, i) => (word & wordOf(b, i)) !== 0);

/** Whether all of the first are among the second. */
export const isWithin = (a: Posts, b: Posts): boolean => a.every((word, i) => (word & ~wordOf(b, i)) === 0);
