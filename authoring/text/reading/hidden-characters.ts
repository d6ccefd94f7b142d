import type { SplicedText } from '../edits/spliced-text.ts';
import type { Difference } from '../edits/text-edit.ts';
import type { Lines } from '../json/positions.ts';
import type { Problem } from '../problems/problem.ts';
import { tell } from '../problems/tell.ts';

/**
 * Characters that nobody sees and that change what is seen: control characters, those that turn the direction of writing,
 * zero-width ones and tags. Joiners stay: emoji and some scripts are written with them.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
/** A character as JSON escapes it, whatever it is, or one that is hidden. */
const escapedOrHidden = new RegExp(`\\\\(?:u([0-9a-fA-F]{4})|[^])|(${hidden.source})`, 'gu');
/** More of them in one file tell nothing new. */
const mostTold = 20;

/** A hidden character in a text, written as it is or escaped. */
export interface Hidden {
  readonly offset: number;
  readonly length: number;
  /** As people name it. */
  readonly character: string;
}

/** The hidden characters of a text, or of a part that begins at `from`. */
export function hiddenIn(part: string, from = 0): readonly Hidden[] {
  if (!hidden.test(part) && !part.includes('\\u')) return [];
  const all: Hidden[] = [];
  for (const { 0: found, 1: escaped, index } of part.matchAll(escapedOrHidden)) {
    const character = escaped === undefined ? found : String.fromCharCode(Number.parseInt(escaped, 16));
    if (found.startsWith('\\') && escaped === undefined) continue;
    if (!hidden.test(character)) continue;
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    all.push({ offset: from + index, length: found.length, character: code });
  }
  return all;
}

/** Those of a text that another one became: only the lines in which they differ are looked at. */
export function hiddenAfter(
  known: readonly Hidden[],
  text: SplicedText,
  { from, before, after }: Difference,
): readonly Hidden[] {
  const { start, end } = text.lineAround(from, after);
  const shift = after - before;
  const later = known.filter(({ offset }) => offset >= end - shift);
  return [
    ...known.filter(({ offset }) => offset < start),
    ...hiddenIn(text.slice(start, end), start),
    ...later.map((one) => ({ ...one, offset: one.offset + shift })),
  ];
}

/** What is said of hidden characters of a document. */
export function hiddenCharacters(path: string, found: readonly Hidden[], lines: () => Lines): Problem[] {
  return found
    .slice(0, mostTold)
    .map(({ offset, length, character }) => tell('TXT001', path, lines().range(offset, length), { character }));
}
