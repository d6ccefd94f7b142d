/** Letters that go on with a word; beside a word in Latin letters only these do where no spaces are written. */
const [anyLetter, latinLetter] = ['[\\p{L}\\p{M}\\p{N}]', '[\\p{Script=Latin}\\p{N}]'] as const;

/**
 * Finds words in a text, whichever their capitals; of those that begin at one place the first. `endings` are those of the
 * language, null where it writes no spaces between words. Each match has the word without its ending as its only group.
 */
export function wordsPattern(words: readonly string[], endings: string | null): RegExp {
  if (words.length === 0) return /(?!)/g;
  const letter = endings === null ? latinLetter : anyLetter;
  const edge = new RegExp(letter, 'u');
  // Words that end alike stand together, so that the longest of many is found fast
  const byEdges = new Map<string, string[]>();
  for (const word of words) {
    const before = edge.test([...word][0] ?? '') ? `(?<!${letter})` : '';
    const after = edge.test([...word].at(-1) ?? '') ? `${endings ?? ''}(?!${letter})` : '';
    const edges = `${before} ${after}`;
    byEdges.set(edges, [...(byEdges.get(edges) ?? []), escaped(word)]);
  }
  const any = [...byEdges].map(([edges, its]) => edges.replace(' ', () => `(${its.join('|')})`));
  return new RegExp(any.join('|'), 'giu');
}

/** The word of a match, without its ending. */
export const wordOf = (match: RegExpExecArray): string => match.slice(1).find((group) => group !== undefined) ?? '';

/** A word of several parts is the same whichever spaces are between them. */
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** A word as it is looked up: in small letters, with single spaces. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/\s+/g, ' ');
