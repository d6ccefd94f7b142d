import type { ReachReport } from '#api/cli/reach-report.ts';
import type { SavedFile } from '#api/session/saved-game.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { refusal } from '#authoring/project/play/refusals.ts';
import { goalText, nearestText } from '#authoring/project/sentences/reach-text.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import { isCheat } from '#engine/kernel/naming/naming.ts';
import { replay } from '#engine/kernel/session/replay.ts';
import { forcedLine } from '#engine/simulation/goal-search/forced-line.ts';
import type { Goal } from '#engine/simulation/goal-search/goal.ts';
import { GoalWatcher } from '#engine/simulation/goal-search/lookout.ts';
import { type SearchOutcome, SearchPlan } from '#engine/simulation/goal-search/search-plan.ts';
import { type FixedSetup, setupsFor } from '#engine/simulation/goal-search/setups.ts';
import { shortestOf } from '#engine/simulation/goal-search/shorten.ts';
import type { GameRecord } from '#engine/simulation/goal-search/try-game.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { catchRefusals, type Unplayed } from '../simulation/refused-games.ts';
import { type HowToTry, searchOnThreads } from './search-on-threads.ts';

export type { FixedSetup };

export interface WhatToReach {
  readonly goal: Goal;
  readonly settled: FixedSetup;
  readonly seed: number;
  readonly games: number;
  readonly kept: readonly GameRecord[];
}
export interface Reached {
  readonly report: ReachReport;
  readonly save: SavedFile | null;
}

/** Searches for a game that reaches a goal. Throws only on bugs of ours. */
export function reach(
  project: ProjectForPlay,
  what: WhatToReach,
  how: HowToTry,
): Promise<{ readonly report: Reached } | Unplayed> {
  return catchRefusals(project.playable.system, () => looked(project, what, how));
}

async function looked(project: ProjectForPlay, what: WhatToReach, how: HowToTry): Promise<Reached> {
  const { playable } = project;
  const { system, documents } = playable;
  const { goal, settled, seed, games } = what;
  const lookout = new GoalWatcher(system, documents, goal);
  const setups = setupsFor(system, lookout.content, { goal, settled });
  for (const setup of setups) system.readSetup(lookout.content, setup);
  const plan = new SearchPlan(setups, seed, games, shortestOf(system, lookout, what.kept));
  const searched = await searchOnThreads(playable, goal, plan, how);
  const forced =
    searched.found === null ? forcedLine(system, lookout, searched.nearest?.line ?? firstLine(setups, seed)) : null;
  const line = searched.found ?? forced;
  const content = contentOf(playable);
  const save = line === null ? null : savedAs(project, content, line);
  return { report: reportOf(project, { goal, searched, line, save }), save };
}

const firstLine = (setups: readonly GameRecord['setup'][], seed: number): GameRecord => ({
  setup: { ...setups[0], seed },
  log: [],
});

function savedAs(project: ProjectForPlay, content: Content, line: GameRecord): SavedFile {
  const { session } = replay(project.playable.system, content, line.setup, line.log);
  return {
    ...session.save(),
    project: { id: project.id, version: project.version },
    logHash: session.logHash(),
    events: session.eventsFrom(0),
  };
}

interface Looked {
  readonly goal: Goal;
  readonly searched: SearchOutcome & { readonly outOfTime: boolean };
  readonly line: GameRecord | null;
  readonly save: SavedFile | null;
}

function reportOf({ playable }: ProjectForPlay, { goal, searched, line, save }: Looked): ReachReport {
  const { system, documents } = playable;
  const { games, found, foundIn, nearest, fault, outOfTime } = searched;
  return {
    goal: told(goal),
    name: { ...goalText(told(goal), system, documents) },
    ...{ found: found !== null, games, foundIn, outOfTime },
    line:
      line === null || save === null
        ? null
        : {
            setup: save.setup,
            log: [...line.log] as ReachReport['goal'][],
            decisions: line.log.length,
            forced: line.log.some(isCheat),
            ...{ hash: save.hash, logHash: save.logHash ?? '', contentHash: save.contentHash },
          },
    nearest:
      nearest === null || found !== null
        ? null
        : {
            ...{ at: nearest.at, round: nearest.round, distance: Math.min(1, nearest.distance) },
            reached: [...nearest.reached],
            text: { ...nearestText(nearest, system, documents) },
          },
    fault:
      fault === null
        ? null
        : {
            code: fault.code,
            message: { ...refusal(fault.code, fault.data, system, documents).text },
            chain: [...fault.chain],
          },
  };
}

const told = (goal: Goal): ReachReport['goal'] =>
  goal.kind === 'node'
    ? { kind: 'node', of: goal.of }
    : goal.kind === 'when'
      ? { kind: 'when', condition: { ...goal.condition } as never }
      : goal;
