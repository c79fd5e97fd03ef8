/** The kinds of file that Hedgerow reads, told apart by what is in them and not by their names. */
import type { Problem } from '../board/problem.ts';
import { validateBoard } from '../board/validate.ts';
import { readBaseRules, readCompendium, readNotApplicable } from '../engine/compendium/file.ts';
import { goesBy } from '../engine/kernel/rulebook.ts';
import { puzzleProblems } from '../engine/puzzle/index.ts';
import { parseRecord, RecordError } from '../engine/record/text.ts';
import { rulebooks } from '../rulebooks/index.ts';
import { readAccepted } from './prove/accepted.ts';

interface Format {
  readonly name: string;
  recognises(text: string): boolean;
  problemsIn(text: string, file: string): readonly Problem[];
}

const firstLineHas =
  (...keys: readonly string[]) =>
  (text: string) => {
    const line = text.slice(0, Math.max(text.indexOf('\n'), 0) || undefined);
    return line.startsWith('{') && keys.every(key => line.includes(`"${key}"`));
  };

export const FORMATS: readonly Format[] = [
  {
    name: 'board',
    recognises: text => /"format"\s*:\s*"hedgerow board/.test(text),
    problemsIn(text, file) {
      const validation = validateBoard(text, file);
      return validation.ok ? [] : validation.problems;
    },
  },
  {
    name: 'compendium',
    recognises: text => firstLineHas('id', 'gist')(text) && !firstLineHas('provenance')(text),
    problemsIn: (text, file) => readCompendium(text, file).problems,
  },
  {
    name: 'list of base rules',
    recognises: firstLineHas('id', 'gist', 'provenance'),
    problemsIn: (text, file) => readBaseRules(text, file).problems,
  },
  {
    name: 'scenario',
    recognises: text => /"format"\s*:\s*"hedgerow scenario/.test(text),
    problemsIn(text, file) {
      const [, id = ''] = /"rulebook"\s*:\s*"([^"]*)"/.exec(text) ?? [];
      const book = rulebooks.find(each => goesBy(each, id));
      if (book?.scenarioProblems) return book.scenarioProblems(text, file);
      const expected = `one of ${rulebooks.map(each => `"${each.id}"`).join(', ')}`;
      return [
        { file, line: 1, column: 1, path: 'rulebook', wrong: `no playable rulebook '${id}'`, expected },
      ];
    },
  },
  {
    name: 'puzzle',
    recognises: text => /"format"\s*:\s*"hedgerow puzzle/.test(text),
    problemsIn: (text, file) => puzzleProblems(text, file, rulebooks),
  },
  {
    name: 'record',
    recognises: text => text.startsWith('hedgerow record'),
    problemsIn(text, file) {
      try {
        parseRecord(text);
        return [];
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        const { line, wrong, expected } = error;
        return [{ file, line, column: 1, path: '', wrong, expected }];
      }
    },
  },
  {
    name: 'list of accepted mutants',
    recognises: firstLineHas('within', 'was', 'reason'),
    problemsIn: (text, file) => readAccepted(text, file).problems,
  },
  {
    name: 'list of rules that do not apply',
    recognises: firstLineHas('id', 'reason'),
    problemsIn: (text, file) => readNotApplicable(text, file).problems,
  },
];

export const formatOf = (text: string): Format | undefined => FORMATS.find(format => format.recognises(text));
