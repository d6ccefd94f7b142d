import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import type { FileMatches } from './search.ts';

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
