/** A recorded game laid out in time: the state at every rest, and what happened between. */
import {
  type Act,
  type Entry,
  type Frozen,
  facesOf,
  type GameRecord,
  type GameState,
  handDice,
  isDice,
  Match,
  type Outcome,
  type Rulebook,
  type Side,
  type Step,
  type Tabletop,
} from '../../engine/index.ts';

/** A moment that can be looked at. */
export interface Moment {
  readonly rest: number;
  readonly state: Frozen<GameState>;
  /** How many rolls fell between the moment before and this one. */
  readonly rolls: number;
  /** What became of pieces since the moment before: `u3 broken`. */
  readonly facts: readonly string[];
}

export interface Story {
  readonly book: Rulebook;
  readonly record: GameRecord;
  readonly world: unknown;
  readonly sides: readonly Side[];
  /** In order, the last one being the end of the record. */
  readonly moments: readonly Moment[];
  /** What answers were called when they were given, by rest and text. */
  readonly labels: ReadonlyMap<string, string>;
  readonly outcome: Outcome | undefined;
  /** Undefined: everything. */
  journal(side: Side | undefined): readonly Entry[];
  tabletop(moment: Moment, side: Side | undefined): Tabletop;
}

type SideAnswer = Exclude<Step['answers'][number], { roll: unknown }>;

export const labelKey = (rest: number, act: string): string => `${rest} ${act}`;

/**
 * Plays the record again, step by step. Throws one clear sentence if these rules don't lead where the record goes; a
 * record of another version of the rules is shown at its last kept state.
 */
export function tell(book: Rulebook, record: GameRecord): Story {
  const isOurs = [record, ...record.snapshots].every(({ version }) => version === book.version);
  const match = isOurs
    ? Match.begin(book, record, { dice: handDice })
    : Match.resume(book, record, { dice: handDice }).match;
  const labels = new Map<string, string>();
  const moments: Moment[] = [momentOf(match, undefined, 0)];
  for (const step of isOurs ? record.steps : []) {
    replay(match, step, ({ by, act }) => {
      const label = labelOf(match, by, act);
      if (label !== undefined) labels.set(labelKey(step.rest, act), label);
    });
    moments.push(momentOf(match, moments.at(-1), step.answers.filter(isDice).length));
  }
  const { world } = match;
  return {
    book,
    record,
    world,
    sides: match.sides,
    moments,
    labels,
    outcome: match.outcome,
    journal: side => (side === undefined ? match.journal.all() : match.journal.as(side)),
    tabletop({ state }, side) {
      const { presentation } = book;
      if (presentation === undefined) throw new Error(`${book.title} can't be shown on the page yet`);
      return presentation.tabletop(side === undefined ? state : book.view(state, side, world), side, world);
    },
  };
}

/** An answer of a record, as it was when it was given. */
export interface AnswerThen {
  readonly by: Side;
  readonly rest: number;
  /** Which of the answers since that rest it was. */
  readonly ordinal: number;
  readonly act: string;
  readonly label: string;
  /** Nobody had to think about it: there was nothing else to do, or a window was let pass. */
  readonly byItself: boolean;
}

/** All answers of a record in order. The record must be of these rules. */
export function answersIn(book: Rulebook, record: GameRecord): readonly AnswerThen[] {
  const match = Match.begin(book, record, { dice: handDice, journal: false });
  const answers: AnswerThen[] = [];
  for (const step of record.steps)
    replay(match, step, ({ by, act }, ordinal) => {
      const window = match.choiceOf(by)?.window;
      const isPass = window !== undefined && book.verbs.print(window.pass) === act;
      const byItself = isPass || match.offered(by).length === 1;
      answers.push({ by, rest: step.rest, ordinal, act, label: labelOf(match, by, act) ?? act, byItself });
    });
  return answers;
}

/** The moment at a rest, or the last one before it. */
export function momentAt({ moments }: Story, rest: number | undefined): number {
  if (rest === undefined) return 0;
  return Math.max(
    0,
    moments.findLastIndex(moment => moment.rest <= rest),
  );
}

function momentOf(match: Match, before: Moment | undefined, rolls: number): Moment {
  const { state } = match.tryOut();
  const facts = before ? match.rulebook.digest(before.state, state, match.world) : [];
  return { rest: match.rest, state, rolls, facts };
}

/** `hear` is called before every answer that isn't the fall of dice. */
function replay(match: Match, step: Step, hear: (answer: SideAnswer, ordinal: number) => void): void {
  if (match.rest !== step.rest)
    throw new Error(`the record goes on at rest ${step.rest}, but the game stands at rest ${match.rest}`);
  const { interjection } = step;
  if (interjection) mustBe(step, match.interject(interjection.by, interjection.act));
  for (const [ordinal, answer] of step.answers.entries()) {
    if (isDice(answer)) {
      mustBe(step, match.typeDice(facesOf(answer)));
      continue;
    }
    const asked = match.choiceOf(answer.by)?.id;
    if (asked !== answer.ask)
      throw new Error(
        `rest ${step.rest}: the record has ${answer.by} answer '${answer.ask}', but ${asked ? `'${asked}' is asked` : 'nothing is asked of that side'}`,
      );
    hear(answer, ordinal);
    mustBe(step, match.answer(answer.by, answer.act));
  }
}

function labelOf(match: Match, side: Side, text: string): string | undefined {
  const { presentation, verbs } = match.rulebook;
  const act = verbs.parse(text);
  return act.ok ? presentation?.words(act.value as Act, match.view(side), match.world).label : undefined;
}

function mustBe({ rest }: Step, verdict: ReturnType<Match['answer']>): void {
  if (!verdict.ok) throw new Error(`rest ${rest}: ${verdict.problem}`);
}
