import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { tagsOf, type Views, viewsInside } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { SchemaAlternative } from './alternatives.ts';
import type { Removed } from './candidate.ts';
import { type Draft, valueOfDraft } from './draft.ts';
import { type Drafting, draftOf, exampleOf, keysOf, requiredOf } from './drafting.ts';
import { fits } from './fits.ts';
import type { CompletionPlace } from './place.ts';

export const unionsOf = (views: Views, definitions: Definitions) =>
  views.filter((view) => view['discriminator'] !== undefined).map((union) => tagsOf(union, definitions));

export interface FieldsOfOption {
  readonly fields: readonly (readonly [string, Draft])[];
  /** Keys that the option does not allow. */
  readonly misfits: ReadonlySet<string>;
}

export function wholeOf(
  word: string,
  tag: string,
  object: { readonly [key: string]: unknown },
  drafts: FieldsOfOption,
): Json {
  const kept = Object.entries(object).filter(([key]) => !drafts.misfits.has(key));
  return {
    [tag]: word,
    ...Object.fromEntries([...kept, ...drafts.fields.map(([key, draft]) => [key, valueOfDraft(draft)])]),
  } as Json;
}

export function fieldsOfOption(
  { tag, schema }: SchemaAlternative,
  object: { readonly [key: string]: unknown },
  drafting: Drafting,
): FieldsOfOption {
  const example = exampleOf(schema, drafting);
  const keys = new Set(keysOf([schema]));
  const misfits = new Set(
    Object.entries(object).flatMap(([key, value]) =>
      keys.has(key) && fits(value, viewsInside([schema], key), drafting.definitions) ? [] : [key],
    ),
  );
  const fields = requiredOf([schema])
    .filter((key) => key !== tag && (!Object.hasOwn(object, key) || misfits.has(key)))
    .map((key) => [key, draftOf(viewsInside([schema], key), drafting, example?.[key])] as const);
  return { fields, misfits };
}

/** Ranges of properties with their commas. */
export function removedFrom(
  { properties }: CompletionPlace,
  text: string,
  keys: ReadonlySet<string>,
): readonly Removed[] {
  return properties.flatMap(({ key, offset, length }) => {
    if (!keys.has(key)) return [];
    const before = text.slice(0, offset).trimEnd();
    if (before.endsWith(',')) return [{ offset: before.length - 1, length: offset + length - before.length + 1 }];
    const after = /^\s*,\s*/.exec(text.slice(offset + length, offset + length + 200))?.[0] ?? '';
    return [{ offset, length: length + after.length }];
  });
}
