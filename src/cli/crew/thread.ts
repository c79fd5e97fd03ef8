/** One worker thread, as the thread that started it sees it. */
import { Worker } from 'node:worker_threads';
import { type Assignment, BrokenPiece, type Delivery, type Order } from './task.ts';

export class Thread {
  readonly #worker: Worker;
  #settle: { resolve(result: unknown): void; reject(error: Error): void } | undefined;
  /** Why it can do no more. */
  #gone: Error | undefined;

  constructor(program: string, task: string) {
    const assignment: Assignment = { task };
    this.#worker = new Worker(new URL(program), { workerData: assignment });
    this.#worker.on('message', (delivery: Delivery) => {
      const settle = this.#settle;
      this.#settle = undefined;
      if ('result' in delivery) settle?.resolve(delivery.result);
      else settle?.reject(new BrokenPiece(delivery.broke));
    });
    this.#worker.on('error', error => this.#leave(error.message));
    this.#worker.on('exit', code => this.#leave(`it ended with code ${code}`));
  }

  /** One piece at a time. */
  perform(piece: unknown): Promise<unknown> {
    if (this.#gone) return Promise.reject(this.#gone);
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      const order: Order = { piece };
      this.#worker.postMessage(order);
    });
  }

  async stop(): Promise<void> {
    this.#settle = undefined;
    await this.#worker.terminate();
  }

  #leave(why: string): void {
    this.#gone ??= new BrokenPiece(`a worker thread broke down: ${why}`);
    this.#settle?.reject(this.#gone);
    this.#settle = undefined;
  }
}
