import { describe, expect, it } from 'vitest';
import { systems } from '#engine/systems/systems.ts';
import { libraryWords } from '#renderer/tables/library/library-words.ts';
import { plainWords } from '#renderer/tables/plain/plain-words.ts';
import { endWords } from '#renderer/tables/tokyo-site-seeing/end-words.ts';
import { tableWords } from '#renderer/tables/tokyo-site-seeing/table-words.ts';
import { emptyFaceWords } from '#renderer/tables/tokyo-site-seeing/words/generated/empty-face-words.ts';

const locales = ['ja', 'en'] as const;
const layoutsOfGame = (locale: 'ja' | 'en') => ({
  'the table': { ...tableWords(locale), answers: {} },
  faces: emptyFaceWords[locale],
  'the end': endWords(locale),
});
/** Texts shared by all games deliberately contain no word of a game; "actions" is neutral. */
const shared = (locale: 'ja' | 'en') => ({
  'the library': libraryWords(locale),
  'the plain table': plainWords(libraryWords(locale)),
});

/** Literal words; those composed with a number or a name are sentences of the layout. */
function wordsIn(words: object): readonly string[] {
  return Object.values(words).flatMap((one: unknown) => {
    if (typeof one === 'string') return /^[\p{L}\p{N}]/u.test(one) ? [one.toLowerCase()] : [];
    return typeof one === 'object' && one !== null ? wordsIn(one) : [];
  });
}

describe.each(locales)('a word of a game is in one list (%s)', (locale) => {
  const ofRulebook = new Set(
    systems.flatMap(({ words }) =>
      Object.values(words.groups).flatMap((group) => Object.values(group).map((text) => text[locale].toLowerCase())),
    ),
  );
  const listsOf = (layouts: Readonly<Record<string, object>>) =>
    Object.entries(layouts).map(([name, words]) => [name, wordsIn(words)] as const);
  const lists = listsOf(layoutsOfGame(locale));

  it.each(lists)('%s takes the words of the rulebook from the rulebook', (_, words) => {
    expect(words.filter((word) => ofRulebook.has(word))).toEqual([]);
  });
  it('and no two lists of layout have the same one', () => {
    const all = [...lists, ...listsOf(shared(locale))].flatMap(([, words]) => [...new Set(words)]);
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  });
});
