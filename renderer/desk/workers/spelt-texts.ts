import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type SpeltText, spellingProblems, wordsToSpell } from '#authoring/tools/spelling/spelling-problems.ts';
import type { MisspeltWord } from './spelling-room.ts';

export interface AskedSpelling {
  readonly locale: string;
  /** Null: all translations. */
  readonly typed: SpeltText | null;
}

export const wordsIn = (project: Diagnosis, { locale, typed }: AskedSpelling): readonly string[] =>
  wordsToSpell(project, locale, typed);

export const problemsIn = (
  project: Diagnosis,
  { locale, typed, misspelt }: AskedSpelling & { readonly misspelt: readonly MisspeltWord[] },
): readonly Problem[] => spellingProblems(project, locale, new Map(misspelt), typed);
