import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { targetLocales } from '#authoring/project/localization/translation-files.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { spellingProblems, wordsToSpell } from '#authoring/tools/spelling/spelling-problems.ts';
import { memoryProblems } from '#authoring/tools/translations/memory-problems.ts';

/** The problems of an example of the documentation, those of spelling included if it has a dictionary. */
export function exampleProblems(
  files: readonly ProjectFile[],
  diagnosis: Diagnosis,
  dictionary: readonly string[] = [],
): readonly Problem[] {
  const problems = [...diagnosis.problems, ...memoryProblems(files)];
  if (dictionary.length === 0) return problems;
  return [
    ...problems,
    ...targetLocales(diagnosis).flatMap((locale) => {
      const wrong = wordsToSpell(diagnosis, locale).filter((word) => !dictionary.includes(word));
      const misspelt = new Map(wrong.map((word) => [word, [nearest(word, dictionary) ?? []].flat()]));
      return spellingProblems(diagnosis, locale, misspelt);
    }),
  ];
}
