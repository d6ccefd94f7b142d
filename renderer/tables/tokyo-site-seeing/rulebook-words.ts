import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import groups from '#engine/systems/tokyo-site-seeing/words/groups.json' with { type: 'json' };
import type { Locale } from '#renderer/desk/words/locale.ts';
import { asLabel } from '../library/library-words.ts';
import { textOfValue } from '../library/read-values.ts';

export type WordGroup = Exclude<keyof typeof groups, 'passed'>;

export const rulebook: Readonly<Record<string, Readonly<Record<string, Text>>>> = groups;

/** Falls back to the id. */
export function rulebookWord(group: WordGroup, id: Json | undefined, locale: Locale): string {
  const words: Readonly<Record<string, Readonly<Record<Locale, string>>>> = groups[group];
  const name = textOfValue(id);
  return Object.hasOwn(words, name) ? (words[name]?.[locale] ?? name) : name;
}

export function rulebookLabel(group: WordGroup, id: Json | undefined, locale: Locale): string {
  return asLabel(rulebookWord(group, id, locale));
}

export interface RulebookWords {
  readonly word: (group: WordGroup, id: Json | undefined) => string;
  readonly label: (group: WordGroup, id: Json | undefined) => string;
  /** Short labels by `do`. */
  readonly answers: Readonly<Record<string, string>>;
}

export function withRulebook<Layout extends object>(
  layouts: Readonly<Record<Locale, Layout>>,
): (locale: Locale) => Layout & RulebookWords {
  const spoken = (locale: Locale) => ({
    ...layouts[locale],
    word: (group: WordGroup, id: Json | undefined) => rulebookWord(group, id, locale),
    label: (group: WordGroup, id: Json | undefined) => rulebookLabel(group, id, locale),
    answers: Object.fromEntries(Object.keys(groups.answer).map((id) => [id, rulebookLabel('answer', id, locale)])),
  });
  const all = { ja: spoken('ja'), en: spoken('en') };
  return (locale) => all[locale];
}
