import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GamesPool } from '../host/lab/games-pool.ts';
import { engineBuild } from '../host/lab/run-key.ts';
import { ChunkQueue } from '../host/lab-machines/chunk-queue.ts';
import { readLabAddress } from '../host/lab-machines/lab-address.ts';
import { type LabGames, labPool, playLab } from './lab.ts';
import { median, quick } from './measure.ts';

const GAMES = 400;

/** Games a second of one lent thread by those of one thread here, by the clock. Null: no server on this machine. */
export async function measureLentThread(games: LabGames): Promise<number | null> {
  if (spawnSync('redis-server', ['--version']).error !== undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-bench-lab-'));
  const port = String(await freePort());
  const words = ['--bind', '127.0.0.1', '--port', port, '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  await said(server.stdout, 'Ready to accept connections');
  const env = { ...process.env, STUDIO_LAB_URL: `redis://127.0.0.1:${port}` };
  const lender = spawn(process.execPath, ['dist/cli/studio.js', 'lab', 'work', '--workers', '1', '--locale', 'en'], {
    ...{ env, stdio: ['ignore', 'inherit', 'pipe'] },
  });
  try {
    await said(lender.stderr, 'Lends');
    return await lentByOwn(env, games);
  } finally {
    await Promise.all([lender, server].map(ended));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function lentByOwn(env: NodeJS.ProcessEnv, games: LabGames): Promise<number> {
  const address = readLabAddress(env);
  if ('code' in address) throw new Error(address.code);
  const ignore = () => undefined;
  const queue = await ChunkQueue.open(address, { build: engineBuild(), nonce: 'bench', changed: ignore, gone: ignore });
  await queue.somebody(10_000, new AbortController().signal);
  const lent: GamesPool = {
    size: queue.slots,
    giveAll: (given) => queue.giveAll(given),
    async ask(given, chunk) {
      const answer = await queue.ask(given, chunk);
      if (answer === null) throw new Error('the lent thread has not answered');
      return answer.played;
    },
  };
  const own = labPool(1);
  const ratios: number[] = [];
  // The first round warms both up
  for (let round = 0; round <= (quick ? 3 : 7); round++) {
    const seeds = { from: round * GAMES + 1, to: (round + 1) * GAMES };
    const here = await playLab(own, games, seeds);
    const there = await playLab(lent, games, seeds);
    if (round > 0) ratios.push(here.clock / there.clock);
  }
  await Promise.all([own.close(), queue.close()]);
  return median(ratios);
}

async function said(stream: NodeJS.ReadableStream | null, words: string): Promise<void> {
  for await (const data of stream ?? []) if (String(data).includes(words)) return;
  throw new Error(`it ended before it said ${words}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
