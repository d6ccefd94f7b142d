import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { type GameSummary, lineText } from '#engine/simulation/game-line.ts';
import type { GamesJob } from '#host/lab/games-job.ts';
import { withGamesPool } from '#host/lab/games-pool.ts';
import { type LineStore, makeLineStore } from '#host/lab/line-store.ts';
import { playGames } from '#host/lab/play-games.ts';
import { playInBatches } from '#host/lab/play-in-batches.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { WorkStopped } from '#host/threads/thread-pool.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let playable: Playable;
let jobs: readonly GamesJob[] = [];
let expected = '';
beforeAll(async () => {
  const project = await readProjectForPlay('sample-content/tokyo-metro');
  if (!('playable' in project)) throw new Error('the sample has errors');
  playable = project.playable;
  const { system } = playable;
  const setup = system.setupFor(contentOf(playable), {}, 2);
  const job = { setup, effort: {}, laws: false };
  jobs = [
    { ...job, bots: ['random'], seeds: { from: -3, to: 8 } },
    { ...job, bots: ['greedy', 'random'], tally: true, seeds: { from: 1, to: 4 } },
  ];
  expected = (await played({ workers: 1, store: null })).text;
});

interface How {
  readonly workers: number;
  readonly store: LineStore | null;
  readonly stop?: AbortController;
  readonly heard?: (line: GameSummary) => void;
}

async function played({ workers, store, stop = new AbortController(), heard }: How) {
  const text: string[] = [];
  const time = await playGames(playable, jobs, { workers, store, stop: stop.signal }, (job, line) => {
    text.push(`${job} ${lineText(line)}`);
    heard?.(line);
  });
  return { text: text.join(''), played: time.played };
}

/** Counts what is added. */
function counted(store: LineStore) {
  const added: string[] = [];
  const add: LineStore['add'] = (run, lines) => {
    added.push(...lines.map(({ seed }) => `${run} ${seed}`));
    return store.add(run, lines);
  };
  return { added, store: { ...store, add } };
}

it('the same games come in the same order, however many threads play them', async () => {
  const two = await played({ workers: 2, store: null });
  const three = await played({ workers: 3, store: null });
  expect([two, three]).toEqual([
    { text: expected, played: 16 },
    { text: expected, played: 16 },
  ]);
});

it('games that were stopped again and again are the same in the end, and none is played twice', async () => {
  const { store, added } = counted(makeLineStore(path.join(folder, 'stopped')));
  for (const most of [1, 4, 8, 12]) {
    const stop = new AbortController();
    let taken = 0;
    const heard = () => ++taken === most && stop.abort();
    // A run whose last game was already played when it was stopped ends as if it had not been.
    const ended = await played({ workers: 2, store, stop, heard }).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended).toBeInstanceOf(WorkStopped);
  }
  const first = await played({ workers: 2, store });
  const again = await played({ workers: 2, store });
  expect([first.text, again]).toEqual([expected, { text: expected, played: 0 }]);
  expect([added.length, new Set(added).size]).toEqual([16, 16]);
});

it('other seeds of a kept run are played, and those it has are not', async () => {
  const store = makeLineStore(path.join(folder, 'kept'));
  const [first] = jobs as readonly [GamesJob];
  const some = { ...first, seeds: { from: 0, to: 2 } };
  const time = await playGames(playable, [some], { workers: 1, store, stop: new AbortController().signal }, () => {});
  const rest = await played({ workers: 2, store });
  expect([time.played, rest]).toEqual([3, { text: expected, played: 13 }]);
});

it('plays no batch that the consumer does not ask for', async () => {
  const { store, added } = counted(makeLineStore(path.join(folder, 'batches')));
  const how = { workers: 2, store, stop: new AbortController().signal };
  const taken = await withGamesPool(how, async (pool) => {
    const versions = [{ playable, jobs: jobs.slice(0, 1) }];
    for await (const [lines = []] of playInBatches(pool, versions, { from: 5, to: 1000 }, store))
      return lines.map(({ job, line }) => [job, line.seed]);
    return [];
  });
  expect([taken, added.length]).toEqual([Array.from({ length: 32 }, (_, at) => [0, 5 + at]), 32]);
});

it('games that are held against the laws are always played', async () => {
  const store = makeLineStore(path.join(folder, 'laws'));
  const [first] = jobs as readonly [GamesJob];
  const held = { ...first, laws: true, lawsEvery: 50, seeds: { from: 1, to: 1 } };
  const how = { workers: 1, store, stop: new AbortController().signal };
  const times = [await playGames(playable, [held], how, () => {}), await playGames(playable, [held], how, () => {})];
  expect(times.map((time) => time.played)).toEqual([1, 1]);
});
