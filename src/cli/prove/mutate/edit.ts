/** What a mutant does to the text of a file. */
import type { CitedSource } from './cites.ts';
import type { Node, Place, Source } from './syntax.ts';

export const KINDS = [
  'condition turned',
  'comparison shifted',
  'constant changed',
  'sum turned',
  'statement dropped',
  'entry dropped',
  'cited clause removed',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Edit {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** What is put in place of the text from start to end. */
  readonly put: string;
}

/** The changes that one node invites. */
export type Mutator = (place: Place, source: CitedSource) => readonly Edit[];

export const applied = (text: string, { start, end, put }: Pick<Edit, 'start' | 'end' | 'put'>): string =>
  text.slice(0, start) + put + text.slice(end);

/** Another sign between two operands. */
export function signChanged(
  kind: Kind,
  { left, right, operator }: { readonly left: Node; readonly right: Node; readonly operator: string },
  put: string | undefined,
  { code }: Source,
): readonly Edit[] {
  if (put === undefined) return [];
  const start = code.indexOf(operator, left.end);
  return start < 0 || start >= right.start ? [] : [{ kind, start, end: start + operator.length, put }];
}

/** Another name for what is called or read: `every` for `some`. */
export function nameChanged(kind: Kind, name: Node, put: string | undefined): readonly Edit[] {
  return put === undefined ? [] : [{ kind, start: name.start, end: name.end, put }];
}
