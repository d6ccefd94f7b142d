import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Share } from './patterns.ts';

interface Variant {
  readonly properties: { readonly [word: string]: Schema };
}

/**
 * The shape of a cheat. The game says each of its cheats by itself, several under one word; here they are one object, so
 * that a fault is told of what was written and not of each of them.
 */
export function cheatShape(cheats: Schema | undefined, share: Share): Schema {
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

/** What has the keys of both, and needs what both need. */
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
