import { plain, romaji } from './romaji.ts';

export interface SearchableText {
  readonly plain: string;
  readonly romaji: string;
}

/** Only names with kana get a reading: others would match too much. */
export function sought(text: string): SearchableText {
  return { plain: plain(text), romaji: /[ぁ-ゖァ-ヺ]/.test(text) ? romaji(text) : '' };
}

/** 0 is best, null no match. Each word of the query must match. */
export function fitness(query: string, names: readonly SearchableText[]): number | null {
  let total = 0;
  for (const word of query.split(/\s+/).filter((one) => one !== '')) {
    const [asTyped, asRead] = [plain(word), romaji(word)];
    let best: number | null = null;
    for (const [i, name] of names.entries()) {
      // Collapsed letters match too much, so require a minimum length
      const mayBeRead = /[a-zぁ-ゖ]/.test(asTyped) && asRead.length * 2 >= asTyped.length;
      const found = placed(asTyped, name.plain) ?? (mayBeRead ? placed(asRead, name.romaji) : null);
      // Earlier names are better known.
      if (found !== null && (best === null || found + i / 100 < best)) best = found + i / 100;
    }
    if (best === null) return null;
    total += best;
  }
  return total;
}

/** Matches everything if the query is empty. */
export function fits(query: string, texts: readonly string[]): boolean {
  return fitness(query, query.trim() === '' ? [] : texts.map(sought)) !== null;
}

function placed(word: string, name: string): number | null {
  if (word === '') return null;
  const at = name.indexOf(word);
  if (at < 0) return null;
  if (at === 0) return name.length === word.length ? 0 : 1;
  return /[\s/.\-_：:]/.test(name[at - 1] ?? '') ? 2 : 3;
}
