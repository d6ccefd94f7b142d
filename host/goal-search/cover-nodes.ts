import type { ReachAllReport } from '#api/cli/reach-all-report.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { refusal } from '#authoring/project/play/refusals.ts';
import { CoverPlan } from '#engine/simulation/goal-search/cover-plan.ts';
import { goalsOf } from '#engine/simulation/goal-search/goal.ts';
import type { FixedSetup } from '#engine/simulation/goal-search/setups.ts';
import { GameRefused } from '../lab/games-job.ts';
import { fillSentence } from '../program/fill-sentence.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';
import { catchRefusals, type Unplayed } from '../simulation/refused-games.ts';
import words from '../words/host.json' with { type: 'json' };
import { coverOnThreads, type HowToTry } from './search-on-threads.ts';

export function coverNodes(
  { playable }: ProjectForPlay,
  { settled, seed, games }: { readonly settled: FixedSetup; readonly seed: number; readonly games: number },
  how: HowToTry,
): Promise<{ readonly report: ReachAllReport } | Unplayed> {
  return catchRefusals(playable.system, async () => {
    const { system, documents } = playable;
    const { nodes } = goalsOf(system, documents);
    const plan = new CoverPlan({ system, content: contentOf(playable), nodes, settled }, seed, games);
    const outOfTime = await coverOnThreads(playable, plan, how);
    if (plan.fault !== null) {
      const { seed, code, data } = plan.fault;
      throw new GameRefused({ seed, ...refusal(code, data, system, documents) });
    }
    return reportOf(plan, outOfTime);
  });
}

function reportOf(plan: CoverPlan, outOfTime: boolean): ReachAllReport {
  const { nodes, reached, lines, missing, tries, played } = plan;
  const ran = withPartsOf(reached.keys());
  return {
    nodes: nodes.length,
    reached: nodes.length - missing.length,
    share: nodes.length === 0 ? 1 : (nodes.length - missing.length) / nodes.length,
    ...{ games: played, faults: 0, outOfTime },
    found: nodes.flatMap(({ path }) => reached.get(path) ?? []).map((one) => ({ ...one })),
    lines: lines.map(({ setup, log }) => ({ setup, log: log.map((entry) => ({ ...entry })) })),
    missing: missing.map(({ path, op }) => {
      const nearest = nearestRan(path, ran);
      const times = tries.get(path) ?? 0;
      return { path, op, tries: times, nearest, reason: reasonOf(nearest, times) };
    }),
  };
}

function withPartsOf(paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const path of paths)
    for (let part = path; part !== '' && !all.has(part); part = upTo(part.lastIndexOf('/'), part)) all.add(part);
  return all;
}

function nearestRan(path: string, ran: ReadonlySet<string>): string {
  let part = upTo(path.lastIndexOf('/'), path);
  while (part !== '' && !ran.has(part)) part = upTo(part.lastIndexOf('/'), part);
  return part;
}

const upTo = (end: number, path: string): string => path.slice(0, Math.max(0, end));

function reasonOf(nearest: string, tries: number): ReachAllReport['missing'][number]['reason'] {
  return fillSentence(nearest === '' ? words.neverRan : words.neverFurther, { nearest, tries });
}
