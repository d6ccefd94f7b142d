import type { ThingInText } from '#renderer/parts/keys/command.ts';

/** In a line of JSON. `column`: from 1. */
export function thingAt(line: string, column: number): ThingInText {
  for (const { 0: token, index } of line.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d+(?:\.\d+)?/g)) {
    if (column <= index || column > index + token.length + 1) continue;
    if (token.endsWith(':')) return 'other';
    return token.startsWith('"') ? 'name' : 'number';
  }
  return 'other';
}
