/**
 * A record told again from its beginning, answer by answer. Under the rules that made it nothing may differ. Under
 * later rules it is told as far as they go along with it: where they part, the record's own lines go on, and the next
 * state that it kept is where these rules find it again.
 */

import { handDice } from '../dice/dice.ts';
import type { Side } from '../kernel/ask.ts';
import type { Outcome, Rulebook } from '../kernel/rulebook.ts';
import {
  type ActAnswer,
  facesOf,
  type GameRecord,
  isDice,
  type Snapshot,
  type Step,
  sidesOf,
} from '../record/record.ts';
import type { Entry } from '../telling/journal.ts';
import { Match, type Verdict } from './match.ts';

/** Where these rules stop going along with a record of others, and why. */
export interface Parting {
  readonly rest: number;
  readonly why: string;
}

export interface Retelling {
  readonly sides: readonly Side[];
  readonly world: unknown;
  /** How it ended by its own account, or as these rules see it. */
  readonly outcome: Outcome | undefined;
  readonly partings: readonly Parting[];
  /** All that a side may know, or everything: in these rules' sentences, and where they part in bare answers. */
  entries(viewer: Side | undefined): readonly Entry[];
}

/** Who follows a record as it is told. */
export interface Onlooker {
  /** A state to look at: the beginning, a kept one, or what a step has led to. */
  see?(match: Match, step?: Step): void;
  /** An answer that is about to be given. */
  hear?(match: Match, step: Step, answer: ActAnswer): void;
}

/** Whether all of it was made under these rules. */
export const isOfTheseRules = (book: Rulebook, record: GameRecord): boolean =>
  [record, ...record.snapshots].every(({ version }) => version === book.version);

/** Whether these rules can go on with it: they made it, or it isn't over and kept a state. If not, it can be looked at. */
export const canGoOn = (book: Rulebook, record: GameRecord): boolean =>
  isOfTheseRules(book, record) || (record.result === undefined && record.snapshots.length > 0);

/** Throws one clear sentence if the record is of these rules and they would not have led there. */
export function retell(book: Rulebook, record: GameRecord, onlooker: Onlooker = {}): Retelling {
  const isOurs = isOfTheseRules(book, record);
  const told = passagesOf(book, record).map(passage => tell(book, record, passage, onlooker, isOurs));
  const last = told.at(-1);
  if (last === undefined) throw new Error('a record has at least one passage');
  const { sides, world, outcome } = last.match;
  return {
    sides,
    world,
    outcome: isOurs ? outcome : (resultOf(record) ?? outcome),
    partings: told.flatMap(({ parting }) => (parting ? [parting] : [])),
    entries: viewer =>
      told.flatMap(({ match, untold }) => [
        ...heardIn(match, viewer),
        ...untold.flatMap(step => bareEntries(step, record.result ? undefined : viewer)),
      ]),
  };
}

/** What several sides are just answering at once is told to nobody: whoever looks at it may be one of them. */
function heardIn(match: Match, viewer: Side | undefined): readonly Entry[] {
  const entries = viewer === undefined ? match.journal.all() : match.journal.as(viewer);
  return match.together ? entries.filter(({ rest }) => rest < match.rest) : entries;
}

function resultOf({ result }: GameRecord): Outcome | undefined {
  if (result === undefined) return undefined;
  const { winner, why, cite } = result;
  return { ...(winner !== undefined && { winner }), why, cite };
}

/** What is told in one go: from the beginning, or from a state that the record kept, up to the next such state. */
interface Passage {
  readonly from: Snapshot | undefined;
  readonly steps: readonly Step[];
}

function passagesOf(book: Rulebook, record: GameRecord): readonly Passage[] {
  const { steps } = record;
  const kept = isOfTheseRules(book, record) ? [] : keptStates(book, record);
  const beginsMidway = (kept[0]?.rest ?? 0) > 0 && (steps[0]?.rest ?? 0) >= (kept[0]?.rest ?? 0);
  const starts = beginsMidway ? kept : [undefined, ...kept];
  return starts.map((from, i) => {
    const [first, end] = [from?.rest ?? 0, starts[i + 1]?.rest ?? Number.POSITIVE_INFINITY];
    return { from, steps: steps.filter(({ rest }) => rest >= first && rest < end) };
  });
}

