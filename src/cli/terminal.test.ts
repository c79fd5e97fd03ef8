import { expect, test } from 'vitest';
import { processTerminal } from './terminal.ts';

test('however many pieces of work there are, Ctrl-C is listened for once and ends them all', () => {
  const before = process.listenerCount('SIGINT');
  const terminal = processTerminal();
  const [first, ...others] = Array.from({ length: 20 }, () => terminal.untilInterrupted());
  expect(process.listenerCount('SIGINT')).toBe(before + 1);
  for (const listener of process.rawListeners('SIGINT').slice(before)) (listener as () => void)();
  expect(first?.aborted).toBe(true);
  expect(others.every(signal => signal.aborted)).toBe(true);
  expect(terminal.untilInterrupted().aborted).toBe(true);
  expect(process.listenerCount('SIGINT')).toBe(before);
});
