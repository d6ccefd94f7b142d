/** Letters that continue a word; in languages without spaces only Latin ones. */
const [anyLetter, latinLetter] = ['[\\p{L}\\p{M}\\p{N}]', '[\\p{Script=Latin}\\p{N}]'] as const;

/** Case-insensitive. `endings`: null if the language has no spaces. The only group of a match lacks the ending. */
export function wordsPattern(words: readonly string[], endings: string | null): RegExp {
  if (words.length === 0) return /(?!)/g;
  const letter = endings === null ? latinLetter : anyLetter;
  const edge = new RegExp(letter, 'u');
  // Grouped by their edges, which is faster for many words
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

/** Without its ending. */
export const wordOf = (match: RegExpExecArray): string => match.slice(1).find((group) => group !== undefined) ?? '';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Normalized for lookup: lower case, single spaces. */
export const plainWord = (word: string): string => word.toLowerCase().replace(/\s+/g, ' ');
