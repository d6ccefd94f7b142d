import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type Fix, fixesOf, fixOfAll, hasFix, whyNotOf } from '#authoring/tools/fixes/fixes-of.ts';
import { whyNotTexts } from '#authoring/tools/fixes/why-not.ts';
import { withTextFromEffect } from '#authoring/tools/wording/text-from-effect.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import type { KnownProject } from './project-reader.ts';

const tablesOf = (project: Diagnosis) => fixesOfSystem(project.system?.id);

export function fixesFor({ files, project, look }: KnownProject, { problem, all, locale }: AskedFixes): readonly Fix[] {
  const context = { files, project, look, ownFixers: tablesOf(project), locale };
  if (!all) return fixesOf(problem, context);
  const together = fixOfAll(
    project.problems.filter(({ code }) => code === problem.code),
    context,
  );
  return together === null ? [] : [together];
}

/** The document with the printed text of the entry at an offset made to agree with its effects; null: not possible. */
export function textFromEffectIn(
  { files, project, look }: KnownProject,
  { path, offset }: { readonly path: string; readonly offset: number },
): string | null {
  return withTextFromEffect(path, offset, { files, project, look, ownFixers: tablesOf(project), locale: 'ja' });
}

export function fixableOf(project: Diagnosis): Fixable {
  const codes = [...new Set(project.problems.map(({ code }) => code))];
  const ownFixers = tablesOf(project);
  return {
    codes: codes.filter((code) => hasFix(code, ownFixers)),
    whyNot: Object.fromEntries(
      codes.flatMap((code) => {
        const why = whyNotOf(code, ownFixers);
        return why === null ? [] : [[code, whyNotTexts[why]]];
      }),
    ),
  };
}

export interface Fixable {
  readonly codes: readonly string[];
  /** Why other codes have none. */
  readonly whyNot: { readonly [code: string]: Text };
}

export interface AskedFixes {
  readonly problem: Problem;
  readonly all: boolean;
  readonly locale: Locale;
}
