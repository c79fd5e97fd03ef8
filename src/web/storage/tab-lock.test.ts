import { afterEach, expect, test, vi } from 'vitest';
import { type How, type TabLock, tabLock } from './tab-lock.ts';

/** The browser's locks, as far as they are used: each name is held until it is let go or taken over. */
function browserLocks() {
  const holders = new Map<string, () => void>();
  return {
    request(
      name: string,
      { steal, signal }: { steal?: boolean; signal?: AbortSignal },
      held: () => Promise<void>,
    ): Promise<void> {
      return new Promise((done, fail) => {
        const holder = holders.get(name);
        if (holder && !steal) {
          signal?.addEventListener('abort', () => fail(signal.reason));
          return;
        }
        holder?.();
        holders.set(name, () => fail(new DOMException('stolen', 'AbortError')));
        held().then(() => {
          holders.delete(name);
          done();
        });
      });
    },
  };
}

/** What a browser has: locks of its own, or only a channel between its tabs. */
const BROWSERS: readonly [string, () => void][] = [
  ['by the browser’s locks', () => vi.stubGlobal('navigator', { locks: browserLocks() })],
  ['by asking one another', () => vi.stubGlobal('navigator', {})],
];
const PATIENCE = 200;
const held: TabLock[] = [];
const lock = async (how: How = 'if free', name = 'game') => {
  const found = await tabLock(name, how, PATIENCE);
  if (found) held.push(found);
  return found;
};
afterEach(() => {
  for (const each of held.splice(0)) each.release();
  vi.unstubAllGlobals();
});

test.each(BROWSERS)('one tab at a time has it, until it lets go: %s', async (_, browser) => {
  browser();
  const first = await lock();
  expect(first).toBeDefined();
  expect(await lock()).toBeUndefined();
  expect(await lock('if free', 'another game')).toBeDefined();
  first?.release();
  await Promise.resolve();
  expect(await lock()).toBeDefined();
});

test.each(BROWSERS)('who takes it over has it, and who had it hears of it: %s', async (_, browser) => {
  browser();
  const first = await lock();
  const heard = first?.lost.then(() => 'heard');
  const second = await lock('take over');
  expect(second).toBeDefined();
  expect(await heard).toBe('heard');
  expect(await lock()).toBeUndefined();
  const again = await lock('take over');
  expect(again).toBeDefined();
  await second?.lost;
});

test('where tabs can’t hear one another each has it, and the store decides', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(await lock()).toBeDefined();
  expect(await lock()).toBeDefined();
});
