/** What is wrong with a file someone wrote: where, what, and what was expected. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The place in the document, such as `buildings[2].outline`. */
  readonly path: string;
  readonly wrong: string;
  readonly expected: string;
}

export function problemText({ file, line, column, path, wrong, expected }: Problem): string {
  const place = path === '' ? '' : ` ${path}:`;
  return `${file}:${line}:${column}${place} ${wrong}; expected ${expected}`;
}

export type DocumentPath = readonly (string | number)[];

export function pathText(path: DocumentPath): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else if (/^[a-z]\w*$/i.test(part)) text += text === '' ? part : `.${part}`;
    else text += `["${part}"]`;
  }
  return text;
}

/** Line and column, both from 1, of a place in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
