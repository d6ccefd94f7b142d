import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { LineStarts } from '#authoring/tools/rename/line-starts.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { fileOfEntry } from '#renderer/desk/cards/file-of-entry.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

const keyOf = (file: string, id: string): string => `${file} ${id}`;
const none: readonly Problem[] = [];

/** Matching problems by entry, including those of its translations, as of the last check. */
export function useRowProblems(counts: (problem: Problem) => boolean): (row: Row) => readonly Problem[] {
  // Deferred, to keep typing fast
  const problems = useDeferredValue(useStore(problemsStore, (state) => state.problems));
  const found = useMemo(() => byEntry(problems.filter(counts)), [problems, counts]);
  return useMemo(
    () =>
      ({ file, id }: Row) =>
        found.get(keyOf(file, id)) ?? none,
    [found],
  );
}

function byEntry(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const { files } = projectStore.getState();
  const places = new Map<string, (line: number, character: number) => string | null>();
  const placesIn = (file: string) => {
    const text = files.get(file)?.text ?? '';
    const lines = new LineStarts(text);
    const entries = entryPlaces(pathInside(file), text, followedFiles().last(file));
    return (line: number, character: number): string | null => {
      const entry = entries.at(lines.offset({ line, character }));
      return entry === null ? null : keyOf(fileOfEntry(entry.path, file), entry.id);
    };
  };
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { file, range } = problem;
    const at = places.get(file) ?? placesIn(file);
    places.set(file, at);
    const key = at(range.start.line, range.start.character);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), problem]);
  }
  return found;
}
