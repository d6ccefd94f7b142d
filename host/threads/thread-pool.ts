import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { programFolder } from '../program/program-folder.ts';
import { type FromThread, type Given, type ToThread, withLatest } from './thread-protocol.ts';

/** The work was stopped. */
export class WorkStopped extends Error {}

/** Two threads in turn exited without an answer to one question. */
export class ThreadEnded extends Error {
  constructor(exitCode: number) {
    super(`a thread has ended by itself, with exit code ${exitCode}`);
  }
}

export const threadProgram = (name: 'games-worker' | 'tries-worker'): string =>
  path.join(programFolder() ?? '.', 'dist', 'host', `${name}.js`);

interface Task<G, A, R> {
  readonly given: Given<G>;
  /** Null: only takes what is given. */
  readonly ask: A | null;
  readonly done: (answer: R | null) => void;
  readonly failed: (error: Error) => void;
  tries: number;
}

/**
 * Threads that stay between questions, and keep what they were given. One that ends is replaced, and its question is
 * asked again once. `G`: what they are given; `A`: a question; `R`: its answer.
 */
export class ThreadPool<G, A, R> {
  private readonly threads: PooledThread<G, A, R>[];
  private readonly waiting: Task<G, A, R>[] = [];
  private isClosed = false;

  constructor(program: string, count: number) {
    const next = () => {
      for (const thread of this.threads.filter(({ isFree }) => isFree)) {
        const task = thread.own.shift() ?? this.waiting.shift();
        if (task !== undefined) thread.run(task);
      }
    };
    const again = (task: Task<G, A, R>) => {
      if (this.isClosed) return task.failed(new WorkStopped());
      this.waiting.unshift(task);
      next();
    };
    this.next = next;
    this.threads = Array.from({ length: count }, () => new PooledThread(program, next, again));
  }

  private readonly next: () => void;

  get size(): number {
    return this.threads.length;
  }

  /** Rejects with `WorkStopped`, `ThreadEnded`, or what the thread threw. */
  async ask(given: Given<G>, ask: A): Promise<R> {
    const answer = await new Promise<R | null>((done, failed) => {
      if (this.isClosed) return failed(new WorkStopped());
      this.waiting.push({ given, ask, done, failed, tries: 0 });
      this.next();
    });
    if (answer === null) throw new Error('a thread took a question for something that it is given');
    return answer;
  }

  /** Until all threads have it. */
  async giveAll(given: Given<G>): Promise<void> {
    await Promise.all(
      this.threads.map(
        (thread) =>
          new Promise<R | null>((done, failed) => {
            thread.own.push({ given, ask: null, done, failed, tries: 0 });
            this.next();
          }),
      ),
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const waiting = [this.waiting, ...this.threads.map(({ own }) => own)].flatMap((tasks) => tasks.splice(0));
    for (const { failed } of waiting) failed(new WorkStopped());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }
}

class PooledThread<G, A, R> {
  /** Tasks for no other thread. */
  readonly own: Task<G, A, R>[] = [];
  private worker: Worker | null = null;
  private has: readonly string[] = [];
  private task: Task<G, A, R> | null = null;
  private readonly program: string;
  private readonly freed: () => void;
  private readonly again: (task: Task<G, A, R>) => void;

  constructor(program: string, freed: () => void, again: (task: Task<G, A, R>) => void) {
    this.program = program;
    this.freed = freed;
    this.again = again;
  }

  get isFree(): boolean {
    return this.task === null;
  }

  run(task: Task<G, A, R>): void {
    this.task = task;
    task.tries++;
    const worker = this.worker ?? this.start();
    const tell = (message: ToThread<G, A>): void => worker.postMessage(message);
    const isNew = !this.has.includes(task.given.id);
    this.has = withLatest(this.has, task.given.id);
    if (isNew) tell({ kind: 'given', given: task.given });
    else if (task.ask === null) return this.answered(task, null);
    if (task.ask !== null) tell({ kind: 'ask', id: task.given.id, ask: task.ask });
  }

  async close(): Promise<void> {
    this.task?.failed(new WorkStopped());
    this.task = null;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.program);
    this.worker = worker;
    worker.on('message', (message: FromThread<R>) => {
      const { task } = this;
      if (task === null) return;
      if (message.kind === 'answer') this.answered(task, message.answer);
      else if (task.ask === null) this.answered(task, null);
    });
    worker.on('error', (error) => this.ended(worker, error));
    worker.on('messageerror', (error) => this.ended(worker, error));
    worker.on('exit', (code) => this.ended(worker, new ThreadEnded(code)));
    return worker;
  }

  private answered(task: Task<G, A, R>, answer: R | null): void {
    this.task = null;
    task.done(answer);
    this.freed();
  }

  private ended(worker: Worker, error: unknown): void {
    if (this.worker !== worker) return;
    const { task } = this;
    this.worker = null;
    this.has = [];
    this.task = null;
    if (task === null) return;
    if (task.tries > 1) task.failed(error instanceof Error ? error : new Error(String(error)));
    else this.again(task);
  }
}
