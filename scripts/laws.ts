// `npm run laws [-- --decisions 50000] [-- --every 1] [-- --from 1] [-- --workers 2] [-- --system ID]`: random games of the sample projects
// in every kind of set-up, held against the laws. With --every K all laws are tried at one decision in K, drawn by
// chance, and only the cheap ones at the others. Exit 1, with the set-up and its seed, when a law is broken.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { playOnThreads } from '#host/simulation/games-on-threads.ts';

const number = (value: string | undefined, unlessSaid: number): number => {
  const found = Number(value ?? unlessSaid);
  if (!Number.isSafeInteger(found) || found < 1) throw new Error(`${value} is no number of at least 1`);
  return found;
};
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { decisions: text, every: text, from: text, workers: text, system: text } });
const wanted = number(values.decisions, 50_000);
const lawsEvery = number(values.every, 1);
const first = number(values.from, 1);
const workers = number(values.workers, os.availableParallelism());

interface Played {
  readonly games: number;
  readonly decisions: number;
  readonly ends: ReadonlyMap<string | null, number>;
}

/** Random games of every kind of set-up, one for each of these seeds. */
async function play(playable: Playable, seeds: { readonly from: number; readonly to: number }): Promise<Played> {
  const jobs = playable.system
    .setups(contentOf(playable))
    .map((setup) => ({ setup, bots: ['random'], effort: {}, laws: true, lawsEvery, seeds }));
  const ends = new Map<string | null, number>();
  let [games, decisions] = [0, 0];
  let said = Date.now();
  await playOnThreads(playable, jobs, { workers, stop: new AbortController().signal }, (_, line) => {
    games++;
    decisions += line.decisions;
    ends.set(line.result, (ends.get(line.result) ?? 0) + 1);
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    process.stderr.write(`${decisions} decisions\n`);
  });
  return { games, decisions, ends };
}

for (const name of readdirSync('sample-content').sort()) {
  const project = await readProjectForPlay(path.join('sample-content', name));
  if (!('playable' in project)) throw new Error(`${name} has errors`);
  // Its games would be those of what it requires, and a few more.
  if (requirementsOf(project.playable.documents['studio.json']).length > 0) continue;
  if (values.system !== undefined && project.playable.system.id !== values.system) continue;
  const start = Date.now();
  const total = { games: 0, decisions: 0 };
  // One game of each set-up says how many are wanted
  for (let from = first, to = first; total.decisions < wanted; ) {
    const { games, decisions, ends } = await play(project.playable, { from, to });
    total.games += games;
    total.decisions += decisions;
    process.stderr.write(`${JSON.stringify(Object.fromEntries(ends))}\n`);
    const perSeed = decisions / (to - from + 1);
    from = to + 1;
    to = from + Math.max(0, Math.ceil((wanted - total.decisions) / perSeed) - 1);
  }
  const kinds = project.playable.system.setups(contentOf(project.playable)).length;
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(
    `${name}: ${total.decisions} random decisions in ${total.games} games of ${kinds} set-ups, no law broken (all laws at 1 in ${lawsEvery}; ${seconds} s)\n`,
  );
}
