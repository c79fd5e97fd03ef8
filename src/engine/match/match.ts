/**
 * A match: a game as people play it. It checks that every answer was offered, throws the dice, keeps the record
 * and the journal, and goes back. It is always "the state at the last rest and the answers since".
 */

import type { DiceSource } from '../dice/dice.ts';
import type { Pledge } from '../dice/fairness.ts';
import type { Random } from '../dice/random.ts';
import type { About, Act, Chance, Choice, Faces, Side } from '../kernel/ask.ts';
import { clone, type Frozen, type Json } from '../kernel/data.ts';
import type { Game } from '../kernel/game.ts';
import { migrated } from '../kernel/migration.ts';
import { optionProblem } from '../kernel/options.ts';
import { type Refusal, refusal } from '../kernel/refusal.ts';
import { type GameState, goesBy, type Outcome, type Rulebook, type Setup } from '../kernel/rulebook.ts';
import { copyStep, copySteps, epochOf, Ledger } from '../record/ledger.ts';
import {
  type Answer,
  type GameRecord,
  isDice,
  type Snapshot,
  type Step,
  type TakeBack,
  takesDiceBack,
} from '../record/record.ts';
import { includes, Journal } from '../telling/journal.ts';
import { withNames } from '../telling/telling.ts';
import {
  anytimeActs,
  type Checkpoint,
  diceProblem,
  findAct,
  ReplayError,
  Sitting,
  whoIsAsked,
} from './sitting.ts';

/** Whether an answer was taken; if not, why. A refused answer changes nothing. */
export type Verdict = { readonly ok: true } | { readonly ok: false; readonly problem: string };
const OK: Verdict = { ok: true };
const refuse = (problem: string): Verdict => ({ ok: false, problem });

/** A rulebook threw: the match stands where it stood before, and the record leads to the fault again. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
  readonly record: GameRecord;
  constructor(cause: unknown, record: GameRecord) {
    super(`a rule failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.record = record;
  }
}

export interface MatchOptions {
  readonly dice: DiceSource;
  readonly pledge?: Pledge;
  /** False: none is kept, as in try-outs. */
  readonly journal?: boolean;
}

interface Origin<S, W> {
  readonly world?: W;
  readonly checkpoints?: readonly [Checkpoint<S>, ...Checkpoint<S>[]];
  readonly ledger?: Ledger;
  readonly journal?: Journal;
  /** Under which name and version of the rules it was begun: its record goes on as it began. */
  readonly begun?: Begun;
}

type Begun = Pick<GameRecord, 'rulebook' | 'version'>;

export class Match<S extends GameState = GameState, W = unknown> {
  readonly rulebook: Rulebook<S, W>;
  readonly setup: Setup;
  readonly world: W;
  readonly sides: readonly Side[];
  readonly options: MatchOptions;
  readonly #begun: Begun;
  readonly #sitting: Sitting<S, W>;

