import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { greedy } from '#engine/players/greedy.ts';
import { players } from '#engine/players/players.ts';
import { forcedLine } from '../goal-search/forced-line.ts';
import { type Goal, goalNamed, goalsOf } from '../goal-search/goal.ts';
import { GoalWatcher } from '../goal-search/lookout.ts';
import { searching } from '../goal-search/search.ts';
import { SearchPlan } from '../goal-search/search-plan.ts';
import { setupsFor } from '../goal-search/setups.ts';
import { shortestOf } from '../goal-search/shorten.ts';
import type { GameRecord } from '../goal-search/try-game.ts';
import { type AnswerForecast, type HowToEvaluate, playedOn, prospectsOf } from './evaluate.ts';
import { findEnablingChanges } from './suppose.ts';

interface Project {
  readonly system: RuleSystem;
  readonly documents: Documents;
}

/** Names to suggest when a goal is unknown. */
export function knownGoals({ system, documents }: Project): readonly string[] {
  const { designs, events, nodes, results } = goalsOf(system, documents);
  const within = nodes.flatMap(({ path }) => path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/')));
  return [...new Set([...designs, ...events, ...results, ...within])];
}

export interface AdviceRequest {
  readonly goal: Goal;
  readonly setup: JsonObject | null;
  readonly lines: readonly GameRecord[];
  readonly seed: number;
  readonly games: number;
}

/** Searches for a goal on one thread; yields the progress after each game. */
export function* seeking({ system, documents }: Project, { goal, setup, lines, seed, games }: AdviceRequest) {
  const lookout = new GoalWatcher(system, documents, goal);
  const settled = { choices: {}, ...(setup === null ? {} : { document: setup }) };
  const setups = setupsFor(system, lookout.content, { goal, settled });
  const plan = new SearchPlan(setups, seed, games, shortestOf(system, lookout, lines));
  const going = searching(system, lookout, plan);
  let at = going.next();
  for (let games = 1; at.done !== true; games++) {
    yield { games, of: Math.max(games, plan.goal()) };
    at = going.next();
  }
  const { found, foundIn, nearest, fault } = at.value;
  const from = nearest?.line ?? { setup: { ...setups[0], seed }, log: [] };
  return {
    ...{ games: at.value.games, foundIn, found: found !== null },
    line: found ?? forcedLine(system, lookout, from),
    nearest:
      nearest === null || found !== null
        ? null
        : {
            ...{ at: nearest.at, round: nearest.round, reached: [...nearest.reached] },
            distance: Math.min(1, nearest.distance),
          },
    chain: fault?.chain ?? null,
  };
}

export function prospectViews(prospects: readonly AnswerForecast[]) {
  return prospects.map(({ answer, games, won, rounds, dominated, chain }) => ({
    ...{ answer, games, won: won.rate, interval: won.interval, rounds: rounds?.mean ?? null, dominated, chain },
  }));
}

export function howTo({ player, seed, seat }: AskedToPlayOn): HowToEvaluate {
  return { player: players[player] ?? greedy, seed, ...(seat === undefined ? {} : { seat }) };
}
export interface AskedToPlayOn {
  readonly player: string;
  readonly seed: number;
  readonly seat: number | undefined;
}

type NamedGoal = Exclude<Goal, { readonly kind: 'when' }>;

/** Synchronous advice. `lateAfter` makes a new time limit for each question. */
export const makeAdviser = (lateAfter: () => () => boolean) => ({
  goal(project: Project, name: string): { readonly goal: NamedGoal } | { readonly known: readonly string[] } {
    const goal = goalNamed(goalsOf(project.system, project.documents), name);
    return goal === null || goal.kind === 'when' ? { known: knownGoals(project) } : { goal };
  },
  reach(project: Project, asked: AdviceRequest) {
    const going = seeking(project, asked);
    let at = going.next();
    while (at.done !== true) at = going.next();
    return at.value;
  },
  evaluate(session: Session, { playouts, ...how }: AskedToPlayOn & { readonly playouts: number }) {
    const games = Array.from({ length: playouts }, (_, number) => playedOn(session, number, howTo(how)));
    return prospectViews(prospectsOf(session, games, how.seat));
  },
  suppose(session: Session, answer: JsonObject, seat: number | undefined) {
    return findEnablingChanges(session, answer, { isLate: lateAfter(), ...(seat === undefined ? {} : { seat }) });
  },
});
