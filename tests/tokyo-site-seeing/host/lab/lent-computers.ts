import { type ChildProcess, spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { expect, vi } from 'vitest';
import type { OnOwnThreads } from '#host/lab/games-pool.ts';
import { engineBuild } from '#host/lab/run-key.ts';
import { queueName } from '#host/lab-machines/chunk-queue.ts';
import { type LabNews, LentMachines } from '#host/lab-machines/lent-machines.ts';
import { GamesToCheck } from '#host/lab-machines/trust.ts';
import { type ProjectForPlay, readProjectForPlay } from '#host/project/project-for-play.ts';
import { simulate, type WhatToSimulate } from '#host/simulation/simulate.ts';
import type { LabServer } from './lab-server.ts';
import { said } from './lab-server.ts';

async function readSample(): Promise<ProjectForPlay> {
  const found = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in found)) throw new Error('the sample has errors');
  return found;
}
export const project = await readSample();

export interface LentComputer {
  readonly name: string;
  readonly child: ChildProcess;
}

/** `studio lab work` with one thread, as a process of its own. */
export async function lend({ url, authority }: LabServer): Promise<LentComputer> {
  const child = spawn(process.execPath, ['bin/studio.mjs', 'lab', 'work', '--workers', '1', '--locale', 'en'], {
    env: { ...process.env, STUDIO_LAB_URL: url, STUDIO_LAB_CA: authority },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = await said(child, 'Ctrl+C');
  return { name: /as (\S+) at/.exec(told)?.[1] ?? '', child };
}

export function ended({ child }: LentComputer): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((then) => child.once('exit', (code) => then(code)));
}

/** Until that computer plays a chunk. */
export async function isPlaying({ url }: LabServer, { name }: LentComputer): Promise<void> {
  const redis = new Redis(url);
  const queue = `bull:${queueName(engineBuild())}`;
  const players = async () => {
    const ids = await redis.lrange(`${queue}:active`, 0, -1);
    return await Promise.all(ids.map((id) => redis.hget(`${queue}:${id}`, 'pb')));
  };
  await vi.waitFor(async () => expect(await players()).toContain(`1@${name}`), { timeout: 120_000, interval: 5 });
  redis.disconnect();
}

export const games: WhatToSimulate = {
  ...{ setup: { choices: {}, seats: 2 }, bots: ['random'], effort: {}, laws: false },
  ...{ seeds: { from: 1, to: 200 } },
};

/** Of the choice of games to check. */
export const secret = 'secret';

export interface Played {
  readonly hash: string;
  readonly kept: number;
  readonly news: readonly LabNews[];
  readonly lines: readonly string[];
}

/** One thread here plays. Without `oneIn`, alone; else other computers too, of whose games one in so many is checked. */
export async function play(
  oneIn?: number,
  more: { readonly what?: WhatToSimulate; readonly store?: OnOwnThreads['store']; readonly stop?: AbortSignal } = {},
  heard: (news: LabNews) => void = () => undefined,
): Promise<Played> {
  const { what = games, store = null, stop = new AbortController().signal } = more;
  const news: LabNews[] = [];
  const lines: string[] = [];
  const hear = (one: LabNews) => {
    news.push(one);
    heard(one);
  };
  const check = new GamesToCheck(oneIn, secret);
  const others = new LentMachines({ store, stop, heard: hear, check, patience: 300 });
  const how = { workers: 1, stop, store, ...(oneIn === undefined ? {} : { others }) };
  const ran = await simulate(project, what, how, (_, text, at) => {
    lines[at] = text;
  });
  if (!('report' in ran)) throw new Error('not played to the end');
  return { hash: ran.report.hash, kept: ran.report.kept, news, lines };
}