  private constructor(book: Rulebook<S, W>, setup: Setup, options: MatchOptions, from: Origin<S, W> = {}) {
    this.rulebook = book;
    this.setup = setupOf(setup);
    this.options = options;
    this.world = from.world ?? worldOf(book, this.setup);
    this.sides = book.sides(this.world);
    this.#begun = from.begun ?? { rulebook: book.id, version: book.version };
    this.#sitting = new Sitting(
      book,
      this.world,
      { dice: options.dice, narrate: options.journal !== false },
      from.checkpoints ?? [{ rest: 0, state: book.begin(this.world) }],
      from.ledger ?? new Ledger(book.verbs, this.sides),
      from.journal ?? new Journal(),
    );
  }

  static begin<S extends GameState, W>(
    book: Rulebook<S, W>,
    setup: Setup,
    options: MatchOptions,
  ): Match<S, W> {
    const match = new Match(book, setup, options);
    match.#sitting.goOn();
    return match;
  }

  /** Plays a whole record again, checking that every answer is asked for and offered. */
  static replay<S extends GameState, W>(
    book: Rulebook<S, W>,
    record: GameRecord,
    options: MatchOptions,
  ): Match<S, W> {
    mustBeOf(book, record);
    if ([record, ...record.snapshots].some(each => each.version !== book.version)) {
      throw new ReplayError(
        `the record was made under version ${record.version} of ${record.rulebook} and these rules are version ` +
          `${book.version}: it can be viewed and gone on with, but not replayed`,
      );
    }
    const match = new Match(book, record, withPledge(options, record), { begun: begunAs(record) });
    mustRestOnTheSame(fingerprintsOf(book, match.world), record.fingerprints);
    match.#sitting.ledger.snapshots = [...record.snapshots];
    match.#sitting.ledger.takenBack = record.history?.takenBack;
    match.#sitting.apply(record.steps, { check: true });
    match.#sitting.ledger.epoch = epochOf(record);
    match.#sitting.goOn();
    return match;
  }

  /** Takes a match up from its last snapshot and the answers since, whatever version made it. */
  static resume<S extends GameState, W>(
    book: Rulebook<S, W>,
    record: GameRecord,
    options: MatchOptions,
  ): { readonly match: Match<S, W>; readonly dropped: readonly Answer[] } {
    mustBeOf(book, record);
    const last = record.snapshots.at(-1);
    if (last === undefined) return { match: Match.replay(book, record, options), dropped: [] };
    const world = worldOf(book, record);
    const state = migrated(book, last);
    const ledger = Ledger.from(record, book.verbs, book.sides(world), last.rest);
    const match = new Match(book, record, withPledge(options, record), {
      world,
      checkpoints: [{ rest: last.rest, state: state as unknown as S }],
      ledger,
      begun: begunAs(record),
    });
    const since = record.steps.filter(step => step.rest >= last.rest);
    let dropped: readonly Answer[] = [];
    if (last.version === book.version) match.#sitting.apply(since, { check: false });
    else {
      // From here on the record is under the new rules; the old snapshot keeps the way there viewable.
      ledger.snapshots.push({ rest: last.rest, version: book.version, state: clone<Json>(state) });
      dropped = match.#sitting.applyWhileOffered(since);
      // Dice that were seen and don't count any more must not be known beforehand when they fall anew.
      if (dropped.some(isDice)) dropped = match.#takenUpBefore(last.rest, since);
    }
    match.#sitting.goOn();
    return { match, dropped };
  }

  /** Stands at the rest again, as if nothing had been answered since. */
  #takenUpBefore(rest: number, since: readonly Step[]): readonly Answer[] {
    this.#sitting.restore(rest, []);
    this.#sitting.ledger.tookBack({ rest, steps: [...since] });
    return since.flatMap(step => step.answers);
  }

  // ---- what there is to see

  get #game(): Game<S, W> {
    return this.#sitting.game;
  }
  get state(): Frozen<S> {
    return this.#game.state;
  }
  get rest(): number {
    return this.#game.rest;
  }
  /** True when nothing has been answered since the last rest: a side may interject. */
  get fresh(): boolean {
    return this.#game.fresh;
  }
  /** True while several sides are asked at once: until all have answered, none hears of the others' answers. */
  get together(): boolean {
    return this.#game.together !== undefined;
  }
  get outcome(): Outcome | undefined {
    return this.#game.outcome;
  }
  get journal(): Journal {
    return this.#sitting.journal;
  }
  get choices(): readonly Choice[] {
    return this.#game.asks.filter(ask => ask.kind === 'choice');
  }
  /** The roll that waits for somebody to type it in. */
  get chance(): Chance | undefined {
    return this.#game.chance;
  }
  choiceOf(side: Side): Choice | undefined {
    return this.#game.choiceOf(side);
  }
  view(side: Side): Frozen<S> {
    return this.rulebook.view(this.state, side, this.world);
  }
  /** The text forms of all that the side is offered now. */
  offered(side: Side): readonly string[] {
    const choice = this.choiceOf(side);
    return choice ? this.#game.actsOf(choice).map(this.rulebook.verbs.print) : [];
  }
  /** The text forms of what the side may do at this rest though it isn't asked. */
  anytime(side: Side): readonly string[] {
    return this.interjections(side).map(this.rulebook.verbs.print);
  }
  /** The same as acts. */
  interjections(side: Side): readonly Act[] {
    return anytimeActs(this.#game, side);
  }
  /**
   * What stands against an act, or against doing anything with a piece or at a place; nothing where it may be done. Always with a
   * rule, and told from the side's view alone.
   */
  whyNot(side: Side, about: About): readonly Refusal[] {
    const choice = this.choiceOf(side);
    if (choice === undefined) return [this.#notAsked()];
    const view = this.view(side);
    if (choice.whyNot) return choice.whyNot(view, about);
    const { print } = this.rulebook.verbs;
    const isNamed = (act: Act) =>
      'act' in about
        ? print(act) === print(about.act)
        : print(act)
            .split(/[ ,]/)
            .includes(about.piece ?? about.place);
    return choice.acts(view).some(isNamed) ? [] : [refusal(choice.cite, 'this is not what is asked now')];
  }
  #notAsked(): Refusal {
    const [asked] = this.#game.asks;
    if (this.outcome) return refusal(this.outcome.cite, 'the game is over');
    return refusal(
      asked?.cite ?? '',
      asked?.kind === 'choice' ? 'the other side is to act' : 'dice are awaited',
    );
  }
  /** What the roll that waits is for, under the names by which the side knows things. */
  whyFor(side: Side): string {
    return withNames(this.chance?.why ?? '', id => this.rulebook.nameFor(this.state, side, id));
  }
  revealedSince(rest: number, side: Side): boolean {
    return this.#sitting.ledger.revealedSince(rest, side);
  }
  /** The game at this point, to be tried out in apart from the match. */
  tryOut(): Game<S, W> {
    return this.#game.fork();
  }

  /** A game at this point that the side can't tell from this one. */
  imagine(side: Side, random: Random): Game<S, W> {
    return this.#game.imagine(side, random);
  }

  // ---- answering

  answer(side: Side, text: string): Verdict {
    const choice = this.choiceOf(side);
    if (choice === undefined) return refuse(`${side} is not asked anything now; ${this.#whoIsAsked(side)}`);
    const act = findAct(this.rulebook, text, choice.whyNot ? undefined : () => this.#game.actsOf(choice));
    if ('problem' in act) return refuse(`${side}, ${choice.id}: ${act.problem}`);
    const [against] = choice.whyNot?.(this.view(side), { act }) ?? [];
    if (against)
      return refuse(`${side}, ${choice.id}: '${text}' is not allowed: ${against.why} (${against.cite})`);
    return this.#guarded(() => this.#sitting.take(choice, act));
  }

  /** A roll that waits is told of as the side knows it, and one that it won't see is no more than a roll. */
  #whoIsAsked(side: Side): string {
    const { chance } = this;
    if (chance === undefined) return whoIsAsked(this.#game);
    return includes(chance.seen, side) ? `dice are awaited: ${this.whyFor(side)}` : 'dice are awaited';
  }

  interject(side: Side, text: string): Verdict {
    if (!this.fresh) return refuse('an interjection must wait until what is under way has come to rest');
    const act = findAct(this.rulebook, text, () => anytimeActs(this.#game, side));
    if ('problem' in act) return refuse(`${side}, at any time: ${act.problem}`);
    return this.#guarded(() => this.#sitting.breakIn(side, act));
  }

  /** What a seat says when it is asked: an answer, or what its side may do at any time. */
  say(side: Side, text: string): Verdict {
    const verdict = this.answer(side, text);
    return !verdict.ok && this.anytime(side).includes(text) ? this.interject(side, text) : verdict;
  }

  /** Answers the roll that waits, with what real dice show. */
  typeDice(faces: Faces): Verdict {
    const { chance } = this;
    if (chance === undefined) return refuse(`no dice are awaited now; ${whoIsAsked(this.#game)}`);
    const problem = diceProblem(chance, faces);
    return problem ? refuse(problem) : this.#guarded(() => this.#sitting.roll(chance, faces));
  }

  /** Takes the step and runs on; if a rule throws, the match is put back to where it was before. */
  #guarded(step: () => void): Verdict {
    const { rest } = this;
    const open = this.#sitting.ledger.openStep(rest);
    const before = open ? [copyStep(open)] : [];
    try {
      step();
      this.#sitting.goOn();
      return OK;
    } catch (cause) {
      const record = this.record();
      this.#sitting.restore(rest, before);
      throw new RuleFault(cause, record);
    }
  }

  // ---- going back

  /** Takes the side's last answer back, if it has learnt nothing and nobody else has answered since. */
  retract(side: Side): Verdict {
    const verdict = this.mayRetract(side);
    const step = this.#sitting.ledger.openStep(this.rest);
    if (!verdict.ok || step === undefined) return verdict;
    const last = this.#placesOf(side).at(-1) ?? 0;
    if (step.answers.some(isDice)) return this.#givenAnew(step, last);
    const { ledger } = this.#sitting;
    const from = ledger.backFrom(last);
    this.#sitting.restore(this.rest, [{ ...step, answers: step.answers.toSpliced(last, 1) }]);
    ledger.tookBack(takeBackOf([step], step.rest, from));
    return OK;
  }

  /**
   * Dice have fallen in the step which the side that takes an answer back has not seen. Dice fall with their whole step, so the
   * answers before this one are given anew.
   */
  #givenAnew(step: Step, place: number): Verdict {
    this.truncate(step.rest);
    if (step.interjection) this.interject(step.interjection.by, step.interjection.act);
    for (const answer of step.answers.slice(0, place))
      if (!isDice(answer) && !this.answer(answer.by, answer.act).ok) break;
    return OK;
  }

  /** Whether the side may take back its answers since the last rest: its last one, or all from the how-manieth on. */
  mayRetract(side: Side, ordinal = this.answeredBy(side) - 1): Verdict {
    const { ledger } = this.#sitting;
    const step = ledger.openStep(this.rest);
    const place = this.#placesOf(side)[ordinal];
    if (step === undefined || place === undefined)
      return refuse(`${side} has answered nothing since the last rest`);
    if (ledger.diceSeenSince(this.rest, side)) return refuse('dice have fallen since');
    if (ledger.revealedSince(this.rest, side)) return refuse('something has been revealed since');
    if (ledger.answeredSince(step, place, this.#game.together))
      return refuse('another side has answered since');
    return OK;
  }

  /** How often the side has answered since the last rest. */
  answeredBy(side: Side): number {
    return this.#placesOf(side).length;
  }

  /** Where the side's answers stand among all since the last rest. */
  #placesOf(side: Side): readonly number[] {
    const { answers = [] } = this.#sitting.ledger.openStep(this.rest) ?? {};
    return answers.flatMap((answer, place) => (!isDice(answer) && answer.by === side ? [place] : []));
  }

  /** The earliest rest to which the side may go back by itself: it has learnt nothing and heard nobody else since. */
  freeUndo(side: Side): number {
    const takenUp = this.#sitting.checkpoints[0]?.rest ?? 0;
    return Math.max(takenUp, this.#sitting.ledger.ownSince(this.rest, side));
  }

  /**
   * Back to a rest, or to after the first answers since it. What was answered from there on is given back, as drafts; the
   * record keeps it as taken back.
   */
  truncate(rest: number, after?: number): readonly Step[] {
    const { ledger } = this.#sitting;
    const dropped = ledger.steps.filter(step => step.rest >= rest);
    const takeBack = takeBackOf(dropped, rest, after);
    if (takeBack.after !== undefined && takesDiceBack(takeBack))
      throw new RangeError(`dice that fell since rest ${rest} can be taken back with all since then, or not`);
    const [first] = dropped;
    const stands = first?.rest === rest && takeBack.after !== undefined ? [upTo(first, takeBack.after)] : [];
    this.#sitting.restore(rest, stands);
    ledger.tookBack(takeBack);
    this.#sitting.goOn();
    return dropped;
  }

  fork(options: MatchOptions = { ...this.options, journal: false }): Match<S, W> {
    const ledger = this.#sitting.ledger.copy();
    const journal = this.journal.copy();
    journal.cut(this.rest);
    const since = ledger.cut(this.rest);
    const here = { rest: this.rest, state: this.#game.stateAtRest() };
    const twin = new Match(this.rulebook, this.setup, options, {
      world: this.world,
      checkpoints: [...this.#sitting.checkpoints, here] as unknown as [Checkpoint<S>],
      ledger,
      journal,
      begun: this.#begun,
    });
    twin.#sitting.apply(since, { check: false });
    twin.#sitting.goOn();
    return twin;
  }

  // ---- keeping

  /** All that is needed to play the match again: every side's secrets, too. */
  record(): GameRecord {
    const { pledge } = this.options;
    const { ledger } = this.#sitting;
    const head = {
      ...this.#begun,
      scenario: this.setup.scenario,
      options: { ...this.setup.options },
      ...(this.setup.pack && { pack: clone(this.setup.pack) }),
      fingerprints: { ...fingerprintsOf(this.rulebook, this.world) },
      ...(pledge ? { pledge: { commit: pledge.commit, nonces: { ...pledge.nonces } } } : {}),
    };
    const history = ledger.history(head);
    return {
      ...head,
      steps: copySteps(ledger.steps),
      ...(ledger.epoch > (ledger.steps.at(-1)?.epoch ?? 0) ? { epoch: ledger.epoch } : {}),
      ...(history ? { history } : {}),
      snapshots: [...ledger.snapshots],
      ...(this.outcome ? { result: { ...this.outcome } } : {}),
    };
  }

  /** The record with the state at the last rest: quick to take up again, also by later versions of the rules. */
  save(): GameRecord {
    const record = this.record();
    if (record.snapshots.at(-1)?.rest !== this.rest) record.snapshots.push(this.#snapshot());
    return record;
  }

  /** Keeps the last rest in the record for good: a place where viewers of later versions can look. */
  keepSnapshot(): void {
    const { snapshots } = this.#sitting.ledger;
    if (snapshots.at(-1)?.rest !== this.rest) snapshots.push(this.#snapshot());
  }

  #snapshot(): Snapshot {
    const state = this.#game.stateAtRest() as unknown as Json;
    return { rest: this.rest, version: this.rulebook.version, state };
  }
}

/** What falls when a match goes back, as its record keeps it: to the rest of the first answer that falls. */
function takeBackOf(steps: readonly Step[], rest: number, after: number | undefined): TakeBack {
  const [first, ...later] = steps;
  if (first === undefined || after === undefined || (after === 0 && first.interjection === undefined))
    return { rest: first?.rest ?? rest, steps: [...steps] };
  const { interjection: _stands, ...cut } = first;
  return { rest, after, steps: [{ ...cut, answers: first.answers.slice(after) }, ...later] };
}

function upTo(step: Step, after: number): Step {
  return { ...step, answers: step.answers.slice(0, after) };
}

function withPledge(options: MatchOptions, { pledge }: GameRecord): MatchOptions {
  return pledge ? { ...options, pledge } : options;
}

/** Options that the book doesn't know would be played as if they had not been chosen, so they are refused. */
function worldOf<S extends GameState, W>(book: Rulebook<S, W>, setup: Setup): W {
  const problem = optionProblem(book, setup.options);
  if (problem !== undefined) throw new Error(`${book.id}: ${problem}`);
  return book.world(setup);
}

type Fingerprints = Readonly<Record<string, string>>;
const fingerprints = new WeakMap<object, Fingerprints>();

/** A world never changes, so its hashes are taken once. */
function fingerprintsOf<S extends GameState, W>(book: Rulebook<S, W>, world: W): Fingerprints {
  if (typeof world !== 'object' || world === null) return book.fingerprints(world);
  const known = fingerprints.get(world) ?? book.fingerprints(world);
  fingerprints.set(world, known);
  return known;
}

/** A record is a set-up too, and has much else besides. */
function setupOf({ scenario, options, pack }: Setup): Setup {
  return { scenario, options, ...(pack && { pack }) };
}

function begunAs({ rulebook, version }: GameRecord): Begun {
  return { rulebook, version };
}

function mustBeOf<S extends GameState, W>(book: Rulebook<S, W>, { rulebook }: GameRecord): void {
  if (!goesBy(book, rulebook))
    throw new ReplayError(`the record is of ${rulebook}, and these are the rules of ${book.id}`);
}

/** Other charts or boards would make other results of the same answers. */
function mustRestOnTheSame(ours: Fingerprints, theirs: Fingerprints): void {
  const other = Object.keys({ ...ours, ...theirs }).find(name => ours[name] !== theirs[name]);
  if (other === undefined) return;
  throw new ReplayError(
    `the record rests on ${other} ${theirs[other] ?? 'none'}, and these are ${ours[other] ?? 'none'}`,
  );
}
