/**
 * Pieces and dice as a test tells them, in a line each:
 *
 *     'german 4-6-7 C4'                      'u9: russian 4-4-7 E5 broken fired first'
 *     'german LMG of u1 malfunctioned'       'german PzKpfw IVH D5 facing 2 motion'
 *
 * An id if it matters, the card, then in any order where the piece is (on board 1, unless it says `2:C4`) and how it is:
 * a flag by its name, anything else by its name and what it is, several with commas between them (`used w1,w2`).
 * Which words there are, the book says. Whatever such a line can't tell is told by the object.
 */

/** A piece as the state has it, of which a position leaves out what goes without saying. */
export type Told<Piece> = Partial<Piece> & { readonly card: string };

/** What is told by its mere name. */
type Flag<Piece> = {
  [Key in keyof Piece]-?: [NonNullable<Piece[Key]>] extends [true] ? Key : never;
}[keyof Piece];

/** How a property is told that has a value: by a word (one of these, where only some will do), a number, several words. */
type Telling<Value> = [Value] extends [true]
  ? never
  : [Value] extends [string]
    ? 'word' | readonly Value[]
    : [Value] extends [number]
      ? 'number' | readonly Value[]
      : [Value] extends [readonly string[]]
        ? 'list'
        : never;

type AnyTelling = 'word' | 'number' | 'list' | readonly (string | number)[];

interface Vocabulary<Piece> {
  /** Whether there is a counter of this name. */
  readonly isCard: (name: string) => boolean;
  readonly flags: readonly (Flag<Piece> & string)[];
  readonly values: { readonly [Key in keyof Piece]?: Telling<NonNullable<Piece[Key]>> };
  /** The property that `of` tells: who has it. */
  readonly of?: keyof Piece & string;
}

const ID = /^(\w+): */;
const PLACE = /^(\d+:)?([A-Z]+\d+(?:[/#]\w+)?)$/;

/** Reads the pieces of a book, which may be told by objects as well. */
export function pieceReader<Piece>(
  vocabulary: Vocabulary<Piece>,
): (told: string | Told<Piece>) => Told<Piece> {
  return told => (typeof told === 'string' ? readPiece(told, vocabulary) : told);
}

/** For `altered`: the same pieces, of which one is otherwise. */
export function pieceAlterer<Piece>(read: (told: string | Told<Piece>) => Told<Piece>) {
  return (pieces: readonly (string | Told<Piece>)[], index: number, how: Partial<Piece>) =>
    pieces.map((each, i) => (i === index ? { ...read(each), ...how } : each));
}

function readPiece<Piece>(line: string, { isCard, flags, values, of }: Vocabulary<Piece>): Told<Piece> {
  const wrong = (what: string): Error => new Error(`'${line}': ${what}`);
  const id = ID.exec(line);
  const rest = line
    .slice(id?.[0].length ?? 0)
    .split(' ')
    .filter(Boolean);
  const card = takeLongest(rest, isCard);
  if (card === undefined) throw wrong('no counter of that name; expected one before all other words');
  const piece: Record<string, unknown> = { ...(id && { id: id[1] }), card };
  const tell = (key: string, value: unknown): void => {
    if (key in piece) throw wrong(`'${key}' is told twice`);
    piece[key] = value;
  };
  const valueAfter = (word: string, telling: AnyTelling): unknown => {
    const value =
      typeof telling === 'string'
        ? rest.shift()
        : takeLongest(rest, text => telling.some(each => `${each}` === text));
    if (value === undefined)
      throw wrong(`'${word}' wants ${typeof telling === 'string' ? `a ${telling}` : telling.join(' or ')}`);
    if (telling === 'word') return value;
    if (telling === 'list') return value.split(',');
    if (telling !== 'number') return telling.find(each => `${each}` === value);
    if (!/^-?\d+$/.test(value)) throw wrong(`'${word}' wants a number`);
    return Number(value);
  };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const place = PLACE.exec(word);
    const telling = (values as Readonly<Record<string, AnyTelling>>)[word];
    if (place) tell('at', `${place[1] ?? '1:'}${place[2]}`);
    else if (word === 'of' && of) tell(of, valueAfter(word, 'word'));
    else if ((flags as readonly string[]).includes(word)) tell(word, true);
    else if (telling) tell(word, valueAfter(word, telling));
    else {
      const known = [...flags, ...Object.keys(values), ...(of ? ['of'] : [])].join(', ');
      throw wrong(`'${word}' tells nothing; expected a place or one of ${known}`);
    }
  }
  return piece as Told<Piece>;
}

/** The most words from the front that are a name together, taken away. */
function takeLongest(words: string[], isName: (text: string) => boolean): string | undefined {
  for (let count = words.length; count > 0; count--) {
    const text = words.slice(0, count).join(' ');
    if (!isName(text)) continue;
    words.splice(0, count);
    return text;
  }
  return undefined;
}

/** What the dice of a test show, throw by throw: `'5,6 1 2,2'` is two dice, one die, two dice. */
export type Dice = string | readonly (readonly number[])[];

export function throwsOf(script: Dice): readonly (readonly number[])[] {
  if (typeof script !== 'string') return script;
  const throws = script.split(' ').filter(Boolean);
  return throws.map(each => {
    if (!/^\d+(,\d+)*$/.test(each))
      throw new Error(`'${script}': '${each}' is no throw; expected one such as '5,6'`);
    return each.split(',').map(Number);
  });
}
