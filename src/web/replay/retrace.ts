/** Going through a record again answer by answer: what was asked then, and what the answers were called. */
import {
  type Act,
  type GameRecord,
  handDice,
  Match,
  type Rulebook,
  retrace,
  type Side,
} from '../../engine/index.ts';

/** An answer of a record, as it was when it was given. */
interface AnswerThen {
  readonly by: Side;
  readonly rest: number;
  /** Which of the side's answers since that rest it was. */
  readonly ordinal: number;
  readonly act: string;
  readonly label: string;
  /** Nobody had to think about it: there was nothing else to do, or a window was let pass. */
  readonly byItself: boolean;
  /** Its side alone knows what it was. */
  readonly secret: boolean;
}

export const labelKey = (rest: number, act: string): string => `${rest} ${act}`;

/** All answers of a record in order. The record must be of these rules. */
export function answersIn(book: Rulebook, record: GameRecord): readonly AnswerThen[] {
  const match = Match.begin(book, record, { dice: handDice, journal: false });
  const answers: AnswerThen[] = [];
  for (const step of record.steps)
    retrace(match, step, ({ by, act }) => {
      const choice = match.choiceOf(by);
      const window = choice?.window;
      const isPass = window !== undefined && !window.optional && book.verbs.print(window.pass) === act;
      answers.push({
        by,
        rest: step.rest,
        ordinal: match.answeredBy(by),
        act,
        label: labelOf(match, by, act) ?? act,
        byItself: isPass || match.offered(by).length === 1,
        secret: choice?.secret === true,
      });
    });
  return answers;
}

/** What an act is called by the side that is about to do it. */
export function labelOf(match: Match, side: Side, text: string): string | undefined {
  const { presentation, verbs } = match.rulebook;
  const act = verbs.parse(text);
  return act.ok ? presentation?.words(act.value as Act, match.view(side), match.world).label : undefined;
}
