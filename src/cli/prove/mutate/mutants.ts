/** Every mutant of a source file: pure, text in and data out. */
import { createHash } from 'node:crypto';
import { citedSource, rulesNear } from './cites.ts';
import { comparisons } from './comparisons.ts';
import { conditions } from './conditions.ts';
import { constants, sums } from './constants.ts';
import { applied, type Edit, type Mutator } from './edit.ts';
import { remembersIn } from './memories.ts';
import { isNoise } from './noise.ts';
import { removals } from './removals.ts';
import {
  bare,
  isFunction,
  lineOf,
  type Node,
  nameOf,
  type Place,
  placesIn,
  readSource,
  type Source,
} from './syntax.ts';

export interface Mutant extends Edit {
  /** The same as long as the file, the function and the text of the line stay: moving code about keeps it. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** The function or constant that it is in. */
  readonly within: string;
  /** The lines that it changes, without their indentation, and what becomes of them. */
  readonly was: string;
  readonly now: string;
  /** Rules cited nearby, the nearest only. */
  readonly rules: readonly string[];
  /** Whether it takes effect when the file is loaded, and not when a function of it is called. */
  readonly isStatic: boolean;
  /** Whether it is in what a constant of the file is made of, and in no function that has a name. */
  readonly isData: boolean;
}

const MUTATORS: readonly Mutator[] = [conditions, comparisons, constants, sums, removals];

export function mutantsOf(file: string, text: string, isRule: (id: string) => boolean): readonly Mutant[] {
  const source = citedSource(readSource(file, text), isRule);
  const remembers = remembersIn(source);
  const found = new Map<string, Mutant>();
  const times = new Map<string, number>();
  for (const place of placesIn(source.program, isNoise)) {
    if (remembers(place)) continue;
    for (const edit of MUTATORS.flatMap(mutator => mutator(place, source))) {
      const spot = `${edit.start} ${edit.end} ${edit.put}`;
      if (found.has(spot)) continue;
      const within = enclosing(place);
      const { was, now } = linesOf(edit, source);
      const alike = `${file}\n${within}\n${was}\n${now}`;
      const time = times.get(alike) ?? 0;
      times.set(alike, time + 1);
      found.set(spot, {
        ...edit,
        id: createHash('sha256').update(`${alike}\n${time}`).digest('hex').slice(0, 12),
        file,
        line: lineOf(source, edit.start),
        within,
        was,
        now,
        rules: rulesNear(place, source),
        isStatic: ![place.node, ...place.around].some(isFunction),
        isData: ![place.node, ...place.around].some(isNamedFunction),
      });
    }
  }
  return [...found.values()];
}

/** The innermost function with a name, or the constant of the file. */
function enclosing({ node, around }: Place): string {
  const outward = [node, ...around];
  const names = outward.filter(isNamedFunction).map(declaredName);
  return [...names, ...outward.toReversed().map(declaredName)].find(name => name !== undefined) ?? '';
}

const isNamedFunction = (node: Node): boolean =>
  node.type === 'VariableDeclarator'
    ? node.init != null && isFunction(bare(node.init))
    : declaredName(node) !== undefined;

function declaredName(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id?.name;
    case 'VariableDeclarator':
      return nameOf(node.id);
    case 'MethodDefinition':
      return nameOf(node.key);
    default:
      return undefined;
  }
}

/** So much of a line tells which one it is. */
const ENOUGH = 160;

function linesOf(edit: Edit, { text }: Source): { readonly was: string; readonly now: string } {
  const start = text.lastIndexOf('\n', edit.start - 1) + 1;
  const lineEnd = text.indexOf('\n', edit.end);
  const end = lineEnd < 0 ? text.length : lineEnd;
  const was = inOneLine(text.slice(start, end));
  const now = inOneLine(
    applied(text.slice(start, end), { ...edit, start: edit.start - start, end: edit.end - start }),
  );
  const [shortWas, shortNow] = [shortened(was), shortened(now)];
  return shortWas === shortNow ? { was, now } : { was: shortWas, now: shortNow };
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const shortened = (text: string): string => (text.length > ENOUGH ? `${text.slice(0, ENOUGH)}…` : text);
