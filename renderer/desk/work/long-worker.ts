import { startWorker, type WorkerName } from '../workers/threads.ts';
import { type Calls, type WorkerClient, WorkerEnded } from '../workers/worker-call.ts';
import { beginWork } from './running-work.ts';

/** A worker for long tasks, stopped by ending it. */
export class LongWorker<C extends Calls> {
  isBusy = false;
  private readonly room: WorkerName;
  private client: WorkerClient<C> | null = null;

  constructor(room: WorkerName) {
    this.room = room;
  }

  end(): void {
    this.client?.end();
    this.client = null;
    this.isBusy = false;
  }

  /** Runs a cancellable task, replacing the current one. Null: cancelled. */
  async ask<Given>(
    name: { readonly ja: string; readonly en: string },
    ask: (client: WorkerClient<C>, progress: (done: number, of: number | null) => void) => Promise<Given>,
  ): Promise<Given | null> {
    if (this.isBusy) this.end();
    this.client ??= startWorker<C>(this.room);
    const { client } = this;
    this.isBusy = true;
    const work = beginWork(name, () => this.end());
    try {
      return await ask(client, work.progress);
    } catch (error) {
      if (error instanceof WorkerEnded) return null;
      throw error;
    } finally {
      if (this.client === client) this.isBusy = false;
      work.end();
    }
  }
}
