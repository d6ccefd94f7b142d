import type { Playable } from '#authoring/project/play/playable.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Covered, CoverTry } from '#engine/simulation/goal-search/cover.ts';
import type { CoverPlan } from '#engine/simulation/goal-search/cover-plan.ts';
import type { Goal } from '#engine/simulation/goal-search/goal.ts';
import type { SearchOutcome, SearchPlan } from '#engine/simulation/goal-search/search-plan.ts';
import type { GameRecord, SearchGame, Tried } from '#engine/simulation/goal-search/try-game.ts';
import { type HowManyThreads, withPool } from '../threads/with-pool.ts';

export interface TryingData {
  readonly system: string;
  readonly documents: Documents;
  /** Null: coverage of all nodes. */
  readonly goal: Goal | null;
}
export type ToTryingThread =
  | { readonly what: SearchGame }
  | { readonly line: GameRecord }
  | { readonly cover: CoverTry; readonly before: readonly string[] };
export type FromTryingThread =
  | { readonly tried: Tried }
  | { readonly line: GameRecord }
  | { readonly covered: Covered };

export interface HowToTry extends HowManyThreads {
  /** In milliseconds; running games are completed. */
  readonly limit: number;
  readonly heard: (played: number, of: number) => void;
}

/** Searches on threads. The result does not depend on their number, unless time runs out. Throws `WorkStopped`. */
export async function searchOnThreads(
  { system, documents }: Playable,
  goal: Goal,
  plan: SearchPlan,
  how: HowToTry,
): Promise<SearchOutcome & { readonly outOfTime: boolean }> {
  const end = performance.now() + how.limit;
  return await withThreads({ system: system.id, documents, goal }, how, async (answersTo) => {
    let outOfTime = false;
    for (let round = plan.round(); round.length > 0; round = plan.round()) {
      outOfTime = performance.now() > end;
      if (outOfTime) break;
      const answers = await answersTo(round.map((what) => ({ what })));
      plan.take(answers.flatMap((answer) => ('tried' in answer ? [answer.tried] : [])));
      how.heard(plan.searched.games, plan.goal());
    }
    const { searched } = plan;
    if (searched.found === null) return { ...searched, outOfTime };
    const [short] = await answersTo([{ line: searched.found }]);
    return { ...searched, found: short !== undefined && 'line' in short ? short.line : searched.found, outOfTime };
  });
}

/** Whether time ran out. Throws `WorkStopped`. */
export async function coverOnThreads(
  { system, documents }: Playable,
  plan: CoverPlan,
  how: HowToTry,
): Promise<boolean> {
  const end = performance.now() + how.limit;
  return await withThreads({ system: system.id, documents, goal: null }, how, async (answersTo) => {
    for (let round = plan.round(); round.length > 0; round = plan.round()) {
      if (performance.now() > end) return true;
      const before = [...plan.reached.keys()];
      const answers = await answersTo(round.map((cover) => ({ cover, before })));
      plan.take(answers.flatMap((answer) => ('covered' in answer ? [answer.covered] : [])));
      how.heard(plan.played, plan.games);
    }
    return false;
  });
}

/** Answers are in the order of the questions. */
type AnswersTo = (asked: readonly ToTryingThread[]) => Promise<readonly FromTryingThread[]>;

async function withThreads<T>(what: TryingData, how: HowManyThreads, work: (answersTo: AnswersTo) => Promise<T>) {
  const given = { id: 'project', what };
  return await withPool<TryingData, ToTryingThread, FromTryingThread, T>('tries-worker', how, (pool) =>
    work((asked) => Promise.all(asked.map((one) => pool.ask(given, one)))),
  );
}
