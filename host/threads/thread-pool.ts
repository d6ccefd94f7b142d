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

export const threadProgram = (name: 'games-worker' | 'tries-worker' | 'lab-process'): string =>
  path.join(programFolder() ?? '.', 'dist', 'threads', `${name}.js`);

/** Only takes what is given. */
interface Give<G> {
  readonly kind: 'give';
  readonly given: Given<G>;
  readonly done: () => void;
  readonly failed: (error: Error) => void;
  tries: number;
}
interface Ask<G, A, R> {
  readonly kind: 'ask';
  readonly given: Given<G>;
  readonly ask: A;
  readonly done: (answer: R) => void;
  readonly failed: (error: Error) => void;
  tries: number;
}
type Task<G, A, R> = Give<G> | Ask<G, A, R>;

/** Threads that answer questions. `G`: what they are given; `A`: a question; `R`: its answer. */
export interface Threads<G, A, R> {
  readonly size: number;
  /** Rejects with `WorkStopped`, `ThreadEnded`, or what the thread threw. */
  ask(given: Given<G>, ask: A): Promise<R>;
  /** Until all threads have it. Rejects as `ask`. */
  giveAll(given: Given<G>): Promise<void>;
}

/**
 * Threads that stay between questions, and keep what they were given. One that ends is replaced, and its question is
 * asked again once.
 */
export class ThreadPool<G, A, R> implements Threads<G, A, R> {
  private readonly threads: readonly PooledThread<G, A, R>[];
  private readonly waiting: Task<G, A, R>[] = [];
  private isClosed = false;

  constructor(program: string, count: number) {
    const freed = () => this.next();
    const again = (task: Task<G, A, R>) => this.again(task);
    this.threads = Array.from({ length: count }, () => new PooledThread(program, freed, again));
  }

  get size(): number {
    return this.threads.length;
  }

  ask(given: Given<G>, ask: A): Promise<R> {
    return new Promise((done, failed) => this.add(this.waiting, { kind: 'ask', given, ask, done, failed, tries: 0 }));
  }

  async giveAll(given: Given<G>): Promise<void> {
    await Promise.all(
      this.threads.map(
        ({ own }) =>
          new Promise<void>((done, failed) => this.add(own, { kind: 'give', given, done, failed, tries: 0 })),
      ),
    );
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const waiting = [this.waiting, ...this.threads.map(({ own }) => own)].flatMap((tasks) => tasks.splice(0));
    for (const { failed } of waiting) failed(new WorkStopped());
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private add(tasks: Task<G, A, R>[], task: Task<G, A, R>): void {
    if (this.isClosed) return task.failed(new WorkStopped());
    tasks.push(task);
    this.next();
  }

  private again(task: Task<G, A, R>): void {
    if (this.isClosed) return task.failed(new WorkStopped());
    this.waiting.unshift(task);
    this.next();
  }

  private next(): void {
    for (const thread of this.threads.filter(({ isFree }) => isFree)) {
      const task = thread.own.shift() ?? this.waiting.shift();
      if (task !== undefined) thread.run(task);
    }
  }
}

class PooledThread<G, A, R> {
  /** Tasks for no other thread. */
  readonly own: Task<G, A, R>[] = [];
  private worker: Worker | null = null;
  /** What it keeps, as `serveThread` counts it: by when it was given, not by when it was asked about. */
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
    const { id } = task.given;
    const isNew = !this.has.includes(id);
    if (isNew) {
      this.has = withLatest(this.has, id);
      tell({ kind: 'given', given: task.given });
    }
    if (task.kind === 'ask') tell({ kind: 'ask', id, ask: task.ask });
    else if (!isNew) this.finish(task.done);
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
      if (task?.kind === 'give' && message.kind === 'taken') this.finish(task.done);
      if (task?.kind === 'ask' && message.kind === 'answer') this.finish(() => task.done(message.answer));
    });
    worker.on('error', (error) => this.ended(worker, error));
    worker.on('messageerror', (error) => this.ended(worker, error));
    worker.on('exit', (code) => this.ended(worker, new ThreadEnded(code)));
    return worker;
  }

  private finish(done: () => void): void {
    this.task = null;
    done();
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
