import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { type Fix, fixesOf, fixOfAll, hasMender } from '#authoring/fixes/fixes-of.ts';
import type { Problem } from '#authoring/problem.ts';
import { mendsOf } from '#engine/systems/mends.ts';
import type { KnownProject } from './project-reader.ts';

// Loaded when somebody first asks how something is mended.

const tablesOf = (project: Diagnosis) => mendsOf(project.system?.id);

export function fixesFor({ problem, all }: AskedFixes, { files, project, look }: KnownProject): readonly Fix[] {
  const mending = { files, project, look, mends: tablesOf(project) };
  if (!all) return fixesOf(problem, mending);
  const together = fixOfAll(
    project.problems.filter(({ code }) => code === problem.code),
    mending,
  );
  return together === null ? [] : [together];
}

/** Codes of these for which something may be done. */
export function mendableOf(project: Diagnosis): readonly string[] {
  const codes = [...new Set(project.problems.map(({ code }) => code))];
  return codes.filter((code) => hasMender(code, tablesOf(project)));
}

export interface AskedFixes {
  readonly problem: Problem;
  /** All of its kind together. */
  readonly all: boolean;
}
