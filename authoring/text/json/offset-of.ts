import type { Position } from '../problems/problem.ts';

/** In UTF-16 units; null if the text has no such place. */
export function offsetOf(text: string, { line, character }: Position): number | null {
  let start = 0;
  const end = /\r\n|\r|\n/g;
  for (let i = 0; i < line; i++) {
    end.lastIndex = start;
    const found = end.exec(text);
    if (found === null) return null;
    start = found.index + found[0].length;
  }
  return start + character <= text.length ? start + character : null;
}
