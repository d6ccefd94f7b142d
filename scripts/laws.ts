// `npm run laws [-- --decisions 50000] [-- --every 1] [-- --from 1] [-- --workers 2] [-- --system ID]`: random games of the sample projects
// in every kind of set-up, held against the laws; of a project that requires another only in set-ups that the other
// does not have. With --every K all laws are tried at one decision in K, drawn by
// chance, and only the cheap ones at the others. Exit 1, with the set-up and its seed, when a law is broken.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requirementsOf } from '#authoring/project/packages/layers.ts';
import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { systemIds } from '#engine/systems/system-ids.ts';
import { playGames } from '#host/lab/play-games.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { checkWord, countOf, typedOptions } from './typed-options.mjs';

const text = { type: 'string' } as const;
const usage = 'npm run laws [-- --decisions 50000 --every 1 --from 1 --workers 2 --system ID]';
const { values } = typedOptions(usage, {
  options: { decisions: text, every: text, from: text, workers: text, system: text },
});
checkWord('--system', values.system, systemIds, usage);
const wanted = countOf(values.decisions, 50_000, usage);
const lawsEvery = countOf(values.every, 1, usage);
const first = countOf(values.from, 1, usage);
const workers = countOf(values.workers, os.availableParallelism(), usage);

interface Played {
  readonly games: number;
  readonly decisions: number;
  readonly ends: ReadonlyMap<string | null, number>;
}

/** Random games of each of these set-ups, one for each of these seeds. */
async function play(
  playable: Playable,
  setups: readonly JsonObject[],
  seeds: { readonly from: number; readonly to: number },
): Promise<Played> {
  const jobs = setups.map((setup) => ({ setup, bots: ['random'], effort: {}, laws: true, lawsEvery, seeds }));
  const ends = new Map<string | null, number>();
  let [games, decisions] = [0, 0];
  let said = Date.now();
  await playGames(playable, jobs, { workers, stop: new AbortController().signal, store: null }, (_, line) => {
    games++;
    decisions += line.decisions;
    ends.set(line.result, (ends.get(line.result) ?? 0) + 1);
    if (Date.now() - said < 10_000) return;
    said = Date.now();
    process.stderr.write(`${decisions} decisions\n`);
  });
  return { games, decisions, ends };
}

const projects: { readonly name: string; readonly playable: Playable; readonly isWhole: boolean }[] = [];
for (const name of readdirSync('sample-content').sort()) {
  const project = await readProjectForPlay(path.join('sample-content', name));
  if (!('playable' in project)) throw new Error(`${name} has errors`);
  const { playable } = project;
  if (values.system !== undefined && playable.system.id !== values.system) continue;
  projects.push({ name, playable, isWhole: requirementsOf(playable.documents['studio.json']).length === 0 });
}

const played = new Set<string>();
// What others require first
for (const { name, playable } of projects.sort((a, b) => Number(b.isWhole) - Number(a.isWhole))) {
  const keyOf = (setup: JsonObject) => JSON.stringify([playable.system.id, setup]);
  const setups = playable.system.setups(contentOf(playable)).filter((setup) => !played.has(keyOf(setup)));
  if (setups.length === 0) continue;
  for (const setup of setups) played.add(keyOf(setup));
  const start = Date.now();
  const total = { games: 0, decisions: 0 };
  // One game of each set-up says how many are wanted
  for (let from = first, to = first; total.decisions < wanted; ) {
    const { games, decisions, ends } = await play(playable, setups, { from, to });
    total.games += games;
    total.decisions += decisions;
    process.stderr.write(`${JSON.stringify(Object.fromEntries(ends))}\n`);
    const perSeed = decisions / (to - from + 1);
    from = to + 1;
    to = from + Math.max(0, Math.ceil((wanted - total.decisions) / perSeed) - 1);
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(
    `${name}: ${total.decisions} random decisions in ${total.games} games of ${setups.length} set-ups, no law broken (all laws at 1 in ${lawsEvery}; ${seconds} s)\n`,
  );
}
