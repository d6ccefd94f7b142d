import { type Threads, WorkStopped } from './thread-pool.ts';
import type { Given } from './thread-protocol.ts';

/**
 * Threads for one piece of work that others have before and after it, so that they stay warm. Paused or stopped, it asks
 * nothing more; what is asked already is answered.
 */
export class ThreadLease<G, A, R> implements Threads<G, A, R> {
  private readonly threads: Threads<G, A, R>;
  private isPaused = false;
  private isStopped = false;
  private waiting: (() => void)[] = [];

  constructor(threads: Threads<G, A, R>) {
    this.threads = threads;
  }

  get size(): number {
    return this.threads.size;
  }

  async ask(given: Given<G>, ask: A): Promise<R> {
    await this.turn();
    return await this.threads.ask(given, ask);
  }

  async giveAll(given: Given<G>): Promise<void> {
    await this.turn();
    await this.threads.giveAll(given);
  }

  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
    this.goOn();
  }
  stop(): void {
    this.isStopped = true;
    this.goOn();
  }

  private async turn(): Promise<void> {
    if (this.isPaused && !this.isStopped) await new Promise<void>((then) => this.waiting.push(then));
    if (this.isStopped) throw new WorkStopped();
  }

  private goOn(): void {
    for (const then of this.waiting.splice(0)) then();
  }
}