/** One a rest, the latest; states of rules to come are nothing to these. */
function keptStates({ version }: Rulebook, { snapshots }: GameRecord): readonly Snapshot[] {
  const known = snapshots.filter(each => each.version <= version);
  return known.filter((each, i) => known[i + 1]?.rest !== each.rest);
}

interface Told {
  readonly match: Match;
  readonly parting?: Parting;
  readonly untold: readonly Step[];
}

function tell(
  book: Rulebook,
  record: GameRecord,
  { from, steps }: Passage,
  onlooker: Onlooker,
  isOurs: boolean,
): Told {
  const match = matchAt(book, record, from);
  onlooker.see?.(match);
  for (const [i, step] of steps.entries()) {
    try {
      retrace(match, step, answer => onlooker.hear?.(match, step, answer), isOurs);
    } catch (error) {
      if (isOurs) throw error;
      match.journal.cut(step.rest);
      const why = error instanceof Error ? error.message : String(error);
      return { match, parting: { rest: step.rest, why }, untold: steps.slice(i) };
    }
    if (!match.together) onlooker.see?.(match, step);
  }
  return { match, untold: [] };
}

function matchAt(book: Rulebook, record: GameRecord, from: Snapshot | undefined): Match {
  if (from === undefined) return Match.begin(book, record, { dice: handDice });
  const steps = record.steps.filter(({ rest }) => rest < from.rest);
  return Match.resume(book, { ...record, steps, snapshots: [from] }, { dice: handDice }).match;
}

/** Takes a step of a record. `hear` is called before every answer that isn't the fall of dice. */
export function retrace(
  match: Match,
  step: Step,
  hear: (answer: ActAnswer, ordinal: number) => void,
  anyDice = true,
): void {
  const { rest, interjection, answers } = step;
  if (match.rest !== rest)
    throw new Error(`the record goes on at rest ${rest}, but the game stands at rest ${match.rest}`);
  if (interjection) mustBe(step, match.interject(interjection.by, interjection.act));
  for (const [ordinal, answer] of answers.entries()) {
    if (isDice(answer)) {
      const due = match.chance?.why ?? answer.why;
      if (!anyDice && due !== answer.why)
        throw new Error(`rest ${rest}: the dice fell for '${answer.why}', and now they are due for '${due}'`);
      mustBe(step, match.typeDice(facesOf(answer)));
      continue;
    }
    const asked = match.choiceOf(answer.by)?.id;
    if (asked !== answer.ask)
      throw new Error(
        `rest ${rest}: the record has ${answer.by} answer '${answer.ask}', but ${asked ? `'${asked}' is asked` : 'nothing is asked of that side'}`,
      );
    hear(answer, ordinal);
    mustBe(step, match.answer(answer.by, answer.act));
  }
}

function mustBe({ rest }: Step, verdict: Verdict): void {
  if (!verdict.ok) throw new Error(`rest ${rest}: ${verdict.problem}`);
}

/** Without rules nobody knows what of it was open: before the end a side is told what it did itself, and no more. */
function bareEntries({ rest, interjection, answers }: Step, viewer: Side | undefined): readonly Entry[] {
  const given: readonly ActAnswer[] = interjection ? [{ ...interjection, ask: 'interjects' }] : [];
  return [...given, ...answers].flatMap((answer): readonly Entry[] => {
    if (isDice(answer)) {
      if (viewer !== undefined) return [];
      const { why } = answer;
      return [
        { rest, is: 'roll', why, cite: '', dice: facesOf(answer), sides: sidesOf(answer), account: [] },
      ];
    }
    const { by, ask, act } = answer;
    return [
      viewer === undefined || viewer === by
        ? { rest, is: 'act', by, ask, act }
        : { rest, is: 'secret', by, ask },
    ];
  });
}
