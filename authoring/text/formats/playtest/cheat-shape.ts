import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { ShareSchema } from './patterns.ts';

interface Variant {
  readonly properties: { readonly [word: string]: Schema };
}

/** One object instead of the game's `anyOf`, which would report one fault for each variant. */
export function cheatShape(cheats: Schema | undefined, share: ShareSchema): Schema {
  const variants = (cheats?.['anyOf'] ?? []) as readonly Variant[];
  const help = described('チート', 'A cheat');
  if (variants.length === 0) return { type: 'object', ...help };
  const words: { [word: string]: Schema } = {};
  for (const variant of variants) {
    for (const [word, about] of Object.entries(variant.properties)) {
      const before = words[word];
      words[word] = before === undefined ? about : both(before, about);
    }
  }
  const properties = Object.fromEntries(Object.entries(words).map(([word, about]) => [word, share(about)]));
  return { type: 'object', ...closed, minProperties: 1, properties, ...help };
}

function both(one: Schema, other: Schema): Schema {
  const required = (one['required'] ?? []) as readonly string[];
  const others = (other['required'] ?? []) as readonly string[];
  return {
    type: 'object',
    ...closed,
    properties: { ...(one['properties'] as Schema), ...(other['properties'] as Schema) },
    required: required.filter((key) => others.includes(key)),
  };
}
