import { createHash } from 'node:crypto';
import type { Job, Queue, QueueEvents } from 'bullmq';
import type { Chunk, GivenContent, PlayedChunk } from '../lab/games-job.ts';
import { packContent } from '../lab/parcels.ts';
import { runKey } from '../lab/run-key.ts';
import type { Given } from '../threads/thread-protocol.ts';
import type { LabAddress } from './lab-address.ts';
import { connectToLab, type LabConnection } from './lab-connection.ts';
import { readReturned, type SentChunk, sentAs } from './sent-chunks.ts';

/** Games that another machine played, and its name. */
export interface PlayedElsewhere {
  readonly by: string;
  readonly played: PlayedChunk;
}

/** Machines that play chunks. */
export interface Machines {
  /** How many chunks may be asked for at once. */
  readonly slots: number;
  /** Null: it has to be played here. */
  ask(given: Given<GivenContent>, chunk: Chunk): Promise<PlayedElsewhere | null>;
  giveAll(given: Given<GivenContent>): Promise<void>;
}

/** Of a build of the engine: others would play other games. */
export const queueName = (build: string): string => `studio-lab-${build}`;
export const contentKey = (id: string): string => `studio-lab-content-${id}`;
/** A machine says in the name of its connection how many threads it lends. */
export const nameOfLender = (name: string, threads: number): string => `${threads}@${name}`;

const betweenLooks = 1000;
/** One is played, one waits, so that no thread waits for the next. */
const slotsOfThread = 2;
const mostThreads = 1024;
const contentSeconds = 172_800;
/** Answers that were never collected, as when the program that asked was stopped. */
const keptAnswers = { age: 600, count: 200 };
const keptEvents = 200;

export interface OpenedQueue {
  readonly build: string;
  /** Asks for games that were not asked for before. */
  readonly nonce: string;
  /** More or fewer slots. */
  readonly changed: () => void;
  readonly gone: () => void;
}

interface Waiting {
  readonly answer: Promise<unknown>;
  readonly done: (answer: unknown) => void;
}

/** Asks machines for chunks, through the server. */
export class ChunkQueue implements Machines {
  /** That are lent. */
  threads = 0;
  private isGone = false;
  private readonly how: OpenedQueue;
  private readonly connection: LabConnection;
  private readonly queue: Queue;
  private readonly events: QueueEvents;
  private readonly waiting = new Map<string, Waiting>();
  private readonly given = new Map<string, Promise<string>>();
  private look: NodeJS.Timeout | null = null;
  private isClosing = false;

  private constructor(how: OpenedQueue, connection: LabConnection, queue: Queue, events: QueueEvents) {
    this.how = how;
    this.connection = connection;
    this.queue = queue;
    this.events = events;
    const ignore = () => undefined;
    queue.on('error', ignore);
    events.on('error', ignore);
    events.on('completed', ({ jobId, returnvalue }) => this.settle(jobId, returnvalue));
    events.on('failed', ({ jobId }) => this.settle(jobId, null));
    connection.redis.on('end', () => this.end());
  }

  get slots(): number {
    return slotsOfThread * this.threads;
  }
  /** The server is. */
  get isLost(): boolean {
    return this.isGone && !this.isClosing;
  }

