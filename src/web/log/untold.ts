/** Every roll of a game must have its line in the log: a sentence that names its purpose, its dice, its rule. */
import { isDice, type Match } from '../../engine/index.ts';
import { kindOf, NO_PURPOSE } from './rolls.ts';
import { ruleHash } from './rule-link.ts';

export interface Told {
  readonly rolls: number;
  /** What is wrong with the lines, one sentence for each. */
  readonly wrong: readonly string[];
}

/** Compares what was rolled, by the record, with what the log has lines for. */
export function rollsTold(match: Match): Told {
  const thrown = match
    .record()
    .steps.flatMap(({ rest, answers }) =>
      answers.filter(isDice).map(({ roll }) => ({ rest, faces: roll.map(({ face }) => face).join(' ') })),
    );
  const lines = match.journal.all().filter(entry => entry.is === 'roll');
  const wrong = thrown.flatMap(({ rest, faces }, i): string[] => {
    const line = lines[i];
    const where = `rest ${rest}, ${faces}`;
    if (line?.rest !== rest || Object.values(line.dice).join(' ') !== faces)
      return [`${where}: no line tells of it`];
    return [
      ...(kindOf(line.why) === NO_PURPOSE ? [`${where}: “${line.why}” names no purpose`] : []),
      ...(ruleHash(match.rulebook.id, line.cite) === undefined
        ? [`${where}: “${line.why}” cites no rule`]
        : []),
    ];
  });
  const surplus = lines.slice(thrown.length).map(({ rest }) => `rest ${rest}: a line tells of no roll`);
  return { rolls: thrown.length, wrong: [...wrong, ...surplus] };
}
