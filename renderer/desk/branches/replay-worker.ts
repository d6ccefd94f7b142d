import type { Branch } from '#authoring/tools/branches/branch.ts';
import type { PlayedBranch } from '#authoring/tools/branches/replay-entries.ts';
import { renamedSoFar } from '../project/project-actions.ts';
import type { CompressedTexts } from '../texts/compressed-text.ts';
import { DeltaSender } from '../texts/text-deltas.ts';
import { inBackground } from '../timing/pending.ts';
import type { ReplayCalls } from '../workers/replay-room.ts';
import { startWorker } from '../workers/threads.ts';
import { type WorkerClient, WorkerEnded } from '../workers/worker-call.ts';

type Files = CompressedTexts;
type Client = WorkerClient<ReplayCalls>;

/** Time limit for a line or test, in milliseconds. */
const LIMIT = 20_000;

export class ReplayWorker {
  private client: Client | null = null;
  private teller = new DeltaSender();
  private has: { readonly files: Files; readonly canPlay: boolean } | null = null;

  /** Null: the texts are not playable, it timed out, or the worker crashed. The worker is then ended. */
  async ask<Given>(files: Files, ask: (client: Client) => Promise<Given>): Promise<Given | null> {
    if (!(await this.take(files)) || this.client === null) return null;
    return this.within(ask(this.client));
  }

  async take(files: Files): Promise<boolean> {
    if (this.has?.files === files) return this.has.canPlay;
    this.client ??= startWorker<ReplayCalls>('again');
    const told = this.teller.tell(new Map(Object.entries(files)));
    const canPlay = await this.within(this.client.call('take', { told, renamed: renamedSoFar() }));
    if (canPlay === null) return false;
    this.has = { files, canPlay };
    return canPlay;
  }

  end(): void {
    this.client?.end();
    this.client = null;
    this.teller = new DeltaSender();
    this.has = null;
  }

  private async within<Given>(answer: Promise<Given>): Promise<Given | null> {
    const callOff = inBackground(() => this.end(), LIMIT);
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof WorkerEnded)) this.end();
      return null;
    } finally {
      callOff();
    }
  }
}

export const asPlayed = ({ setup, log, prints, contentHash }: Branch): PlayedBranch => ({
  setup,
  log,
  prints,
  contentHash,
});
