/** Replaces `length` UTF-16 units from `offset` on. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A copy of a substring: V8 substrings keep the whole string they were cut from in memory. */
export const ownText = (stretch: string): string => JSON.parse(JSON.stringify(stretch)) as string;

/** The offsets of all edits are those of the text before any of them. Throws when edits overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
  let result = '';
  let end = 0;
  for (const edit of inOrder) {
    if (edit.offset < end) throw new Error(`edits overlap at ${edit.offset}`);
    result += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return result + text.slice(end);
}

/** The stretch in which two texts differ, without their common prefix and suffix. */
export interface TextDifference {
  readonly from: number;
  readonly before: number;
  readonly after: number;
}

/** Strings are compared in pieces of this length first, which is faster than by character. */
const PIECE = 32_768;

export function differenceBetween(before: string, after: string): TextDifference {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from + PIECE <= shorter && before.slice(from, from + PIECE) === after.slice(from, from + PIECE)) from += PIECE;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  const rest = shorter - from;
  const [endBefore, endAfter] = [before.length, after.length];
  let end = 0;
  const isSame = (at: number) =>
    before.slice(endBefore - at - PIECE, endBefore - at) === after.slice(endAfter - at - PIECE, endAfter - at);
  while (end + PIECE <= rest && isSame(end)) end += PIECE;
  while (end < rest && before.charCodeAt(endBefore - 1 - end) === after.charCodeAt(endAfter - 1 - end)) end++;
  return { from, before: endBefore - end, after: endAfter - end };
}
