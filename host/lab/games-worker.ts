import { refusalOf } from '#authoring/project/play/refusals.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { AskedParts } from '#engine/simulation/comparison/asked-parts.ts';
import { type GameSummary, lineOf } from '#engine/simulation/game-line.ts';
import { playOut } from '#engine/simulation/play.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { systems } from '#engine/systems/systems.ts';
import { playersOf } from '../play/who-plays.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { Chunk, GivenContent, PlayedChunk } from './games-job.ts';

// Worker thread: compiles the content once, then plays seeds.
interface Compiled {
  readonly system: RuleSystem;
  readonly content: Content;
  /** Of `content`. */
  readonly parts: AskedParts;
  readonly probed: (probe: Probe) => Content;
}

serveThread(({ system: id, documents }: GivenContent): Compiled => {
  const system = systems.find((one) => one.id === id) as RuleSystem;
  const compiled = (probe: Probe): Content => system.compile(documents, system.language, probe);
  const parts = new AskedParts();
  return { system, content: compiled(parts.probe), parts, probed: compiled };
}, played);

function played({ system, content, parts, probed }: Compiled, { job, from, count }: Chunk): PlayedChunk {
  const { setup, laws, lawsEvery = 1, tally = false, ...who } = job;
  const lines: GameSummary[] = [];
  for (let seed = from; seed < from + count; seed++) {
    try {
      parts.begin();
      const game = playOut(
        { system, content, probed, setup: { ...setup, seed } },
        { ...playersOf(who), laws, lawsEvery, keep: laws || tally },
      );
      const { brokenLaws } = game;
      if (brokenLaws.length > 0)
        throw new Error(`laws broken: ${JSON.stringify({ setup: game.session.setup, brokenLaws })}`);
      const line = { ...lineOf(game), asked: parts.end() };
      lines.push(tally ? { ...line, ...talliesOf(game.session) } : line);
    } catch (error) {
      const refusal = refusalOf(error, system);
      if (refusal === null) throw error;
      return { lines, refused: { seed, code: refusal.code, text: refusal.text, data: refusal.data } };
    }
  }
  return { lines };
}
