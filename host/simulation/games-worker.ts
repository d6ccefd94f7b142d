import { parentPort, workerData } from 'node:worker_threads';
import { refusalOf } from '#authoring/project/play/refusals.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { type GameSummary, lineOf } from '#engine/simulation/game-line.ts';
import { playOut } from '#engine/simulation/play.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { systems } from '#engine/systems/systems.ts';
import { playersOf } from '../play/who-plays.ts';
import type { FromThread, GamesJob, SeedBatch, ThreadData } from './games-on-threads.ts';

// Worker thread: compiles the content once, then plays batches of seeds.
const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { system: id, documents, jobs } = workerData as ThreadData;
const system = systems.find((one) => one.id === id) as RuleSystem;
const content = system.compile(documents, system.language, null);
const probed = (probe: Probe): Content => system.compile(documents, system.language, probe);
const tell = (message: FromThread): void => port.postMessage(message);

port.on('message', (batch: SeedBatch) => tell(played(batch)));
tell({ kind: 'ready' });

function played({ index, job, from, count }: SeedBatch): FromThread {
  const { setup, laws, lawsEvery = 1, tally = false, ...who } = jobs[job] as GamesJob;
  const lines: GameSummary[] = [];
  for (let seed = from; seed < from + count; seed++) {
    try {
      const game = playOut(
        { system, content, probed, setup: { ...setup, seed } },
        { ...playersOf(who), laws, lawsEvery, keep: laws || tally },
      );
      const { brokenLaws } = game;
      if (brokenLaws.length > 0)
        throw new Error(`laws broken: ${JSON.stringify({ setup: game.session.setup, brokenLaws })}`);
      lines.push(tally ? { ...lineOf(game), ...talliesOf(game.session) } : lineOf(game));
    } catch (error) {
      const refusal = refusalOf(error, system);
      if (refusal === null) throw error;
      return {
        kind: 'played',
        index,
        lines,
        refused: { seed, code: refusal.code, text: refusal.text, data: refusal.data },
      };
    }
  }
  return { kind: 'played', index, lines };
}
