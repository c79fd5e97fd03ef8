/** Asks the worker for shots, and remembers its answers as long as the position stands. */
import { recent } from '../../../play/forecast.ts';
import type { Shot } from '../../../play/shot.ts';
import type { Session } from '../session.ts';
import type { Question, Reply, Wanted } from './worker.ts';

type Shots = readonly Shot[];

let worker: Worker | undefined;
let asked = 0;
/** What is being worked out, by number, and for which position. */
const waiting = new Map<number, { readonly position: object; done(shots: Shots): void }>();

function hire(): Worker {
  const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.done(data.shots);
    waiting.delete(data.number);
  };
  // Without it nothing is lost but the help: everything can still be put together by hand.
  hired.onerror = event => {
    event.preventDefault();
    dismiss();
  };
  return hired;
}

/** What is still thought of is wanted no more. */
function dismiss(): void {
  worker?.terminate();
  worker = undefined;
  for (const { done } of waiting.values()) done([]);
  waiting.clear();
}

/** By session: what is known of one position. */
const known = new WeakMap<
  Session,
  { readonly version: number; readonly shots: Map<string, Promise<Shots>> }
>();

export function shotsFor(session: Session, wanted: Wanted): Promise<Shots> {
  const { version, ask } = session.now;
  let position = known.get(session);
  if (position?.version !== version) {
    position = { version, shots: new Map() };
    known.set(session, position);
  }
  const key = JSON.stringify(wanted);
  const before = position.shots.get(key);
  if (before !== undefined || ask === undefined) return before ?? Promise.resolve([]);
  // A position that has passed may take it seconds yet.
  const current = position;
  if ([...waiting.values()].some(each => each.position !== current)) dismiss();
  worker ??= hire();
  const question: Question = {
    number: ++asked,
    book: session.book.id,
    record: recent(session.match.save()),
    side: ask.side,
    wanted,
  };
  worker.postMessage(question);
  const answer = new Promise<Shots>(done => waiting.set(question.number, { position: current, done }));
  position.shots.set(key, answer);
  return answer;
}
