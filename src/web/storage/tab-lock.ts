/** A name that one tab of this browser has at a time, as long as it is open. */

export interface TabLock {
  /** Settles when another tab has taken it over. */
  readonly lost: Promise<void>;
  release(): void;
}

export type How = 'if free' | 'take over';

/** A tab that is being closed or reloaded lets go a moment later; so long is waited for it. */
const PATIENCE = 800;

/** Undefined if another tab has it. The browser's own locks are not there where the page comes from another machine. */
export function tabLock(name: string, how: How, patience = PATIENCE): Promise<TabLock | undefined> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return browserLock(name, how, patience);
  if (typeof BroadcastChannel !== 'undefined') return askedLock(name, how, patience);
  return Promise.resolve({ lost: new Promise(() => {}), release() {} });
}

function browserLock(name: string, how: How, patience: number): Promise<TabLock | undefined> {
  return new Promise(done => {
    let lose = () => done(undefined);
    const held = () =>
      new Promise<void>(release => {
        const lost = new Promise<void>(settle => {
          lose = settle;
        });
        done({ lost, release });
      });
    const options = how === 'take over' ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    // It fails when it is not to be had in time, or when another tab takes it over.
    navigator.locks.request(name, options, held).catch(() => lose());
  });
}

type Word = 'who has it?' | 'I have it' | 'I take it';

/** Tabs ask one another. Two that take it in the same moment may both lose it, but never both have it. */
async function askedLock(name: string, how: How, patience: number): Promise<TabLock | undefined> {
  const channel = new BroadcastChannel(name);
  const say = (word: Word) => channel.postMessage(word);
  const onWord = (word: Word, act: () => void) =>
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => data === word && act());
  const heard = (word: Word) => new Promise<Word>(done => onWord(word, () => done(word)));

  if (how === 'if free') {
    const silence = new Promise<undefined>(done => setTimeout(done, patience));
    const answer = Promise.race([heard('I have it'), silence]);
    say('who has it?');
    if ((await answer) !== undefined) {
      channel.close();
      return undefined;
    }
  }
  const lost = heard('I take it').then(() => channel.close());
  onWord('who has it?', () => say('I have it'));
  say('I take it');
  return { lost, release: () => channel.close() };
}
