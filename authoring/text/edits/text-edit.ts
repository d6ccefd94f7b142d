/** A change of a text: what stands from `offset` on, `length` long, becomes `text`. UTF-16 units, as in editors. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** A stretch of a text as a text of its own: else it holds on to the whole of what it was taken from, for as long as it is kept. */
export const ownText = (stretch: string): string => JSON.parse(JSON.stringify(stretch)) as string;

/** The text after edits that do not overlap; each speaks of the text as it was before all of them. */
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

/** The stretch in which two texts differ: from the same offset on, to where each goes on like the other. */
export interface Difference {
  readonly from: number;
  /** Where it ends in the one, and in the other. */
  readonly before: number;
  readonly after: number;
}

/** Texts are held against each other in pieces of this length first: comparing strings is faster than their letters. */
const PIECE = 32_768;

export function differenceBetween(before: string, after: string): Difference {
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
