import { assignmentOf } from '#authoring/project/localization/assigned-texts.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import type { UnitLine } from '#authoring/project/localization/unit-lines.ts';
import type { Assignment } from '#authoring/text/formats/assignments.ts';
import { countStates, type UnitCounts } from './unit-counts.ts';

export interface PersonCounts extends UnitCounts {
  /** Null: unassigned texts. */
  readonly person: string | null;
  /** The first date that is due; null: none. */
  readonly until: string | null;
}

/** In the order of the assignments; empty without any. */
export function countPeople(
  files: readonly Pick<TranslationFile, 'source' | 'lines'>[],
  assignments: readonly Assignment[],
  wordsIn: (text: string) => number,
): PersonCounts[] {
  if (assignments.length === 0) return [];
  const lines = new Map<string | null, UnitLine[]>(assignments.map(({ person }) => [person, []]));
  for (const file of files)
    for (const line of file.lines) {
      const person = assignmentOf(assignments, file.source, line.state)?.person ?? null;
      const its = lines.get(person);
      if (its === undefined) lines.set(person, [line]);
      else its.push(line);
    }
  return [...lines].map(([person, its]) => {
    const dates = assignments.flatMap((one) => (one.person === person && one.until !== undefined ? [one.until] : []));
    return { person, until: dates.sort()[0] ?? null, ...countStates(its, wordsIn) };
  });
}
