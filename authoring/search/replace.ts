import { changeOf, type DocumentChange } from '../documents/project-action.ts';
import { type Query, understand } from './query.ts';
import type { FileMatches } from './search.ts';

/** What becomes of each match: `$1` and `$<name>` stand for groups of a pattern; of words the text is taken as it is. */
export function replacedText(match: string, query: Query, by: string): string {
  if (!query.isPattern) return by;
  const understood = understand(query);
  if (understood.kind !== 'text') return match;
  return match.replace(new RegExp(understood.pattern.source, understood.pattern.flags.replace('g', '')), by);
}

/** The changes of texts in which every match becomes another. `left`: offsets that stay, by file. */
export function replacements(
  files: readonly FileMatches[],
  textOf: (path: string) => string | undefined,
  query: Query,
  by: string,
): readonly DocumentChange[] {
  return files.flatMap(({ path, matches }) => {
    const text = textOf(path);
    if (text === undefined) return [];
    const edits = matches.map(({ offset, length }) => ({
      offset,
      length,
      text: replacedText(text.slice(offset, offset + length), query, by),
    }));
    const change = changeOf(path, text, edits);
    return change.replacements.length === 0 ? [] : [change];
  });
}
