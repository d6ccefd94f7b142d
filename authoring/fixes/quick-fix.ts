import type { Text } from '#engine/kernel/system.ts';
import type { DocumentChange } from '../documents/project-action.ts';
import type { Position, Problem } from '../problem.ts';

/** How a problem can be mended at once: what it does, in words, and the change of the text that does it. */
export interface QuickFix {
  readonly title: Text;
  readonly change: DocumentChange;
}

/**
 * What can be done about a problem in the text that it was found in; null when only its author can know. A word that is
 * nearly right becomes the right one: the mark must stand on a word in quotes, whole.
 */
export function quickFixOf({ file, range, data }: Problem, text: string): QuickFix | null {
  const { nearest } = data;
  const [start, end] = [offsetOf(text, range.start), offsetOf(text, range.end)];
  if (typeof nearest !== 'string' || start === null || end === null) return null;
  const removed = text.slice(start, end);
  const written = wordIn(removed);
  // A word that the problem does not speak of stands there by now.
  if (written === null || !Object.values(data).includes(written) || written === nearest) return null;
  const replacement = { offset: start, removed, inserted: JSON.stringify(nearest) };
  return {
    title: { ja: `「${nearest}」に直す`, en: `Change to "${nearest}"` },
    change: { path: file, replacements: [replacement] },
  };
}

/** The word that a piece of JSON is; null when it is something else. */
function wordIn(piece: string): string | null {
  try {
    const value: unknown = JSON.parse(piece);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The offset of a place, in UTF-16 units; null when the text has no such place, since it is another by now. */
function offsetOf(text: string, { line, character }: Position): number | null {
  let start = 0;
  for (let i = 0; i < line; i++) {
    const end = /\r\n|\r|\n/g;
    end.lastIndex = start;
    const found = end.exec(text);
    if (found === null) return null;
    start = found.index + found[0].length;
  }
  return start + character <= text.length ? start + character : null;
}
