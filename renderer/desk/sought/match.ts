import { plain, romaji } from './romaji.ts';

/** A text made ready to be looked through, once. */
export interface SearchableText {
  readonly plain: string;
  readonly romaji: string;
}

/** Only what holds kana is looked through as it is read: in other names one rough spelling would find too much. */
export function sought(text: string): SearchableText {
  return { plain: plain(text), romaji: /[ぁ-ゖァ-ヺ]/.test(text) ? romaji(text) : '' };
}

/** How well something fits that goes by several names: 0 is best, null not at all. Each word of the query must fit. */
export function fitness(query: string, names: readonly SearchableText[]): number | null {
  let total = 0;
  for (const word of query.split(/\s+/).filter((one) => one !== '')) {
    const [asTyped, asRead] = [plain(word), romaji(word)];
    let best: number | null = null;
    for (const [i, name] of names.entries()) {
      // Of three letters alike one is left when they are spelled roughly, which stands in every other name
      const mayBeRead = /[a-zぁ-ゖ]/.test(asTyped) && asRead.length * 2 >= asTyped.length;
      const found = placed(asTyped, name.plain) ?? (mayBeRead ? placed(asRead, name.romaji) : null);
      // An earlier name is the better known one.
      if (found !== null && (best === null || found + i / 100 < best)) best = found + i / 100;
    }
    if (best === null) return null;
    total += best;
  }
  return total;
}

/** Whether each word of a query stands in one of these texts, in whatever spelling. Nothing is sought: it does. */
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
