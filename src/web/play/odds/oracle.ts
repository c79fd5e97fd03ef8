/** Asks the worker what acts would lead to, and remembers its answers as long as the position stands. */
import { useEffect, useState } from 'react';
import type { Forecast } from '../../../play/forecast.ts';
import { recent } from '../../../play/forecast.ts';
import type { Session } from '../session.ts';
import type { Question, Reply } from './worker.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (forecast: Forecast | undefined) => void>();

function hire(): Worker {
  const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.number)?.(data.forecast);
    waiting.delete(data.number);
  };
  return hired;
}

/** Has the worker fetch the book and read the game before anybody asks: so the first card is as quick as the others. */
export function useWarmOracle(session: Session): void {
  useEffect(() => void forecastOf(session, ''), [session]);
}

/** By session: what is known of the acts of one position. */
const known = new WeakMap<
  Session,
  { readonly version: number; readonly acts: Map<string, Promise<Forecast | undefined>> }
>();

export function forecastOf(session: Session, text: string): Promise<Forecast | undefined> {
  const { version, ask } = session.now;
  let position = known.get(session);
  if (position?.version !== version) {
    position = { version, acts: new Map() };
    known.set(session, position);
  }
  const before = position.acts.get(text);
  if (before !== undefined || ask === undefined) return before ?? Promise.resolve(undefined);
  worker ??= hire();
  const question: Question = {
    number: ++asked,
    book: session.book.id,
    record: recent(session.match.save()),
    side: ask.side,
    act: text,
  };
  worker.postMessage(question);
  const answer = new Promise<Forecast | undefined>(done => waiting.set(question.number, done));
  position.acts.set(text, answer);
  return answer;
}

/** The forecast of an act once it is there; undefined while it is not, or where there is none. */
export function useForecast(session: Session, text: string | undefined): Forecast | undefined {
  const { version } = session.now;
  const [found, setFound] = useState<{ readonly key: string; readonly forecast: Forecast | undefined }>();
  const key = `${version} ${text}`;
  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    forecastOf(session, text).then(forecast => wanted && setFound({ key: `${version} ${text}`, forecast }));
    return () => {
      wanted = false;
    };
  }, [session, text, version]);
  return found?.key === key ? found.forecast : undefined;
}
