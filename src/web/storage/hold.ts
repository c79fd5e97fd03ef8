/**
 * One tab plays a game at a time, so that no tab overwrites what another has kept. A tab that takes a game over is heard by
 * the one that had it; one that doesn't hear finds out when it wants to keep something (games.ts).
 */
import { randomHex } from '../play/table-setup.ts';
import { type TabLock, tabLock } from './tab-lock.ts';

/** `late`: something was done here after another tab had taken the game over, and is not kept. */
export type HoldState = 'held' | 'taken' | 'late';

export class Hold {
  /** By this the store knows who may keep the game. */
  readonly name = randomHex(8);
  readonly #lock: TabLock;
  readonly #listeners = new Set<() => void>();
  #state: HoldState = 'held';

  constructor(lock: TabLock) {
    this.#lock = lock;
    lock.lost.then(() => this.lose('taken'));
  }

  get state(): HoldState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Another tab has the game. */
  lose(how: Exclude<HoldState, 'held'>): void {
    if (this.#state === how || this.#state === 'late') return;
    this.#state = how;
    for (const listener of [...this.#listeners]) listener();
  }

  release(): void {
    this.#lock.release();
  }
}

/** Undefined if another tab has the game and it is not to be taken over. */
export async function holdGame(id: string, how: 'if free' | 'take over'): Promise<Hold | undefined> {
  const lock = await tabLock(`hedgerow/game/${id}`, how);
  return lock && new Hold(lock);
}
