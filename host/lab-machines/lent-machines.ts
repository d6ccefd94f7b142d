import { randomUUID } from 'node:crypto';
import type { Chunk, GivenContent } from '../lab/games-job.ts';
import type { GamesPool, OtherMachines } from '../lab/games-pool.ts';
import { GamesThrownOut } from '../lab/games-thrown-out.ts';
import type { LineStore } from '../lab/line-store.ts';
import { engineBuild } from '../lab/run-key.ts';
import type { Given } from '../threads/thread-protocol.ts';
import { ChunkQueue } from './chunk-queue.ts';
import { type LabFault, LabFaultFound, readLabAddress } from './lab-address.ts';
import { type Lie, SharedPool } from './shared-pool.ts';
import { GamesToCheck } from './trust.ts';

/** What a person is told while machines play. */
export type LabNews =
  | { readonly kind: 'fault'; readonly fault: LabFault }
  | { readonly kind: 'nobody' | 'gone' }
  | { readonly kind: 'joined'; readonly threads: number }
  | ({ readonly kind: 'lied'; readonly chunks: number } & Lie);

const usualPatience = 10_000;
/** After this many machines that lied, no other machine is asked. */
const mostThrownOut = 3;

export interface HowMachinesJoin {
  /** Null: no game is to be played twice. */
  readonly store: LineStore | null;
  readonly stop: AbortSignal;
  readonly heard: (news: LabNews) => void;
  readonly check?: GamesToCheck;
  /** Milliseconds that the first machine is waited for. */
  readonly patience?: number;
}

interface PlayedBy {
  readonly given: GivenContent;
  readonly chunk: Chunk;
}

/** Machines that are lent, for the questions of one command. Whatever is wrong with them is told, and games are played here. */
export class LentMachines implements OtherMachines {
  private readonly how: HowMachinesJoin;
  private readonly check: GamesToCheck;
  private readonly thrownOut = new Set<string>();
  private readonly playedBy = new Map<string, PlayedBy[]>();
  private isGivenUp = false;

  constructor(how: HowMachinesJoin) {
    this.how = how;
    this.check = how.check ?? new GamesToCheck();
  }

  async join<T>(local: GamesPool, work: (pool: GamesPool) => Promise<T>): Promise<T> {
    let changed: () => void = () => undefined;
    const machines = this.isGivenUp ? null : await this.open(() => changed());
    if (machines === null) return await work(local);
    const pool = new SharedPool({
      ...{ local, machines, check: this.check },
      isThrownOut: (by) => this.thrownOut.has(by) || this.isGivenUp,
      heard: {
        played: (by, given, chunk) => this.took(by, given, chunk),
        lied: (lie) => this.lied(lie),
      },
    });
    changed = () => pool.next();
    const stop = () => pool.end();
    this.how.stop.addEventListener('abort', stop);
    try {
      return await work(pool);
    } catch (error) {
      if (error instanceof GamesThrownOut) await this.forget(error.by);
      throw error;
    } finally {
      this.how.stop.removeEventListener('abort', stop);
      pool.end();
      await machines.close();
    }
  }

  /** Null: there is none. */
  private async open(changed: () => void): Promise<ChunkQueue | null> {
    const address = readLabAddress();
    if ('code' in address) return this.giveUp({ kind: 'fault', fault: address });
    const nonce = this.how.store === null ? randomUUID() : '';
    const gone = () => void this.giveUp({ kind: 'gone' });
    try {
      const queue = await ChunkQueue.open(address, { build: engineBuild(), nonce, changed, gone });
      if (await queue.somebody(this.how.patience ?? usualPatience, this.how.stop)) {
        this.how.heard({ kind: 'joined', threads: queue.threads });
        return queue;
      }
      const { isLost } = queue;
      await queue.close();
      return isLost || this.how.stop.aborted ? null : this.giveUp({ kind: 'nobody' });
    } catch (error) {
      if (!(error instanceof LabFaultFound)) throw error;
      return this.giveUp({ kind: 'fault', fault: error.fault });
    }
  }

  /** All that follows is played here. */
  private giveUp(news: LabNews): null {
    if (!this.isGivenUp) this.how.heard(news);
    this.isGivenUp = true;
    return null;
  }

  private took(by: string, { what: given }: Given<GivenContent>, chunk: Chunk): void {
    const known = this.playedBy.get(by) ?? [];
    this.playedBy.set(by, [...known, { given, chunk }]);
  }

  private lied(lie: Lie): Error | null {
    const chunks = this.playedBy.get(lie.by)?.length ?? 0;
    this.thrownOut.add(lie.by);
    this.how.heard({ kind: 'lied', ...lie, chunks: chunks + 1 });
    if (this.thrownOut.size >= mostThrownOut) this.isGivenUp = true;
    return chunks === 0 ? null : new GamesThrownOut(lie.by);
  }

  /** Its games are no longer kept, so that all are played again. */
  private async forget(by: string): Promise<void> {
    const { store } = this.how;
    if (store === null) return;
    for (const { given, chunk } of this.playedBy.get(by) ?? []) {
      const { job, from, count } = chunk;
      if (!job.laws) await store.drop(store.keyOf(given.system, given.hash, job), from, count);
    }
    this.playedBy.delete(by);
  }
}
