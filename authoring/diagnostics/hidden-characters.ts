import type { Lines } from '../json/positions.ts';
import type { Problem } from '../problem.ts';
import { tell } from './tell.ts';

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

/** Where hidden characters stand in the text of a document, written as they are or escaped. */
export function hiddenCharacters(path: string, text: string, lines: () => Lines): Problem[] {
  if (!hidden.test(text) && !text.includes('\\u')) return [];
  const problems: Problem[] = [];
  for (const { 0: found, 1: escaped, index } of text.matchAll(escapedOrHidden)) {
    const character = escaped === undefined ? found : String.fromCharCode(Number.parseInt(escaped, 16));
    if (found.startsWith('\\') && escaped === undefined) continue;
    if (!hidden.test(character)) continue;
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    problems.push(tell('TXT001', path, lines().range(index, found.length), { character: code }));
    if (problems.length === mostTold) break;
  }
  return problems;
}
