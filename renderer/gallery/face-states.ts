import { useMemo } from 'react';
import { entryPlaces } from '#authoring/documents/entry-at.ts';
import { nameIn, pathInside, readName } from '#authoring/packages/package-path.ts';
import { LineStarts } from '#authoring/rename/line-starts.ts';
import type { Row } from '#authoring/sheet/rows.ts';
import { useProblems } from '../problems/problems-store.ts';
import { followedFiles } from '../project/followed-files.ts';
import { useProject } from '../project/project-store.ts';
import { printedFaults } from '../tables/library/face-faults.ts';

/** What is to be seen to on a face, the most urgent first. */
export const faceStates = ['overflow', 'printed', 'changed', 'plain'] as const;
export type FaceState = (typeof faceStates)[number];

const keyOf = (file: string, id: string): string => `${file} ${id}`;

/** The entries whose printed texts say otherwise than their effects, by the last look at the project. */
export function useMisprints(): (row: Row) => boolean {
  const problems = useProblems((state) => state.problems);
  const found = useMemo(() => {
    const { files } = useProject.getState();
    const places = new Map<string, { readonly at: (line: number, character: number) => string | null }>();
    const placesIn = (file: string) => {
      const text = files.get(file)?.text ?? '';
      const lines = new LineStarts(text);
      const entries = entryPlaces(pathInside(file), text, followedFiles.last(file));
      return {
        at: (line: number, character: number) => {
          const entry = entries.at(lines.offset({ line, character }));
          return entry === null ? null : keyOf(nameOf(file, entry.path), entry.id);
        },
      };
    };
    const keys = problems.flatMap(({ code, file, range: { start } }) => {
      if (!printedFaults.has(code)) return [];
      const known = places.get(file) ?? placesIn(file);
      places.set(file, known);
      return known.at(start.line, start.character) ?? [];
    });
    return new Set(keys);
  }, [problems]);
  return useMemo(
    () =>
      ({ file, id }: Row) =>
        found.has(keyOf(file, id)),
    [found],
  );
}

/** A file of translations speaks of one of its own project. */
function nameOf(file: string, path: string): string {
  const project = readName(file).package;
  return project === null ? path : nameIn(project, path);
}
