import type { SplicedText } from '../edits/spliced-text.ts';
import type { TextDifference } from '../edits/text-edit.ts';
import type { Lines } from '../json/positions.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/tell.ts';

/** Controls, bidi controls, zero-width characters and tags, but not the joiners that emoji and scripts need. */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const escapedOrHidden = new RegExp(`\\\\(?:u([0-9a-fA-F]{4})|[^])|(${hidden.source})`, 'gu');
const mostTold = 20;

/** Written literally or as an escape. */
export interface HiddenCharacter {
  readonly offset: number;
  readonly length: number;
  /** Such as `U+200B`. */
  readonly character: string;
}

export function hiddenIn(part: string, from = 0): readonly HiddenCharacter[] {
  if (!hidden.test(part) && !part.includes('\\u')) return [];
  const all: HiddenCharacter[] = [];
  for (const { 0: found, 1: escaped, index } of part.matchAll(escapedOrHidden)) {
    const character = escaped === undefined ? found : String.fromCharCode(Number.parseInt(escaped, 16));
    if (found.startsWith('\\') && escaped === undefined) continue;
    if (!hidden.test(character)) continue;
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    all.push({ offset: from + index, length: found.length, character: code });
  }
  return all;
}

/** Updates the result after an edit; only the edited lines are searched. */
export function hiddenAfter(
  known: readonly HiddenCharacter[],
  text: SplicedText,
  { from, before, after }: TextDifference,
): readonly HiddenCharacter[] {
  const { start, end } = text.lineAround(from, after);
  const shift = after - before;
  const later = known.filter(({ offset }) => offset >= end - shift);
  return [
    ...known.filter(({ offset }) => offset < start),
    ...hiddenIn(text.slice(start, end), start),
    ...later.map((one) => ({ ...one, offset: one.offset + shift })),
  ];
}

export function hiddenCharacters(path: string, found: readonly HiddenCharacter[], lines: () => Lines): Problem[] {
  return found
    .slice(0, mostTold)
    .map(({ offset, length, character }) => problemAt('TXT001', path, lines().range(offset, length), { character }));
}
