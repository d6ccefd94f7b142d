// One side of a comparison, in a process of its own: `bench/beside.ts` runs this file in this tree and, copied there, in
// that of an earlier commit. So it imports only what has been there for long.
import path from 'node:path';
import { contentOf } from '../authoring/project/play/playable.ts';
import { seatOfOne } from '../engine/kernel/session/seats-asked.ts';
import { Session } from '../engine/kernel/session/session.ts';
import type { PlayerMaker } from '../engine/players/player.ts';
import { players } from '../engine/players/players.ts';
import { playOut } from '../engine/simulation/play.ts';
import { readProjectForPlay } from '../host/project/project-for-play.ts';

/** Answers of search at the beginning of a game: a whole one takes seconds. */
const searched = 40;
const playouts = 16;
/** Asking for the time takes as long as a decision. */
const gamesBetweenLooks = 8;

export interface Asked {
  /** A folder of the samples, and a program. */
  readonly project: string;
  readonly program: string;
  readonly milliseconds: number;
}

type Game = (seed: number) => number;

const [samples = ''] = process.argv.slice(2);
const games = new Map<string, Game>();
const seeds = new Map<string, number>();

process.on('message', async (asked: Asked) => {
  const key = `${asked.project} ${asked.program}`;
  const game = games.get(key) ?? (await gameOf(asked));
  games.set(key, game);
  process.send?.(rate(key, game, asked.milliseconds));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

/** Decisions in a second of processor time. */
function rate(key: string, game: Game, milliseconds: number): number {
  const between = key.endsWith('search') ? 1 : gamesBetweenLooks;
  const time = () => process.cpuUsage().user / 1000;
  const start = time();
  let decisions = 0;
  let seed = seeds.get(key) ?? 0;
  while (time() - start < milliseconds) for (let i = 0; i < between; i++) decisions += game(++seed);
  seeds.set(key, seed);
  return decisions / ((time() - start) / 1000);
}

async function gameOf({ project, program }: Asked): Promise<Game> {
  const read = await readProjectForPlay(path.join(samples, project));
  if (!('playable' in read)) throw new Error(`${project} has errors`);
  const { system } = read.playable;
  const content = contentOf(read.playable);
  const player = players[program] as PlayerMaker;
  const alone = !system.seating(content).together;
  const seats = alone ? system.setupFor(content, {}, 2) : {};
  if (program !== 'search')
    return (seed) => playOut({ system, content, setup: { ...seats, seed } }, { player }).outcome.decisions;
  return (seed) => {
    const session = Session.open(system, content, { ...seats, seed }, { keep: false });
    const search = player(seed, { playouts });
    while (session.decision !== null && session.decisions < searched)
      session.choose(search.choose(session, seatOfOne(session)));
    return session.decisions;
  };
}
