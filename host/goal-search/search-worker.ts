import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { CoverGames } from '#engine/simulation/goal-search/cover.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { shortened } from '#engine/simulation/goal-search/shorten.ts';
import { tryGame } from '#engine/simulation/goal-search/try-game.ts';
import { lazySystems } from '#engine/systems/lazy-systems.ts';
import type { SystemId } from '#engine/systems/system-ids.ts';
import { serveThread } from '../threads/serve-thread.ts';
import type { FromTryingThread, ToTryingThread, TryingData } from './search-on-threads.ts';

// Worker thread: compiles the content once, then plays what it is sent.
interface Trying {
  readonly system: RuleSystem;
  readonly lookout: GoalWatcher | null;
  readonly games: CoverGames | null;
}

serveThread(async ({ system: id, documents, goal }: TryingData): Promise<Trying> => {
  const { system } = await lazySystems[id as SystemId]();
  return {
    system,
    lookout: goal === null ? null : new GoalWatcher(system, documents, goal),
    games: goal === null ? new CoverGames(system, documents) : null,
  };
}, answerTo);

function answerTo({ system, lookout, games }: Trying, asked: ToTryingThread): FromTryingThread {
  if ('cover' in asked) return { covered: there(games).play(asked.cover, new Set(asked.before)) };
  if ('line' in asked) return { line: shortened(system, there(lookout), asked.line) };
  return { tried: tryGame(system, there(lookout), asked.what) };
}

function there<T>(one: T | null): T {
  if (one === null) throw new Error('it was made to look for something else');
  return one;
}
