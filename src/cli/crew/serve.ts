/** What a worker thread does: performs the pieces that it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Rulebook } from '../../engine/index.ts';
import type { Assignment, Delivery, Order, Task } from './task.ts';

export interface Port {
  on(event: 'message', listener: (order: Order) => void): unknown;
  postMessage(delivery: Delivery): void;
}

export function serve(
  tasks: readonly Task[],
  rulebooks: readonly Rulebook[],
  port: Port | undefined = parentPort ?? undefined,
  { task: name }: Assignment = workerData as Assignment,
): void {
  const task = tasks.find(each => each.name === name);
  if (port === undefined || task === undefined) throw new Error(`no worker thread can do '${name}'`);
  port.on('message', ({ piece }) => port.postMessage(deliver(task, piece, rulebooks)));
}

function deliver(task: Task, piece: unknown, rulebooks: readonly Rulebook[]): Delivery {
  try {
    return { result: task.perform(piece, rulebooks) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { broke: process.env.HEDGEROW_DEBUG ? (stack ?? message) : message };
  }
}
