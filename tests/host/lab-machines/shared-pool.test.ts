import { expect, it, vi } from 'vitest';
import type { GameSummary } from '#engine/simulation/game-line.ts';
import type { Chunk, GivenContent, PlayedChunk } from '#host/lab/games-job.ts';
import type { GamesPool } from '#host/lab/games-pool.ts';
import type { Machines } from '#host/lab-machines/chunk-queue.ts';
import { type Lie, SharedPool } from '#host/lab-machines/shared-pool.ts';
import { GamesToCheck } from '#host/lab-machines/trust.ts';
import { WorkStopped } from '#host/threads/thread-pool.ts';

const given = { id: 'content', what: { system: 'x', hash: 'y', documents: {} } satisfies GivenContent };
const job = { setup: {}, bots: ['random'], effort: {}, laws: false };
const chunk = (from: number, count = 1): Chunk => ({ job, from, count });

const line = (seed: number): GameSummary => ({
  ...{ seed, result: 'won', reason: null, rank: null, won: true, rounds: 3, decisions: 20, seats: [], logHash: '0' },
});
const played = ({ from, count }: Chunk): PlayedChunk => ({
  lines: Array.from({ length: count }, (_, at) => line(from + at)),
});
const lies = (of: Chunk): PlayedChunk => ({ lines: played(of).lines.map((one) => ({ ...one, logHash: 'f' })) });
const forEver = () => new Promise<never>(() => undefined);

/** A thread here, which notes the chunks it plays, and a machine that answers as `machine` does. */
function shared(machine: Machines['ask'], slots = 1, local?: GamesPool['ask'], oneIn = 1) {
  const here: Chunk[] = [];
  const told: Lie[] = [];
  const out = new Set<string>();
  let taken = 0;
  const pool = new SharedPool({
    local: {
      size: 1,
      giveAll: () => Promise.resolve(),
      ask: async (about, asked) => {
        here.push(asked);
        return await (local?.(about, asked) ?? played(asked));
      },
    },
    machines: { slots, giveAll: () => Promise.resolve(), ask: machine },
    check: new GamesToCheck(oneIn, 'secret'),
    patience: 5,
    isThrownOut: (by) => out.has(by),
    heard: {
      played: () => void taken++,
      lied: (lie) => {
        told.push(lie);
        out.add(lie.by);
        return taken === 0 ? null : new Error('thrown out');
      },
    },
  });
  return { pool, here, told };
}

it('what a machine plays and what is played here is the same, and each chunk is played once', async () => {
  const { pool, here } = shared((_, asked) => Promise.resolve({ by: 'a', played: played(asked) }), 1, undefined, 1e9);
  const all = [1, 2, 3, 4, 5, 6].map((from) => chunk(from));
  expect(await Promise.all(all.map((one) => pool.ask(given, one)))).toEqual(all.map(played));
  const there = all.length - new Set(here.filter(({ exactly }) => exactly !== true).map(({ from }) => from)).size;
  expect([pool.size, there > 0]).toEqual([2, true]);
});

it('what a machine cannot play is played here', async () => {
  const { pool } = shared(() => Promise.resolve(null));
  const all = [1, 2, 3].map((from) => chunk(from));
  expect(await Promise.all(all.map((one) => pool.ask(given, one)))).toEqual(all.map(played));
});

it('a chunk that a machine never returns is played here when a thread has nothing else to do', async () => {
  const { pool } = shared(forEver, 2);
  const all = [1, 2, 3].map((from) => chunk(from));
  expect(await Promise.all(all.map((one) => pool.ask(given, one)))).toEqual(all.map(played));
});

it('the first chunk of a machine that lies does not count, and it is named', async () => {
  const { pool, told } = shared((_, asked) => Promise.resolve({ by: 'liar', played: lies(asked) }), 4, undefined, 1e9);
  const all = [1, 2, 3, 4, 5].map((from) => chunk(from, 3));
  expect(await Promise.all(all.map((one) => pool.ask(given, one)))).toEqual(all.map(played));
  expect(told).toEqual([{ by: 'liar', seed: expect.any(Number) }]);
});

it('when games of a machine that lies were handed out, all that is asked ends', async () => {
  const { pool, told } = shared((_, asked) =>
    Promise.resolve({ by: 'liar', played: asked.from < 100 ? played(asked) : lies(asked) }),
  );
  await Promise.all([pool.ask(given, chunk(1)), pool.ask(given, chunk(2))]);
  const asked = [100, 101, 102].map((from) => pool.ask(given, chunk(from)));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toContain('rejected');
  await expect(pool.ask(given, chunk(3))).rejects.toThrow('thrown out');
  expect(told).toHaveLength(1);
});

it('a game that a machine says cannot be played is tried here', async () => {
  const refused = { seed: 2, code: 'c', text: { ja: 'x', en: 'x' }, data: {} };
  const says = (asked: Chunk): PlayedChunk => (asked.from === 1 ? { lines: [line(1)], refused } : played(asked));
  let free: () => void = () => undefined;
  const busy = new Promise<void>((then) => {
    free = then;
  });
  const { pool, told } = shared(
    (_, asked) => Promise.resolve({ by: 'liar', played: says(asked) }),
    1,
    async (_, asked) => {
      if (asked.from === 50) await busy;
      return played(asked);
    },
    1e9,
  );
  const all = [50, 9].map((from) => pool.ask(given, chunk(from)));
  const outcome = Promise.allSettled([...all, pool.ask(given, chunk(1, 3))]);
  await vi.waitFor(() => expect(told).toEqual([{ by: 'liar', seed: 2 }]));
  free();
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});

it('stopped, it waits for no machine', async () => {
  const { pool } = shared(forEver, 1, forEver);
  const asked = [1, 2, 3].map((from) => pool.ask(given, chunk(from)));
  pool.end();
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(pool.ask(given, chunk(4))).rejects.toThrow(WorkStopped);
});
