import { performance } from 'node:perf_hooks';
import { againstOf } from '#api/studio/lab-aims.ts';
import type { LabFailure, LabGame, LabQuestion, LabState } from '#api/studio/lab-calls.ts';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { GamesPool, OtherMachines } from '../lab/games-pool.ts';
import type { LineStore } from '../lab/line-store.ts';
import { ThreadLease } from '../threads/thread-lease.ts';
import { WorkStopped } from '../threads/thread-pool.ts';
import { replayedGame } from './closest-game.ts';
import type { FromLab, LabChange, Unsaved } from './lab-protocol.ts';
import { measureRun, runningState } from './measure-run.ts';
import { type LabVersions, NoLabVersion } from './read-versions.ts';

/** Time between two reports of results, in milliseconds. */
const TOLD_EVERY = 700;

interface QueuedRun {
  readonly run: string;
  readonly question: LabQuestion;
  readonly unsaved: Unsaved;
  readonly lease: ThreadLease;
  isStopped: boolean;
  at: LabState;
}

/** Other machines for a question, until it is stopped; null: none are asked. */
export type MachinesFor = (stop: AbortSignal) => OtherMachines | null;

/** Runs one question after the other, on threads that stay warm. */
export class RunQueue {
  private readonly pool: GamesPool;
  private readonly store: LineStore | null;
  private readonly versions: LabVersions;
  private readonly tell: (message: FromLab) => void;
  private readonly machines: MachinesFor;
  private readonly runs = new Map<string, QueuedRun>();
  /** What finished and running ones played, to compare with and to play again. */
  private readonly played = new Map<string, { readonly playable: Playable; readonly question: LabQuestion }>();
  private isBusy = false;

  constructor(
    pool: GamesPool,
    store: LineStore | null,
    versions: LabVersions,
    tell: (message: FromLab) => void,
    machines: MachinesFor = () => null,
  ) {
    this.machines = machines;
    this.pool = pool;
    this.store = store;
    this.versions = versions;
    this.tell = tell;
  }

  begin(run: string, question: LabQuestion, unsaved: Unsaved): void {
    const lease = new ThreadLease();
    const queued: QueuedRun = { run, question, unsaved, lease, isStopped: false, at: { state: 'waiting' } };
    this.runs.set(run, queued);
    this.show(queued, { state: 'waiting' });
    void this.goOn();
  }

  change(run: string, to: LabChange): void {
    const queued = this.runs.get(run);
    if (queued === undefined) return;
    const { at, lease } = queued;
    if (to === 'pause' && at.state === 'running') {
      lease.pause();
      this.show(queued, { state: 'paused', done: at.done, of: at.of });
    } else if (to === 'resume' && at.state === 'paused') {
      this.show(queued, { state: 'running', done: at.done, of: at.of, seconds: null });
      lease.resume();
    } else if (to === 'stop' || to === 'remove') {
      queued.isStopped = true;
      lease.stop();
      if (at.state === 'waiting') this.show(queued, { state: 'stopped', done: 0 });
    }
    if (to === 'remove') {
      this.runs.delete(run);
      this.played.delete(run);
    }
  }

  gameOf(run: string, seed: number, seats: number | null): LabGame | null {
    const found = this.played.get(run);
    if (found === undefined) return null;
    const { playable, question } = found;
    return replayedGame(playable, { ...question, seats: seats ?? question.seats }, seed);
  }

  private show(queued: QueuedRun, at: LabState): void {
    queued.at = at;
    this.tell({ kind: 'state', run: queued.run, at });
  }

  private async goOn(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let next = this.waiting(); next !== undefined; next = this.waiting()) this.show(next, await this.ran(next));
    this.isBusy = false;
  }

  /** Paused and stopped runs ask no lent machine either. */
  private withOthers(lease: ThreadLease): OtherMachines {
    const machines = this.machines(lease.stopped);
    return {
      join: (local, work) =>
        machines === null ? work(lease.of(local)) : machines.join(local, (all) => work(lease.of(all))),
    };
  }

  private waiting(): QueuedRun | undefined {
    return [...this.runs.values()].find(({ at }) => at.state === 'waiting');
  }

  /** How it ended. */
  private async ran(queued: QueuedRun): Promise<LabState> {
    let done = 0;
    try {
      return await this.measured(queued, (now) => {
        done = now;
      });
    } catch (error) {
      if (error instanceof WorkStopped) return { state: 'stopped', done };
      return { state: 'failed', why: error instanceof NoLabVersion ? error.why : ('failed' satisfies LabFailure) };
    }
  }

  private async measured(queued: QueuedRun, progress: (done: number) => void): Promise<LabState> {
    const { run, question, lease } = queued;
    const former = (id: string): Playable | null => this.played.get(id)?.playable ?? null;
    this.show(queued, { state: 'running', done: 0, of: question.games, seconds: null });
    const versions = await this.versions(queued.unsaved, againstOf(question), former);
    if (this.runs.has(run)) this.played.set(run, { playable: versions.playable, question });
    const begun = performance.now();
    let toldAt = begun;
    const measured = await measureRun(versions, question, {
      how: { pool: this.pool, store: this.store, others: this.withOthers(lease) },
      heard: ({ done, of }, results) => {
        progress(done);
        const now = performance.now();
        if (now - toldAt < TOLD_EVERY && done < of) return;
        toldAt = now;
        if (results !== null) this.tell({ kind: 'results', run, results: results() });
        if (queued.at.state === 'running') this.show(queued, runningState(done, of, now - begun));
      },
      isWanted: () => !queued.isStopped,
    });
    if ('refused' in measured) {
      const { message, data } = measured.refused;
      const seed = typeof data['seed'] === 'number' ? data['seed'] : null;
      return { state: 'refused', message: { ...message }, seed };
    }
    if ('stopped' in measured) throw new WorkStopped();
    if ('failed' in measured) return { state: 'failed', why: measured.failed };
    this.tell({ kind: 'results', run, results: measured.results });
    return { state: 'done', done: measured.done };
  }
}
