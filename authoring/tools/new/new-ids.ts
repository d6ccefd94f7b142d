import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Choices, Content, RuleSystem } from '#engine/kernel/contract/system.ts';

export interface NewThing {
  readonly id: string;
  readonly name: string;
}

export function newThingsIn({ before, after }: Pick<WrittenDocument, 'before' | 'after'>): readonly NewThing[] {
  const had = new Set(before === null ? [] : thingsIn(before).map(({ id }) => id));
  return thingsIn(after).filter(({ id }) => !had.has(id));
}

function thingsIn(text: string): readonly NewThing[] {
  const value = soundJson(text);
  if (value === undefined || !isObject(value)) return [];
  const entries = Object.values(value).flatMap((part) => (Array.isArray(part) ? (part as readonly Json[]) : []));
  return [value, ...entries].flatMap((one) => (isObject(one) ? thing(one) : []));
}

function thing({ id, name }: { readonly [key: string]: Json | undefined }): readonly NewThing[] {
  return typeof id === 'string' ? [{ id, name: typeof name === 'string' ? name : id }] : [];
}

/** Chooses the new entries in the set-up, so that they are on the table at once. */
export function choicesWith(
  { options }: Pick<RuleSystem, 'options'>,
  content: Content,
  documents: readonly WrittenDocument[],
): Choices {
  const ids = documents.flatMap((one) => newThingsIn(one)).map(({ id }) => id);
  return Object.fromEntries(
    options.flatMap(({ id, values }) => {
      const value = values(content).find((one) => ids.includes(one));
      return value === undefined ? [] : [[id, [value]] as const];
    }),
  );
}
