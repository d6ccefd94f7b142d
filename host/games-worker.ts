import { parentPort, workerData } from 'node:worker_threads';
import { refusalOf } from '#authoring/refusals.ts';
import { players } from '#engine/players/players.ts';
import { lineOf } from '#engine/simulation/game-line.ts';
import { playOut } from '#engine/simulation/play.ts';
import { systems } from '#engine/systems/systems.ts';
import type { Batch, FromThread, GamesJob, ThreadData } from './games-on-threads.ts';

// A thread that plays games: it compiles the content once, then answers each batch of seeds with the games' lines.
const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { system: id, documents, jobs } = workerData as ThreadData;
const system = systems.find((one) => one.id === id);
if (system === undefined) throw new Error(`no system ${id}`);
const content = system.compile(documents, system.language, null);
const tell = (message: FromThread): void => port.postMessage(message);

port.on('message', (batch: Batch) => tell(played(batch)));
tell({ kind: 'ready' });

function played({ index, job, from, count }: Batch): FromThread {
  const { setup, player: name, laws } = jobs[job] as GamesJob;
  const player = players[name];
  if (system === undefined || player === undefined) throw new Error(`no player ${name}`);
  const lines = [];
  for (let seed = from; seed < from + count; seed++) {
    try {
      const game = playOut({ system, content, setup: { ...setup, seed } }, { player, laws });
      const { brokenLaws } = game;
      if (brokenLaws.length > 0)
        throw new Error(`laws broken: ${JSON.stringify({ setup: game.session.setup, brokenLaws })}`);
      lines.push(lineOf(game));
    } catch (error) {
      const refusal = refusalOf(error, system);
      if (refusal === null) throw error;
      return { kind: 'played', index, lines, refused: { seed, code: refusal.code, text: refusal.text } };
    }
  }
  return { kind: 'played', index, lines };
}
