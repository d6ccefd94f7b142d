import type { Chunk, GivenContent, PlayedChunk } from '../lab/games-job.ts';
import type { GamesPool } from '../lab/games-pool.ts';
import { WorkStopped } from '../threads/thread-pool.ts';
import type { Given } from '../threads/thread-protocol.ts';
import type { Machines, PlayedElsewhere } from './chunk-queue.ts';
import { type GamesToCheck, isSameGame } from './trust.ts';

const usualPatience = 3000;

interface Task {
  readonly given: Given<GivenContent>;
  readonly chunk: Chunk;
  readonly done: (played: PlayedChunk) => void;
  readonly failed: (error: unknown) => void;
  /** When it was sent to another machine, and was not taken over. */
  sent: number | null;
  isSettled: boolean;
  /** No other machine plays it. */
  isForHere: boolean;
}

/** Of a game that was played otherwise here. */
export interface Lie {
  readonly by: string;
  readonly seed: number;
}

export interface SharedPoolParts {
  readonly local: GamesPool;
  readonly machines: Machines;
  readonly check: GamesToCheck;
  /** After so many milliseconds a thread that has nothing else to do plays a chunk that another machine has. */
  readonly patience?: number;
  /** Machines whose games do not count. */
  readonly isThrownOut: (by: string) => boolean;
  readonly heard: {
    readonly played: (by: string, given: Given<GivenContent>, chunk: Chunk) => void;
    /** Returns an error if games of that machine were handed out already: all that is asked ends with it. */
    readonly lied: (lie: Lie) => Error | null;
  };
}

/** Threads here and on other machines, as one pool. Chunks that others do not play are played here. */
export class SharedPool implements GamesPool {
  private readonly parts: SharedPoolParts;
  private readonly waiting: Task[] = [];
  private readonly sent = new Set<Task>();
  private readonly all = new Set<Task>();
  private here = 0;
  private there = 0;
  private over: unknown = null;
  private timer: NodeJS.Timeout | null = null;
  /** One chunk of a machine after the other, so that what its first one shows counts for all. */
  private readonly checked = new Map<string, Promise<boolean>>();

  constructor(parts: SharedPoolParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.parts.local.size + this.parts.machines.slots;
  }

  ask(given: Given<GivenContent>, chunk: Chunk): Promise<PlayedChunk> {
    return new Promise((done, failed) => {
      if (this.over !== null) return failed(this.over);
      const task = { given, chunk, done, failed, sent: null, isSettled: false, isForHere: false };
      this.all.add(task);
      this.waiting.push(task);
      this.next();
    });
  }

  async giveAll(given: Given<GivenContent>): Promise<void> {
    await Promise.all([this.parts.local.giveAll(given), this.parts.machines.giveAll(given)]);
  }

  /** Ends all that is asked. */
  end(error: unknown = new WorkStopped()): void {
    this.over ??= error;
    if (this.timer !== null) clearTimeout(this.timer);
    this.waiting.length = 0;
    for (const task of [...this.all]) this.settle(task, () => task.failed(this.over));
  }

  /** Also call this when there are more slots. */
  next(): void {
    if (this.over !== null) return;
    const { local, machines } = this.parts;
    while (this.here < local.size) {
      const task = this.waiting.shift() ?? this.late();
      if (task === undefined) break;
      void this.playHere(task);
    }
    while (this.there < machines.slots) {
      const at = this.waiting.findIndex(({ isForHere }) => !isForHere);
      const [task] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (task === undefined) break;
      void this.playThere(task);
    }
  }

  private async playHere(task: Task): Promise<void> {
    this.here++;
    try {
      const played = await this.parts.local.ask(task.given, task.chunk);
      this.settle(task, () => task.done(played));
    } catch (error) {
      this.settle(task, () => task.failed(error));
    }
    this.here--;
    this.next();
  }

  private async playThere(task: Task): Promise<void> {
    this.there++;
    task.sent = performance.now();
    this.sent.add(task);
    const found = await this.parts.machines.ask(task.given, task.chunk);
    this.sent.delete(task);
    this.there--;
    // The machine goes on while a game is checked
    this.next();
    if (task.isSettled) return;
    if (found !== null && (await this.isTrue(task, found))) {
      this.settle(task, () => {
        this.parts.heard.played(found.by, task.given, task.chunk);
        task.done(found.played);
      });
    } else if (!task.isSettled && task.sent !== null) {
      task.isForHere = true;
      this.waiting.unshift(task);
      this.next();
    }
  }

  private isTrue(task: Task, found: PlayedElsewhere): Promise<boolean> {
    const before = this.checked.get(found.by) ?? Promise.resolve(true);
    const turn = before.then(() => this.compare(task, found)).catch(() => false);
    this.checked.set(found.by, turn);
    return turn;
  }

  /** Whether games of another machine are those that are played here. */
  private async compare({ given, chunk }: Task, { by, played }: PlayedElsewhere): Promise<boolean> {
    const { local, check, isThrownOut, heard } = this.parts;
    if (isThrownOut(by)) return false;
    for (const seed of check.chosen(by, given.id, chunk, played)) {
      const again = await local.ask(given, { ...chunk, from: seed, count: 1, exactly: true });
      if (isSameGame(seed, played, again)) continue;
      // Another chunk of it may have been found before
      const error = isThrownOut(by) ? null : heard.lied({ by, seed });
      if (error !== null) this.end(error);
      return false;
    }
    return !isThrownOut(by);
  }

  /** The first task that was sent too long ago. Looks again when the next one will be. */
  private late(): Task | undefined {
    if (this.timer !== null) clearTimeout(this.timer);
    const [first] = [...this.sent].filter(({ sent, isSettled }) => sent !== null && !isSettled);
    if (first?.sent == null) return undefined;
    const { patience = usualPatience } = this.parts;
    const age = performance.now() - first.sent;
    if (age >= patience) {
      first.sent = null;
      return first;
    }
    this.timer = setTimeout(() => this.next(), patience - age + 1);
    return undefined;
  }

  private settle(task: Task, tell: () => void): void {
    if (task.isSettled) return;
    task.isSettled = true;
    this.all.delete(task);
    tell();
  }
}
