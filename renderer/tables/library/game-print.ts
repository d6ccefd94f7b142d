import { filledWith } from '#authoring/text/messages/filled.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type PrintedWord, printedWord } from '#engine/kernel/documents/printed-words.ts';
import { asLabel } from './library-words.ts';
import { wordOf } from './read-values.ts';

/** The words of a game as a face prints them, in the locale of its texts. */
export interface GamePrint<Group extends string = string> {
  readonly locale: string;
  /** A word, and the language it is in; the id itself where the game has no such word. */
  print(group: Group, id: Json | undefined): PrintedWord;
  word(group: Group, id: Json | undefined): string;
  /** A word that stands alone. */
  label(group: Group, id: Json | undefined): string;
  /** A word with places. */
  say(group: Group, id: string, places: { readonly [place: string]: string }): string;
}

/** What a game prints beside the texts of a project, by the words that it has in groups. */
export function gamePrint<Group extends string>(
  groups: { readonly [group: string]: { readonly [id: string]: Text } },
  documents: Documents,
  locale: string,
): GamePrint<Group> {
  const print = (group: Group, id: Json | undefined): PrintedWord => {
    const name = wordOf(id);
    const words = groups[group];
    const word = words !== undefined && Object.hasOwn(words, name) ? words[name] : undefined;
    return word === undefined ? { text: name, lang: locale } : printedWord(documents, locale, `${group}/${name}`, word);
  };
  return {
    locale,
    print,
    word: (group, id) => print(group, id).text,
    label: (group, id) => asLabel(print(group, id).text),
    say: (group, id, places) => filledWith(print(group, id).text, places),
  };
}
