import { refusal, refusalOf } from '#authoring/project/play/refusals.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { PlayerMaker } from '#engine/players/player.ts';
import { decidedEarly } from '#engine/simulation/answers/decided-early.ts';
import { OfferedAnswers } from '#engine/simulation/answers/offered-answers.ts';
import { ordered } from '#engine/simulation/answers/ordered-player.ts';
import { AskedParts } from '#engine/simulation/comparison/asked-parts.ts';
import { EffectsRun } from '#engine/simulation/comparison/effects-run.ts';
import { type GameSummary, lineOf, lineWithoutEnd } from '#engine/simulation/game-line.ts';
import { type Game, type HowToPlay, playOut } from '#engine/simulation/play.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { playersOf } from '../play/who-plays.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { Chunk, GivenContent, JobOfAnySeeds, PlayedChunk } from './games-job.ts';

/** Many times those of the longest games: one that has more has no end. */
const MOST_DECISIONS = 10_000;

// Worker thread: compiles the content once, then plays seeds.
interface Compiled {
  readonly system: RuleSystem;
  readonly content: Content;
  /** Of `content`. */
  readonly parts: AskedParts;
  readonly effects: EffectsRun;
  readonly probed: (probe: Probe) => Content;
}

serveThread(async ({ system: id, documents }: GivenContent): Promise<Compiled> => {
  const { system } = await lazySystems[id as SystemId]();
  const compiled = (probe: Probe): Content => system.compile(documents, system.language, probe);
  const parts = new AskedParts();
  const effects = new EffectsRun();
  return { system, content: compiled({ ...parts.probe, ...effects.probe }), parts, effects, probed: compiled };
}, played);

function played(compiled: Compiled, { job, from, count, exactly = false }: Chunk): PlayedChunk {
  const lines: GameSummary[] = [];
  for (let seed = from; seed < from + count; seed++) {
    try {
      lines.push(lineOfJob(compiled, job, seed, exactly));
    } catch (error) {
      const refused = refusalOf(error, compiled.system);
      if (refused === null) throw error;
      return { lines, refused: { seed, code: refused.code, text: refused.text, data: refused.data } };
    }
  }
  return { lines };
}

function lineOfJob(compiled: Compiled, job: JobOfAnySeeds, seed: number, exactly: boolean): GameSummary {
  const { system, content, parts, effects, probed } = compiled;
  const { laws, lawsEvery = 1, tally = false, answers = false, decided = false } = job;
  const offered = new OfferedAnswers();
  const how = howToPlay(job, (make) => effects.watched(answers ? offered.watched(make) : make));
  parts.begin();
  effects.begin();
  const game = { system, content, probed, setup: { ...job.setup, seed } };
  const line = lineOfGame(game, { ...how, laws, lawsEvery, keep: laws || tally }, tally);
  const noted = { ran: effects.end(), ...(answers ? { answers: offered.inGame } : {}) };
  const early = decided && line.unended === undefined ? decidedEarly(game, how) : undefined;
  return {
    ...{ ...line, ...noted, asked: parts.end(exactly) },
    ...(early === undefined ? {} : { decided: early }),
  };
}

function howToPlay({ order, ...who }: JobOfAnySeeds, watched: (make: PlayerMaker) => PlayerMaker): HowToPlay {
  const { player, effort } = playersOf(who);
  const made = (make: PlayerMaker) => watched(order === undefined ? make : ordered(make, order));
  return { player: typeof player === 'function' ? made(player) : player.map(made), effort, most: MOST_DECISIONS };
}

/** Effects or answers without end are told of the game. */
function lineOfGame(game: Game, how: HowToPlay, tally: boolean): GameSummary {
  const { system } = game;
  try {
    const out = playOut(game, how);
    const { session, brokenLaws } = out;
    if (brokenLaws.length > 0) throw new Error(`laws broken: ${JSON.stringify({ setup: session.setup, brokenLaws })}`);
    const line = { ...lineOf(out), ...(tally ? talliesOf(session) : {}) };
    if (session.decision === null) return line;
    const { text, code, data } = refusal('noEnd', { decisions: session.decisions }, system);
    const { rounds, decisions, logHash } = line;
    return { ...line, ...lineWithoutEnd(game, { code, text, data }), rounds, decisions, logHash };
  } catch (error) {
    if (!(error instanceof EngineFault) || !['loop', 'depth'].includes(error.code)) throw error;
    const { code, text, data } = refusalOf(error, system) as NonNullable<ReturnType<typeof refusalOf>>;
    return lineWithoutEnd(game, { code, text, data });
  }
}
