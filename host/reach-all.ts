import type { ReachAllReport } from '#api/cli/reach-all-report.ts';
import { contentOf } from '#authoring/playable.ts';
import { CoverPlan } from '#engine/simulation/reach/cover-plan.ts';
import { goalsOf } from '#engine/simulation/reach/goal.ts';
import type { Settled } from '#engine/simulation/reach/setups.ts';
import { attempt, type Unplayed } from './many-games.ts';
import type { ProjectForPlay } from './project-for-play.ts';
import { coverOnThreads, type HowToTry } from './tries-on-threads.ts';

/** Plays games until every node of a project has run, or so many are played. */
export function reachAll(
  { playable }: ProjectForPlay,
  { settled, seed, games }: { readonly settled: Settled; readonly seed: number; readonly games: number },
  how: HowToTry,
): Promise<{ readonly report: ReachAllReport } | Unplayed> {
  return attempt(playable.system, async () => {
    const { system, documents } = playable;
    const { nodes } = goalsOf(system, documents);
    const plan = new CoverPlan({ system, content: contentOf(playable), nodes, settled }, seed, games);
    const outOfTime = await coverOnThreads(playable, plan, how);
    return reportOf(plan, outOfTime);
  });
}

function reportOf(plan: CoverPlan, outOfTime: boolean): ReachAllReport {
  const { nodes, reached, lines, missing, tries, faults, played } = plan;
  const ran = [...reached.keys()];
  return {
    nodes: nodes.length,
    reached: nodes.length - missing.length,
    share: nodes.length === 0 ? 1 : (nodes.length - missing.length) / nodes.length,
    ...{ games: played, faults, outOfTime },
    found: nodes.flatMap(({ path }) => reached.get(path) ?? []).map((one) => ({ ...one })),
    lines: lines.map(({ setup, log }) => ({ setup, log: log.map((entry) => ({ ...entry })) })),
    missing: missing.map(({ path, op }) => {
      const nearest = nearestRan(path, ran);
      const times = tries.get(path) ?? 0;
      return { path, op, tries: times, nearest, reason: reasonOf(nearest, times) };
    }),
  };
}

/** The longest part of a path within which something has run. */
function nearestRan(path: string, ran: readonly string[]): string {
  const parts = path.split('/');
  for (let upTo = parts.length - 1; upTo > 0; upTo--) {
    const within = parts.slice(0, upTo).join('/');
    if (ran.some((one) => one === within || one.startsWith(`${within}/`))) return within;
  }
  return '';
}

function reasonOf(nearest: string, tries: number): ReachAllReport['missing'][number]['reason'] {
  if (nearest === '')
    return {
      ja: `これを持つものが、一度も働かなかった（${tries}ゲームで狙った）`,
      en: `Nothing of what bears it has ever run (${tries} games went for it)`,
    };
  return {
    ja: `${nearest} までは働いたが、その先は一度もなかった（${tries}ゲームで狙った）`,
    en: `It came as far as ${nearest}, and never further (${tries} games went for it)`,
  };
}
