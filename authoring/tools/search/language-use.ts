import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';

/** A word of the language and the entries that use it. */
export interface WordUse {
  readonly word: string;
  readonly by: readonly string[];
}
export interface LanguageUse {
  readonly ops: readonly WordUse[];
  readonly timings: readonly WordUse[];
}

/** By id; with its list where an id is not unique. */
export function languageUse(documents: Documents, { language, words }: RuleSystem): LanguageUse {
  const ops = new Map<string, string[]>(language.ops.map(({ id }) => [id, []]));
  const timings = new Map<string, string[]>(Object.keys(words.groups['timing'] ?? {}).map((word) => [word, []]));
  const things = Object.entries(documents).flatMap(([path, document]) =>
    /^(?:l10n|playtests)\//.test(path) ? [] : thingsOf(document),
  );
  const shared = new Set(things.map(({ id }) => id).filter((id, i, all) => all.indexOf(id) !== i));
  for (const { list, id, parts } of things) {
    const name = shared.has(id) && list !== '' ? `${list}/${id}` : id;
    const use = (words: Map<string, string[]>, word: Json | undefined) => {
      const by = typeof word === 'string' ? words.get(word) : undefined;
      if (by !== undefined && by.at(-1) !== name) by.push(name);
    };
    for (const node of objectsIn(parts)) {
      use(ops, node['op']);
      use(timings, node['when']);
    }
  }
  const list = (words: Map<string, string[]>) => [...words].map(([word, by]) => ({ word, by }));
  return { ops: list(ops), timings: list(timings) };
}

interface Thing {
  /** Empty for a document with an id. */
  readonly list: string;
  readonly id: string;
  readonly parts: Json;
}

function thingsOf(document: Json): readonly Thing[] {
  if (!isObject(document)) return [];
  const { id } = document;
  if (typeof id === 'string') return [{ list: '', id, parts: document }];
  return Object.entries(document).flatMap(([list, items]) =>
    (Array.isArray(items) ? (items as readonly Json[]) : []).flatMap((item) =>
      isObject(item) && typeof item['id'] === 'string' ? [{ list, id: item['id'], parts: item }] : [],
    ),
  );
}

function* objectsIn(value: Json): Generator<{ readonly [key: string]: Json }> {
  if (Array.isArray(value)) for (const one of value as readonly Json[]) yield* objectsIn(one);
  else if (isObject(value)) {
    yield value as { readonly [key: string]: Json };
    for (const part of Object.values(value)) yield* objectsIn(part as Json);
  }
}
