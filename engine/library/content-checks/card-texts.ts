import type { Chunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Located } from './placed.ts';

export interface CardText {
  readonly text: string;
  /** Part that carries the text; key for caches. */
  readonly of: object;
  readonly key: string;
  readonly parts: readonly unknown[];
  readonly targets: unknown;
  readonly reaches: boolean;
  /** Where the card goes afterwards. */
  readonly after: string | null;
  /** Its `when`, if that is a word. */
  readonly when: string | null;
  readonly interrupt: boolean;
  readonly triggers: readonly string[];
}

interface Known<Made> {
  readonly root: string;
  readonly made: Made;
}
const ofParts = new WeakMap<object, Known<CardText | null>>();
const ofRuns = new WeakMap<object, Known<readonly Located<CardText>[]>>();

/** Texts among these parts: of entries, and of lists of `effects` under one text. */
export function cardTextsIn(documents: Documents, written: Chunks<Located<JsonObject>>): Chunks<Located<CardText>> {
  return written.map((run) => {
    const root = rootOf(documents[run[0]?.file ?? '']);
    const known = ofRuns.get(run);
    if (known?.root === root) return known.made;
    const made = run.flatMap((one) => {
      const text = cardTextOf(documents, one, root);
      return text === null ? [] : [{ ...one, value: text }];
    });
    ofRuns.set(run, { root, made });
    return made;
  });
}

const rootOf = (document: Json | undefined): string =>
  isObject(document) && typeof document['id'] === 'string' ? document['id'] : '';

function cardTextOf(documents: Documents, { value, file, path }: Located<JsonObject>, root: string): CardText | null {
  const before = ofParts.get(value);
  if (before?.root === root) return before.made;
  const { text } = value;
  const list = Array.isArray(value['effects']) ? (value['effects'] as readonly JsonObject[]) : [value];
  const objects = list.map(({ when }) => when).filter((when) => isObject(when));
  const made =
    typeof text !== 'string'
      ? null
      : {
          text,
          of: value,
          key: `${keyOf(documents[file], path, root)}/text`,
          parts: [...list.flatMap((one) => [one['do'], one['if']]), ...objects],
          targets: value['targets'] ?? (value['attack'] === true ? 1 : undefined),
          reaches: list.some((one) => one['reach'] === 1),
          after: afterOf(value['after']),
          when: typeof value['when'] === 'string' ? value['when'] : null,
          interrupt: list.some((one) => one['interrupt'] === true),
          triggers: objects.map((when) => String((when as JsonObject)['op'])),
        };
  ofParts.set(value, { root, made });
  return made;
}

const afterOf = (after: Json | undefined): string | null =>
  typeof after === 'string' ? after : (Object.keys(isObject(after) ? after : {})[0] ?? null);

/** Translation key of a part: ids and keys without indexes. */
function keyOf(document: Json | undefined, path: readonly (string | number)[], root: string): string {
  let part = document;
  let key = root;
  for (const step of path) {
    part = (part as { readonly [key: string | number]: Json } | undefined)?.[step];
    const id = isObject(part) ? part['id'] : undefined;
    if (typeof step === 'number') key = key === '' ? String(id) : `${key}/${String(id)}`;
    else if (key !== '') key = `${key}/${step}`;
  }
  return key;
}
