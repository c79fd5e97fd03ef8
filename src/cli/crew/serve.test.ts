import { expect, test, vi } from 'vitest';
import { type Port, serve } from './serve.ts';
import type { Delivery, Order, Task } from './task.ts';

const halve: Task<number, number> = {
  name: 'halve',
  perform(piece) {
    if (piece % 2 === 1) throw new Error(`${piece} is odd`);
    return piece / 2;
  },
};

function threadFor(task: string): (piece: unknown) => Delivery | undefined {
  let listener: ((order: Order) => void) | undefined;
  let delivered: Delivery | undefined;
  const port: Port = {
    on: (_, heard) => {
      listener = heard;
    },
    postMessage: delivery => {
      delivered = delivery;
    },
  };
  serve([halve as Task], [], port, { task });
  return piece => {
    listener?.({ piece });
    return delivered;
  };
}

test('a thread performs what it is sent, and goes on after a piece that broke', () => {
  vi.stubEnv('HEDGEROW_DEBUG', '');
  const send = threadFor('halve');
  expect(send(8)).toEqual({ result: 4 });
  expect(send(7)).toEqual({ broke: '7 is odd' });
  expect(send(6)).toEqual({ result: 3 });
});

test('a thread that is given work unknown to it says so', () => {
  expect(() => threadFor('double')).toThrow("no worker thread can do 'double'");
});
