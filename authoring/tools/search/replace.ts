import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { FileMatches } from './search.ts';

/** The changes of texts in which every match becomes what it is to become. */
export function replacements(
  files: readonly FileMatches[],
  textOf: (path: string) => string | undefined,
): readonly DocumentChange[] {
  return files.flatMap(({ path, matches }) => {
    const text = textOf(path);
    if (text === undefined) return [];
    const edits = matches.flatMap(({ offset, length, by }) => (by === null ? [] : [{ offset, length, text: by }]));
    const change = changeOf(path, text, edits);
    return change.replacements.length === 0 ? [] : [change];
  });
}
