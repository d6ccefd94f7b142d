import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { Placed } from './placed.ts';

/** A printed text and what it is the text of. */
export interface CardText {
  readonly text: string;
  /** What it stands on: findings are kept with it. */
  readonly of: object;
  /** The key of its translations. */
  readonly key: string;
  /** Effects, conditions and triggers that it speaks of. */
  readonly parts: readonly unknown[];
  readonly targets: unknown;
  /** An attack that reaches into adjacent areas. */
  readonly reaches: boolean;
  /** What becomes of the card, in a word. */
  readonly after: string | null;
  /** The word of its time, when it has one. */
  readonly when: string | null;
  readonly interrupt: boolean;
  readonly triggers: readonly string[];
}

const known = new WeakMap<object, CardText | null>();

/** The texts among these: of entries, of what has an entry's fields, and of what holds `effects` under one text. */
export function cardTextsIn(documents: Documents, written: readonly Placed<JsonObject>[]): readonly Placed<CardText>[] {
  return written.flatMap((one) => {
    const text = cardTextOf(documents, one);
    return text === null ? [] : [{ ...one, value: text }];
  });
}

function cardTextOf(documents: Documents, { value, file, path }: Placed<JsonObject>): CardText | null {
  const before = known.get(value);
  if (before !== undefined) return before;
  const { text } = value;
  const list = Array.isArray(value['effects']) ? (value['effects'] as readonly JsonObject[]) : [value];
  const objects = list.map(({ when }) => when).filter((when) => isObject(when));
  const made =
    typeof text !== 'string'
      ? null
      : {
          text,
          of: value,
          key: `${keyOf(documents[file], path)}/text`,
          parts: [...list.flatMap((one) => [one['do'], one['if']]), ...objects],
          targets: value['targets'] ?? (value['attack'] === true ? 1 : undefined),
          reaches: list.some((one) => one['reach'] === 1),
          after: afterOf(value['after']),
          when: typeof value['when'] === 'string' ? value['when'] : null,
          interrupt: list.some((one) => one['interrupt'] === true),
          triggers: objects.map((when) => String((when as JsonObject)['op'])),
        };
  known.set(value, made);
  return made;
}

const afterOf = (after: Json | undefined): string | null =>
  typeof after === 'string' ? after : (Object.keys(isObject(after) ? after : {})[0] ?? null);

/** The key of a part of a document: ids and keys, no index. */
function keyOf(document: Json | undefined, path: readonly (string | number)[]): string {
  let part = document;
  let key = isObject(part) && typeof part['id'] === 'string' ? part['id'] : '';
  for (const step of path) {
    part = (part as { readonly [key: string | number]: Json } | undefined)?.[step];
    const id = isObject(part) ? part['id'] : undefined;
    if (typeof step === 'number') key = key === '' ? String(id) : `${key}/${String(id)}`;
    else if (key !== '') key = `${key}/${step}`;
  }
  return key;
}
