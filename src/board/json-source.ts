/** JSON text that remembers where each of its values stands. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type DocumentPath, type Problem, pathText, positionAt } from './problem.ts';

export interface JsonSource {
  readonly value: unknown;
  /** A problem at a place in the document; with `key`, at the name of the entry and not at its value. */
  problem(path: DocumentPath, wrong: string, expected: string, at?: 'key'): Problem;
  /** Names that an object gives twice, of which JSON would quietly keep the last. */
  duplicates(): DocumentPath[];
}

export function readJson(text: string, file: string): JsonSource | Problem[] {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  if (root === undefined || errors.length > 0) return syntaxProblems(text, file, errors);
  return {
    value: JSON.parse(text) as unknown,
    problem(path, wrong, expected, at) {
      const node = nearestNode(root, path);
      const inKey = at === 'key' && node.parent?.type === 'property';
      const offset = (inKey ? node.parent?.offset : undefined) ?? node.offset;
      return { file, ...positionAt(text, offset), path: pathText(path), wrong, expected };
    },
    duplicates: () => duplicateNames(root, []),
  };
}

function syntaxProblems(text: string, file: string, errors: readonly ParseError[]): Problem[] {
  const first = errors[0];
  const offset = first?.offset ?? 0;
  const wrong =
    first === undefined ? 'the file is empty' : `not JSON (${words(printParseErrorCode(first.error))})`;
  return [{ file, ...positionAt(text, offset), path: '', wrong, expected: 'a JSON document' }];
}

/** `CommaExpected` as `comma expected`. */
function words(code: string): string {
  return code.replace(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
}

/** The value at a path, or the nearest that encloses it when it is missing. */
function nearestNode(root: Node, path: DocumentPath): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return root;
}

function duplicateNames(node: Node, path: DocumentPath): DocumentPath[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, i) => duplicateNames(child, [...path, i]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ children }) => {
    const name = String(children?.[0]?.value);
    const own = seen.has(name) ? [[...path, name]] : [];
    seen.add(name);
    const value = children?.[1];
    return value === undefined ? own : [...own, ...duplicateNames(value, [...path, name])];
  });
}
