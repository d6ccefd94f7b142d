import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Playable } from '../authoring/playable.ts';
import { readProjectForPlay } from '../host/project-for-play.ts';
import { peerGames } from './boardgame-io.ts';
import { peak, quick, type Rate } from './measure.ts';
import { games, probedGames } from './ours.ts';
import { battles } from './pokemon-showdown.ts';

export const sample = 'sample-content/tokyo-site-seeing';

export async function playableSample(): Promise<Playable> {
  const project = await readProjectForPlay(sample);
  if (!('playable' in project)) throw new Error(`${sample} has errors`);
  return project.playable;
}

/** Each is measured in a process of its own, one after the other: none is compiled or collected by another's habits. */
const engines = {
  ours: async () => games(await playableSample()),
  probed: async () => ({ random: probedGames(await playableSample()) }),
  boardgameIo: async () => peerGames(),
  pokemonShowdown: async () => ({ random: battles() }),
} satisfies { readonly [engine: string]: () => Promise<Rates> };
export type Engine = keyof typeof engines;

type Rates = { readonly [how: string]: Rate };
export interface MeasuredEngine {
  readonly rates: Rates;
  /** The most memory that its process held, in bytes. */
  readonly peak: number;
}
const flag = '--engine=';

/** In a process that was started to measure one engine: measures it. False in any other. */
export async function measureAsked(): Promise<boolean> {
  const asked = process.argv.find((word) => word.startsWith(flag))?.slice(flag.length);
  if (asked === undefined) return false;
  const rates = await engines[asked as Engine]();
  const told = JSON.stringify({ rates, peak } satisfies MeasuredEngine);
  // Showdown leaves timers behind that would keep the process alive
  process.stdout.write(told, () => process.exit());
  return true;
}

export function measured(engine: Engine): MeasuredEngine {
  const words = [fileURLToPath(import.meta.url), `${flag}${engine}`, ...(quick ? ['--quick'] : [])];
  const { status, stdout } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${engine} could not be measured`);
  return JSON.parse(stdout) as MeasuredEngine;
}
