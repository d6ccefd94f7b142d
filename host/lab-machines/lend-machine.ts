import type { Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { GivenContent } from '../lab/games-job.ts';
import type { GamesPool } from '../lab/games-pool.ts';
import { unpackContent } from '../lab/parcels.ts';
import { contentKey, nameOfLender, queueName } from './chunk-queue.ts';
import type { LabAddress } from './lab-address.ts';
import { connectToLab, type LabConnection } from './lab-connection.ts';
import { packGames, readSentChunk } from './sent-chunks.ts';

/** After this long without news of a machine its chunk is given to another. It sends some while its threads play. */
const lockDuration = 6000;
const betweenLooks = 3000;
/** Of a server that is gone. The process lasts as long, too. */
const betweenTries = 1000;
const keptContents = 4;
/** When the server is gone, what is played cannot be given back. */
const patienceAtEnd = 2000;

export interface Lending {
  /** Letters, digits, dots and dashes. */
  readonly name: string;
  readonly build: string;
  readonly threads: GamesPool;
  readonly stop: AbortSignal;
  readonly heard: (news: 'lent' | 'gone' | 'back') => void;
}
export interface Lent {
  readonly chunks: number;
  readonly games: number;
}

/** Plays what is asked through the server, until it is stopped. Chunks are given back then. Throws `LabFaultFound`. */
export async function lendMachine(address: LabAddress, lending: Lending): Promise<Lent> {
  const { name, build, threads, stop, heard } = lending;
  const connection = await connectToLab(address, true);
  const { redis } = connection;
  const { Worker: Player, WaitingError } = await import('bullmq');
  const contents = new Contents(redis);
  let [chunks, games] = [0, 0];
  const stopped = new Promise<null>((then) => {
    if (stop.aborted) then(null);
    stop.addEventListener('abort', () => then(null));
  });

  async function play(job: Job, token?: string): Promise<unknown> {
    const { content, ...chunk } = readSentChunk(job.data);
    const given = { id: content, what: await contents.take(content) };
    const played = await Promise.race([threads.ask(given, chunk), stopped]);
    if (played === null) {
      await job.moveToWait(token);
      throw new WaitingError();
    }
    chunks++;
    games += played.lines.length;
    return await packGames(name, played);
  }

  const worker = new Player(queueName(build), play, {
    ...{ connection: redis, skipVersionCheck: true, name: nameOfLender(name, threads.size), concurrency: threads.size },
    ...{ lockDuration, stalledInterval: betweenLooks, maxStalledCount: 1, runRetryDelay: betweenTries },
  });
  worker.on('error', () => undefined);
  let isThere = true;
  const is = (there: boolean) => {
    if (there === isThere || stop.aborted) return;
    isThere = there;
    heard(there ? 'back' : 'gone');
  };
  redis.on('close', () => is(false));
  redis.on('ready', () => is(true));
  await worker.waitUntilReady();
  heard('lent');
  await stopped;
  await closed(worker, connection);
  return { chunks, games };
}

async function closed(worker: Worker, connection: LabConnection): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((then) => {
    timer = setTimeout(then, patienceAtEnd);
  });
  await Promise.race([worker.close().catch(() => undefined), late]);
  clearTimeout(timer);
  connection.end();
}

/** Fetched once, for all threads. */
class Contents {
  private readonly redis: Redis;
  private readonly known = new Map<string, Promise<GivenContent>>();

  constructor(redis: Redis) {
    this.redis = redis;
  }

  take(id: string): Promise<GivenContent> {
    const found = this.known.get(id) ?? this.fetch(id);
    this.known.delete(id);
    this.known.set(id, found);
    found.catch(() => this.known.delete(id));
    const [oldest] = this.known.keys();
    if (this.known.size > keptContents && oldest !== undefined) this.known.delete(oldest);
    return found;
  }

  private async fetch(id: string): Promise<GivenContent> {
    const parcel = await this.redis.getBuffer(contentKey(id));
    if (parcel === null) throw new Error('no content');
    return await unpackContent(id, parcel);
  }
}
