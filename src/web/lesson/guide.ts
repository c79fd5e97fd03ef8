/** What the guide of a lesson does next, given where the game stands. */
import type { Offer } from '../../play/offer.ts';
import type { Now, Session } from '../play/session.ts';
import type { Lesson, LessonStep } from './lessons.ts';
import { progressOf } from './progress.ts';

interface Guidance {
  /** How many of the newcomer's own steps are done, and how many there are. */
  readonly done: number;
  readonly of: number;
  /** What has happened since his last step. */
  readonly notes: readonly string[];
  readonly text: string;
  /** What he should do now. */
  readonly offer: Offer | undefined;
  /** He did something else, which is fine, but the lesson doesn't go on from there. */
  readonly strayed: boolean;
  /** What the table does by itself. */
  readonly next: Exclude<LessonStep, { you: string }> | undefined;
}

export function guidance(lesson: Lesson, session: Session, now: Now): Guidance {
  const { script } = lesson;
  const at = progressOf(lesson, session.match.record());
  const step = script[at];
  const isOwn = (each: LessonStep) => 'you' in each;
  const since = script.slice(0, at).findLastIndex(isOwn) + 1;
  const offer =
    step && 'you' in step && now.ask?.side === lesson.side
      ? now.ask.offers.find(({ text }) => text === step.you)
      : undefined;
  const next = step && !('you' in step) ? step : undefined;
  return {
    done: script.slice(0, at).filter(isOwn).length,
    of: script.filter(isOwn).length,
    notes: script.slice(since, at).map(({ text }) => text),
    text: step === undefined ? lesson.end : 'you' in step ? step.text : '',
    offer,
    strayed: step !== undefined && (next ? !canTake(next, now) : offer === undefined),
    next,
  };
}

function canTake(step: Exclude<LessonStep, { you: string }>, { ask, dice }: Now): boolean {
  if ('dice' in step) return dice !== undefined;
  return ask?.side === step.other && ask.offers.some(({ text }) => text === step.act);
}

/** Lets the table do its step. */
export function takeStep(step: Exclude<LessonStep, { you: string }>, session: Session): void {
  if ('act' in step) {
    session.answer(step.act);
    return;
  }
  const names = Object.keys(session.now.dice?.dice ?? {});
  session.typeDice(Object.fromEntries(names.map((name, i) => [name, step.dice[i] ?? 1])));
}

/** Back to where the lesson goes on. */
export function comeBack(lesson: Lesson, session: Session): void {
  while (session.now.undo.can && guidance(lesson, session, session.now).strayed) session.undo();
}