  /** Throws `LabFaultFound`. */
  static async open(address: LabAddress, how: OpenedQueue): Promise<ChunkQueue> {
    const connection = await connectToLab(address, false);
    const { redis } = connection;
    const { Queue: Jobs, QueueEvents: Events } = await import('bullmq');
    const name = queueName(how.build);
    const options = { connection: redis, skipVersionCheck: true };
    const queue = new Jobs(name, { ...options, streams: { events: { maxLen: keptEvents } } });
    // From what is there now, so that no event is missed before the first look
    const [last] = await redis.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1);
    const events = new Events(name, { ...options, lastEventId: last?.[0] ?? '0' });
    const opened = new ChunkQueue(how, connection, queue, events);
    await opened.count();
    return opened;
  }

  /** Until there is somebody, or it took too long. */
  async somebody(milliseconds: number, stop: AbortSignal): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (this.threads === 0 && !this.isGone && !stop.aborted && Date.now() < end) {
      await new Promise((then) => setTimeout(then, 200));
      await this.count();
    }
    return this.threads > 0;
  }

  async giveAll(given: Given<GivenContent>): Promise<void> {
    await this.contentOf(given).catch(() => undefined);
  }

  async ask(given: Given<GivenContent>, chunk: Chunk): Promise<PlayedElsewhere | null> {
    if (this.isGone) return null;
    try {
      const content = await this.contentOf(given);
      const sent = sentAs(content, chunk);
      return await readReturned(await this.played(this.nameOf(given.what, sent), sent), chunk);
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.end();
    await Promise.allSettled([this.events.close(), this.queue.close()]);
    this.connection.end();
  }

  /** Equal chunks have equal names, also when several people ask for them. */
  private nameOf({ system, hash }: GivenContent, { content, job, from, count }: SentChunk): string {
    const run = runKey(this.how.build, system, hash, job);
    const laws = job.laws ? [job.lawsEvery ?? 1] : [];
    return createHash('sha256')
      .update(JSON.stringify([run, content, laws, from, count, this.how.nonce]))
      .digest('hex');
  }

  private async played(id: string, sent: SentChunk): Promise<unknown> {
    const asked = this.waiting.get(id);
    if (asked !== undefined) return await asked.answer;
    const { promise: answer, done } = withDone();
    this.waiting.set(id, { answer, done });
    await this.queue.add('chunk', sent, { jobId: id, removeOnComplete: keptAnswers, removeOnFail: true });
    // It may have been played before it was asked for
    const found: Job | undefined = await this.queue.getJob(id);
    if (found === undefined || found.finishedOn !== undefined) this.settle(id, found?.returnvalue ?? null);
    const value = await answer;
    void this.queue.remove(id).catch(() => undefined);
    return value;
  }

  private settle(id: string, value: unknown): void {
    this.waiting.get(id)?.done(value);
    this.waiting.delete(id);
  }

  private contentOf(given: Given<GivenContent>): Promise<string> {
    const known = this.given.get(given.id);
    if (known !== undefined) return known;
    const giving = this.send(given.what);
    this.given.set(given.id, giving);
    return giving;
  }

  private async send(what: GivenContent): Promise<string> {
    const { id, parcel } = await packContent(what);
    const { redis } = this.connection;
    const isThere = (await redis.expire(contentKey(id), contentSeconds)) === 1;
    if (!isThere) await redis.set(contentKey(id), parcel, 'EX', contentSeconds);
    return id;
  }

  /** Looks again and again who is there. */
  private async count(): Promise<void> {
    if (this.look !== null) clearTimeout(this.look);
    const workers = await this.queue.getWorkers().catch(() => []);
    if (this.isGone) return;
    const lent = workers.map(({ rawname }) => Number(/:w:(\d{1,3})@/.exec(rawname ?? '')?.[1] ?? 0));
    const threads = Math.min(
      mostThreads,
      lent.reduce((sum, one) => sum + one, 0),
    );
    const isOther = threads !== this.threads;
    this.threads = threads;
    // What was asked of those who went would be waited for until somebody comes
    if (threads === 0) for (const id of [...this.waiting.keys()]) this.settle(id, null);
    if (isOther) this.how.changed();
    this.look = setTimeout(() => void this.count(), betweenLooks);
    this.look.unref();
  }

  private end(): void {
    if (this.isGone) return;
    this.isGone = true;
    this.threads = 0;
    if (this.look !== null) clearTimeout(this.look);
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
    if (!this.isClosing) this.how.gone();
  }
}

function withDone(): { readonly promise: Promise<unknown>; readonly done: (answer: unknown) => void } {
  let done: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}
