/**
 * A book's verbs, and the text form of its acts: `move u12 1:C4`. A text holds the verb and the names of game
 * things, never an index or a label, so that records stay readable and can be replayed.
 */
import type { Act } from './ask.ts';

/** How one argument is written. A text form never holds a space. */
export interface Arg<T> {
  readonly expected: string;
  /** It names a thing that a side may know by another name. */
  readonly names?: boolean;
  /** It names a place on the map: pages let it be clicked there. */
  readonly place?: boolean;
  print(value: T): string;
  parse(text: string): T | undefined;
}

export function word<T extends string = string>(expected: string, pattern = /^\S+$/): Arg<T> {
  return { expected, print: value => value, parse: text => (pattern.test(text) ? (text as T) : undefined) };
}

/** The id of a unit or another piece: a word that views, journals and records put each side's own name for. */
export function piece<T extends string = string>(expected = 'a unit'): Arg<T> {
  return { ...word<T>(expected, /^[^\s,]+$/), names: true };
}

/** A hex or another place on the map. */
export function place<T extends string = string>(expected = 'a hex', pattern = /^\S+$/): Arg<T> {
  return { ...word<T>(expected, pattern), place: true };
}

export const whole: Arg<number> = {
  expected: 'a whole number',
  print: String,
  parse: text => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
};

export function oneOf<const T extends readonly string[]>(...words: T): Arg<T[number]> {
  return {
    expected: `one of ${words.join(', ')}`,
    print: value => value,
    parse: text => words.find(each => each === text),
  };
}

/** Several in a row, written `u1,u2,u3`; none is written `-`. */
export function list<T>(item: Arg<T>): Arg<readonly T[]> {
  return {
    expected: `a list, each ${item.expected}`,
    ...(item.names ? { names: true } : {}),
    print: values => (values.length === 0 ? '-' : values.map(item.print).join(',')),
    parse: text => {
      if (text === '-') return [];
      const values = text.split(',').map(item.parse);
      return values.some(value => value === undefined) ? undefined : (values as T[]);
    },
  };
}

type Shape = Readonly<Record<string, Arg<unknown>>>;
type Shapes = Readonly<Record<string, Shape>>;
type ArgValue<A> = A extends Arg<infer T> ? T : never;

/** The union of acts that a table of verbs describes. */
export type ActOf<V> =
  V extends Verbs<infer T>
    ? {
        [Verb in keyof T & string]: { readonly verb: Verb } & {
          readonly [Name in keyof T[Verb]]: ArgValue<T[Verb][Name]>;
        };
      }[keyof T & string]
    : never;

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export interface Verbs<T extends Shapes = Shapes> {
  readonly shapes: T;
  print(act: Act): string;
  parse(text: string): Parsed<Act>;
  /** The same act with every piece named as somebody else knows it. */
  renamed(act: Act, name: (id: string) => string): Act;
}

/**
 * Verbs are only ever added. One that was renamed keeps its old name in `was` (`{ shoot: 'fire' }`), so that old
 * records can still be read.
 */
export function verbs<const T extends Record<string, Record<string, Arg<unknown>>>>(
  shapes: T,
  was: Readonly<Record<string, keyof T & string>> = {},
): Verbs<T> {
  const shapeOf = (verb: string): Shape => {
    const shape = shapes[verb];
    if (shape === undefined) throw new Error(`the book has no verb '${verb}'`);
    return shape;
  };
  const argument = (act: Act, name: string) => (act as unknown as Readonly<Record<string, unknown>>)[name];

  return {
    shapes,

    print(act) {
      let text = act.verb;
      const shape = shapeOf(act.verb);
      for (const name in shape) text += ` ${shape[name]?.print(argument(act, name))}`;
      return text;
    },

    parse(text) {
      const [first = '', ...rest] = text.split(' ');
      const verb = was[first] ?? first;
      const shape = Object.hasOwn(shapes, verb) ? shapes[verb] : undefined;
      if (shape === undefined) {
        return { ok: false, problem: `'${first}' is no verb; expected ${Object.keys(shapes).join(', ')}` };
      }
      const names = Object.keys(shape);
      const usage = [verb, ...names.map(name => `<${name}>`)].join(' ');
      if (rest.length !== names.length) return { ok: false, problem: `expected '${usage}', found '${text}'` };
      const act: Record<string, unknown> = { verb };
      for (const [i, name] of names.entries()) {
        const arg = shape[name] as Arg<unknown>;
        const value = arg.parse(rest[i] as string);
        if (value === undefined) {
          return {
            ok: false,
            problem: `<${name}> of '${usage}' should be ${arg.expected}, found '${rest[i]}'`,
          };
        }
        act[name] = value;
      }
      return { ok: true, value: act as unknown as Act };
    },

    renamed(act, name) {
      const shape = shapeOf(act.verb);
      const out: Record<string, unknown> = { ...act };
      for (const key in shape) {
        if (!shape[key]?.names) continue;
        const value = out[key];
        out[key] = Array.isArray(value) ? value.map(id => name(String(id))) : name(String(value));
      }
      return out as unknown as Act;
    },
  };
}
