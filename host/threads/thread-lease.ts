import { type Threads, WorkStopped } from './thread-pool.ts';

/**
 * For one piece of work on threads that others have before and after it, so that they stay warm. Paused or stopped, it
 * asks nothing more; what is asked already is answered.
 */
export class ThreadLease {
  private isPaused = false;
  private isStopped = false;
  private waiting: (() => void)[] = [];
  private readonly stopping = new AbortController();

  /** When the work is stopped. */
  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  of<G, A, R>(threads: Threads<G, A, R>): Threads<G, A, R> {
    const turn = () => this.turn();
    return {
      get size() {
        return threads.size;
      },
      async ask(given, ask) {
        await turn();
        return await threads.ask(given, ask);
      },
      async giveAll(given) {
        await turn();
        await threads.giveAll(given);
      },
    };
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
    this.stopping.abort();
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
