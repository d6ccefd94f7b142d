import { parentPort, workerData } from 'node:worker_threads';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { CoverGames } from '#engine/simulation/goal-search/cover.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { shortened } from '#engine/simulation/goal-search/shorten.ts';
import { tryGame } from '#engine/simulation/goal-search/try-game.ts';
import { systems } from '#engine/systems/systems.ts';
import type { FromTryingThread, ToTryingThread, TryingData } from './search-on-threads.ts';

// Worker thread: compiles the content once, then plays what it is sent.
const port = parentPort;
if (port === null) throw new Error('this file runs as a thread');
const { system: id, documents, goal } = workerData as TryingData;
const system = systems.find((one) => one.id === id) as RuleSystem;
const lookout = goal === null ? null : new GoalWatcher(system, documents, goal);
const games = goal === null ? new CoverGames(system, documents) : null;

port.on('message', (asked: ToTryingThread) => port.postMessage(answerTo(asked)));

function answerTo(asked: ToTryingThread): FromTryingThread {
  const { index } = asked;
  if ('cover' in asked) return { index, covered: there(games).play(asked.cover, new Set(asked.before)) };
  if ('line' in asked) return { index, line: shortened(system, there(lookout), asked.line) };
  return { index, tried: tryGame(system, there(lookout), asked.what) };
}

function there<T>(one: T | null): T {
  if (one === null) throw new Error('it was born to look for something else');
  return one;
}
