import { refusal, refusalOf } from '#authoring/project/play/refusals.ts';
import { EngineFault } from '#engine/kernel/basics/engine-fault.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import { decidedEarly } from '#engine/simulation/answers/decided-early.ts';
import { OfferedAnswers } from '#engine/simulation/answers/offered-answers.ts';
import { ordered } from '#engine/simulation/answers/ordered-player.ts';
import { AskedParts } from '#engine/simulation/comparison/asked-parts.ts';
import { EffectsRun } from '#engine/simulation/comparison/effects-run.ts';
import { type GameSummary, lineOf, lineWithoutEnd } from '#engine/simulation/game-line.ts';
import { type Game, type HowToPlay, playOut } from '#engine/simulation/play.ts';
import { talliesOf } from '#engine/simulation/tally.ts';
import { systems } from '#engine/systems/systems.ts';
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
  readonly probed: (probe: Probe) => Content;
  /** The same content that also notes which effects run; compiled when it is first needed. */
  watched(): { readonly content: Content; readonly effects: EffectsRun };
}

serveThread(({ system: id, documents }: GivenContent): Compiled => {
  const system = systems.find((one) => one.id === id) as RuleSystem;
  const compiled = (probe: Probe): Content => system.compile(documents, system.language, probe);
  const parts = new AskedParts();
  let watched: ReturnType<Compiled['watched']> | null = null;
  return {
    ...{ system, content: compiled(parts.probe), parts, probed: compiled },
    watched() {
      if (watched !== null) return watched;
      const effects = new EffectsRun();
      watched = { content: compiled(effects.probe), effects };
      return watched;
    },
  };
}, played);

function played(compiled: Compiled, { job, from, count, exactly = false }: Chunk): PlayedChunk {
  const lines: GameSummary[] = [];
  for (let seed = from; seed < from + count; seed++) {
    try {
      const line =
        job.answers === true ? lineWithAnswers(compiled, job, seed) : lineOfJob(compiled, job, seed, exactly);
      lines.push(line);
    } catch (error) {
      const refused = refusalOf(error, compiled.system);
      if (refused === null) throw error;
      return { lines, refused: { seed, code: refused.code, text: refused.text, data: refused.data } };
    }
  }
  return { lines };
}

function lineOfJob(compiled: Compiled, job: JobOfAnySeeds, seed: number, exactly: boolean): GameSummary {
  const { system, content, parts, probed } = compiled;
  const { laws, lawsEvery = 1, tally = false, decided = false } = job;
  parts.begin();
  const game = { system, content, probed, setup: { ...job.setup, seed } };
  const how = { ...howToPlay(job), laws, lawsEvery, keep: laws || tally };
  const line = lineOfGame(game, how, tally);
  const early = decided && line.unended === undefined ? decidedEarly(game, howToPlay(job)) : undefined;
  return { ...line, asked: parts.end(exactly), ...(early === undefined ? {} : { decided: early }) };
}

function lineWithAnswers({ system, watched }: Compiled, job: JobOfAnySeeds, seed: number): GameSummary {
  const { content, effects } = watched();
  const answers = new OfferedAnswers();
  const { player, ...how } = howToPlay(job);
  const makers = typeof player === 'function' ? answers.watched(player) : player.map((one) => answers.watched(one));
  effects.begin();
  const { tally = false } = job;
  const game = { system, content, setup: { ...job.setup, seed } };
  const line = lineOfGame(game, { ...how, player: makers, keep: tally }, tally);
  return { ...line, ran: effects.end(), answers: answers.inGame };
}

function howToPlay({ order, ...who }: JobOfAnySeeds): HowToPlay {
  const { player, effort } = playersOf(who);
  const most = MOST_DECISIONS;
  if (order === undefined) return { player, effort, most };
  const players = typeof player === 'function' ? ordered(player, order) : player.map((one) => ordered(one, order));
  return { player: players, effort, most };
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
