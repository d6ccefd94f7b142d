import type { Worker } from 'node:worker_threads';
import type { Playable } from '#authoring/project/play/playable.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Covered, CoverTry } from '#engine/simulation/goal-search/cover.ts';
import type { CoverPlan } from '#engine/simulation/goal-search/cover-plan.ts';
import type { Goal } from '#engine/simulation/goal-search/goal.ts';
import type { SearchOutcome, SearchPlan } from '#engine/simulation/goal-search/search-plan.ts';
import type { GameRecord, SearchGame, Tried } from '#engine/simulation/goal-search/try-game.ts';
import { type HowManyThreads, onThreads } from '../simulation/on-threads.ts';

export interface TryingData {
  readonly system: string;
  readonly documents: Documents;
  /** Null: coverage of all nodes. */
  readonly goal: Goal | null;
}
export type ToTryingThread =
  | { readonly index: number; readonly what: SearchGame }
  | { readonly index: number; readonly line: GameRecord }
  | { readonly index: number; readonly cover: CoverTry; readonly before: readonly string[] };
export type FromTryingThread =
  | { readonly index: number; readonly tried: Tried }
  | { readonly index: number; readonly line: GameRecord }
  | { readonly index: number; readonly covered: Covered };

export interface HowToTry extends HowManyThreads {
  /** In milliseconds; running games are completed. */
  readonly limit: number;
  readonly heard: (played: number, of: number) => void;
}

/** Searches on threads. The result does not depend on their number, unless time runs out. */
export async function searchOnThreads(
  { system, documents }: Playable,
  goal: Goal,
  plan: SearchPlan,
  how: HowToTry,
): Promise<SearchOutcome & { readonly outOfTime: boolean }> {
  const workerData: TryingData = { system: system.id, documents, goal };
  const end = performance.now() + how.limit;
  return await onThreads('tries-worker', workerData, how, async (threads) => {
    let outOfTime = false;
    for (let round = plan.round(); round.length > 0; round = plan.round()) {
      outOfTime = performance.now() > end;
      if (outOfTime) break;
      const asked = round.map((what, index) => ({ index, what }));
      const answers = await spread(threads, asked);
      plan.take(answers.flatMap((answer) => ('tried' in answer ? [answer.tried] : [])));
      how.heard(plan.searched.games, plan.goal());
    }
    const { searched } = plan;
    if (searched.found === null) return { ...searched, outOfTime };
    const [short] = await spread(threads, [{ index: 0, line: searched.found }]);
    return { ...searched, found: short !== undefined && 'line' in short ? short.line : searched.found, outOfTime };
  });
}

export async function coverOnThreads(
  { system, documents }: Playable,
  plan: CoverPlan,
  how: HowToTry,
): Promise<boolean> {
  const workerData: TryingData = { system: system.id, documents, goal: null };
  const end = performance.now() + how.limit;
  return await onThreads('tries-worker', workerData, how, async (threads) => {
    for (let round = plan.round(); round.length > 0; round = plan.round()) {
      if (performance.now() > end) return true;
      const before = [...plan.reached.keys()];
      const asked = round.map((cover, index) => ({ index, cover, before }));
      const answers = await spread(threads, asked);
      plan.take(answers.flatMap((answer) => ('covered' in answer ? [answer.covered] : [])));
      how.heard(plan.played, plan.games);
    }
    return false;
  });
}

/** Answers are in the order of the questions. */
function spread(threads: readonly Worker[], asked: readonly ToTryingThread[]): Promise<readonly FromTryingThread[]> {
  return new Promise((resolve) => {
    const answers: FromTryingThread[] = [];
    let [given, got] = [0, 0];
    const give = (thread: Worker): void => {
      const next = asked[given];
      if (next === undefined) return;
      given++;
      thread.once('message', (answer: FromTryingThread) => {
        answers[answer.index] = answer;
        got++;
        if (got === asked.length) resolve(answers);
        else give(thread);
      });
      thread.postMessage(next);
    };
    for (const thread of threads) give(thread);
  });
}
