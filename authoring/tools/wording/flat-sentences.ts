import { innerOf, type Template, templateOf } from '#authoring/text/messages/template.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Fields } from '#engine/kernel/language/field.ts';
import { fold } from './fold.ts';

export type Item =
  | { readonly kind: 'words'; readonly words: string }
  /** Counter words, singular and plural. */
  | { readonly kind: 'either'; readonly words: readonly string[] }
  | { readonly kind: 'place'; readonly field: string; readonly form: 'whole' | 'any' };

export interface FlatSentence {
  readonly items: readonly Item[];
  /** Flags that these words imply. */
  readonly flags: readonly string[];
}

interface Flat {
  readonly items: readonly Item[];
  readonly flags: readonly string[];
  /** `where X is …`. */
  readonly after: readonly Item[];
}

const mostWays = 400;
const nothing: Flat = { items: [], flags: [], after: [] };
const words = (text: string): Item => ({ kind: 'words', words: text });
const place = (field: string, form: 'whole' | 'any' = 'whole'): Item => ({ kind: 'place', field, form });
const saying = (...items: readonly Item[]): Flat => ({ ...nothing, items });

/** Expands a template into all its variants: optional parts, flags, numbers. */
export function flatSentences(
  text: string,
  fields: Fields<never>,
  counters: readonly string[],
  locale: Locale,
): readonly FlatSentence[] {
  /** `isKept`: within brackets every place must be filled. */
  function ways(parts: Template, isKept: boolean): readonly Flat[] {
    let all: readonly Flat[] = [nothing];
    for (const part of parts) {
      const next = partWays(part, isKept);
      all = all.flatMap((before) => next.map((one) => joined(before, one))).slice(0, mostWays);
    }
    return all;
  }

  function partWays(part: Template[number], isKept: boolean): readonly Flat[] {
    switch (part.kind) {
      case 'text':
        return [saying(words(part.text))];
      case 'places': {
        let all: readonly Flat[] = [nothing];
        for (const field of part.fields) {
          const isOptional = fields[field]?.optional === true && !isKept;
          all = all.flatMap((before) => {
            const between = before.items.length === 0 ? [] : [words(locale === 'ja' ? '・' : ', ')];
            const said = joined(before, saying(...between, place(field)));
            return isOptional ? [said, before] : [said];
          });
        }
        return all;
      }
      case 'any':
        return part.isOne
          ? [saying(place(part.field, 'any')), saying(words('one of '), place(part.field))]
          : [saying(place(part.field, 'any'))];
      case 'counter':
        return [saying({ kind: 'either', words: [...new Set([part.otherwise, ...counters])] })];
      case 'flag':
        return [
          ...ways(part.words, isKept).map((one) => ({ ...one, flags: [part.field, ...one.flags] })),
          ...ways(part.otherwise, isKept),
        ];
      case 'number':
        return innerOf(part).flatMap((one) => ways(one, isKept));
      case 'counted':
        return counted(part.field, [part.one, part.many], isKept);
      case 'optional':
        return [...ways(part.part, true), ...ways(part.otherwise, isKept)];
    }
  }

  function counted(field: string, [one, many]: readonly [Template, Template], isKept: boolean): readonly Flat[] {
    const [singular, plural] = [ways(one, true), ways(many, true)];
    const said = [...singular, ...plural].map((what) => joined(saying(place(field), words(' ')), what));
    const later = plural.map((what) => ({
      ...joined(saying(words('X ')), what),
      after: [words(', where X is '), place(field)],
    }));
    const isOptional = fields[field]?.optional === true && !isKept;
    return [...said, ...later, ...(isOptional ? [nothing] : [])];
  }

  const seen = new Set<string>();
  return ways(templateOf(text), false).flatMap(({ items, flags, after }) => {
    const whole = tidy([...items, ...after], locale);
    const key = JSON.stringify([whole, flags]);
    if (whole.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [{ items: whole, flags }];
  });
}

const joined = (one: Flat, other: Flat): Flat => ({
  items: [...one.items, ...other.items],
  flags: [...one.flags, ...other.flags],
  after: [...one.after, ...other.after],
});

/** Merges and folds adjacent words, and normalizes spaces. */
function tidy(items: readonly Item[], locale: Locale): readonly Item[] {
  const tidied: Item[] = [];
  for (const item of items) {
    const last = tidied.at(-1);
    if (item.kind === 'words' && last?.kind === 'words')
      tidied[tidied.length - 1] = words(fold(last.words + item.words, locale).folded);
    else if (item.kind === 'words') tidied.push(words(fold(item.words, locale).folded));
    else if (item.kind === 'either')
      tidied.push({ kind: 'either', words: item.words.map((one) => fold(one, locale).folded) });
    else tidied.push(item);
  }
  return tidied
    .map((item, i) => {
      if (item.kind !== 'words') return item;
      let said = item.words;
      if (i === 0) said = said.trimStart();
      if (i === tidied.length - 1) said = said.trimEnd();
      return words(said);
    })
    .filter((item) => item.kind !== 'words' || item.words !== '');
}
