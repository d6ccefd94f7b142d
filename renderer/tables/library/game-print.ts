import { filledWith } from '#authoring/text/messages/filled.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type PrintedWord, printedWord } from '#engine/kernel/documents/printed-words.ts';
import { asLabel } from './library-words.ts';
import { textOfValue } from './read-values.ts';

export interface GamePrint<Group extends string = string> {
  readonly locale: string;
  /** A word and its language; falls back to the id. */
  print(group: Group, id: Json | undefined): PrintedWord;
  word(group: Group, id: Json | undefined): string;
  /** Capitalized, as a label. */
  label(group: Group, id: Json | undefined): string;
  printLabel(group: Group, id: Json | undefined): PrintedWord;
  /** With placeholders. */
  say(group: Group, id: string, places: { readonly [place: string]: string }): string;
}

export function gamePrint<Group extends string>(
  groups: { readonly [group: string]: { readonly [id: string]: Text } },
  documents: Documents,
  locale: string,
): GamePrint<Group> {
  const print = (group: Group, id: Json | undefined): PrintedWord => {
    const name = textOfValue(id);
    const words = groups[group];
    const word = words !== undefined && Object.hasOwn(words, name) ? words[name] : undefined;
    return word === undefined ? { text: name, lang: locale } : printedWord(documents, locale, `${group}/${name}`, word);
  };
  const printLabel = (group: Group, id: Json | undefined): PrintedWord => {
    const { text, lang } = print(group, id);
    return { text: asLabel(text), lang };
  };
  return {
    locale,
    print,
    printLabel,
    word: (group, id) => print(group, id).text,
    label: (group, id) => printLabel(group, id).text,
    say: (group, id, places) => filledWith(print(group, id).text, places),
  };
}
