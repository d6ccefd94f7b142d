import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Playable } from '../authoring/project/play/playable.ts';
import { shippedIn } from '../host/program/program-folder.ts';
import { readProjectForPlay } from '../host/project/project-for-play.ts';
import { peerGames } from './boardgame-io.ts';
import { quick, type Rate, type Runs, rateOf, warmUpMs } from './measure.ts';
import { games, probedGames } from './ours.ts';
import { battles } from './pokemon-showdown.ts';

export const sample = shippedIn('.');

export async function playableSample(): Promise<Playable> {
  const project = await readProjectForPlay(sample);
  if (!('playable' in project)) throw new Error(`${sample} has errors`);
  return project.playable;
}

const engines = {
  ours: async () => games(await playableSample()),
  probed: async () => probedGames(await playableSample()),
  boardgameIo: async () => peerGames(),
  pokemonShowdown: async () => battles(),
} satisfies { readonly [engine: string]: () => Promise<Runs> };
export type Engine = keyof typeof engines;

/** What an engine did when it was asked to run for a while. */
interface Piece {
  readonly rates: { readonly [how: string]: Rate };
  /** The most memory that its process has held, in bytes. */
  readonly memory: number;
}
/** What all engines did in turn, one after the other: a round of pieces. */
export type Round = { readonly [engine in Engine]: Piece };

const flag = '--engine=';

/** In a process that was started to be measured: runs when it is asked to. False in any other. */
export async function measureAsked(): Promise<boolean> {
  const asked = process.argv.find((word) => word.startsWith(flag))?.slice(flag.length);
  if (asked === undefined) return false;
  const runs = await engines[asked as Engine]();
  process.on('message', (milliseconds: number) => {
    const rates = Object.fromEntries(Object.entries(runs).map(([how, run]) => [how, rateOf(run, milliseconds)]));
    process.send?.({ rates, memory: process.resourceUsage().maxRSS * 1024 } satisfies Piece);
  });
  // Showdown leaves timers behind that would keep the process alive
  process.on('disconnect', () => process.exit());
  return true;
}

const rounds = quick ? 3 : 7;
const pieceMs = quick ? 300 : 1500;

/**
 * Each engine in a process of its own, so that none is compiled or collected by another's habits; they run in turn, a
 * piece each, so that a machine that is slower for a while is slower for all.
 */
export async function measureEngines(): Promise<readonly Round[]> {
  const names = Object.keys(engines) as Engine[];
  const processes = new Map(names.map((name) => [name, started(name)]));
  const runAll = async (milliseconds: number): Promise<Round> => {
    const round: [Engine, Piece][] = [];
    for (const [name, one] of processes) round.push([name, await run(one, milliseconds)]);
    return Object.fromEntries(round) as Round;
  };
  await runAll(warmUpMs);
  const measured: Round[] = [];
  for (let i = 0; i < rounds; i++) measured.push(await runAll(pieceMs));
  for (const { child } of processes.values()) child.disconnect();
  return measured;
}

interface Started {
  readonly child: ChildProcess;
  /** Never comes true: fails when the process ends before it is let go. */
  readonly gone: Promise<never>;
}

function started(engine: Engine): Started {
  const child = fork(fileURLToPath(import.meta.url), [`${flag}${engine}`, ...(quick ? ['--quick'] : [])]);
  const gone = once(child, 'exit').then(() => {
    throw new Error(`${engine} could not be measured`);
  });
  gone.catch(() => undefined);
  return { child, gone };
}

async function run({ child, gone }: Started, milliseconds: number): Promise<Piece> {
  child.send(milliseconds);
  const [piece] = (await Promise.race([once(child, 'message'), gone])) as [Piece];
  return piece;
}
