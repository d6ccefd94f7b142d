import type { Chunks } from '#engine/kernel/basics/chunks.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { CountedNumber } from './counted-number.ts';
import type { Located } from './placed.ts';

export interface CardText {
  readonly text: string;
  /** Part that carries the text; key for caches. */
  readonly of: object;
  readonly key: string;
  readonly parts: readonly unknown[];
  /** Numbers in other fields than the effects, such as a cost. */
  readonly counted: readonly CountedNumber[];
  /** Further facts, as words of the game. Phrases can require them as they require ops. */
  readonly marks: readonly string[];
  /** Its `when`, if that is a word. */
  readonly when: string | null;
  readonly triggers: readonly string[];
}

/** What a game reads besides the effects of a text; `list`: the entries that contain it. */
export type ReadOtherFacts = (
  value: JsonObject,
  list: readonly JsonObject[],
) => Partial<Pick<CardText, 'parts' | 'counted' | 'marks' | 'triggers'>>;

interface Known<Made> {
  readonly root: string;
  readonly made: Made;
}
const ofParts = new WeakMap<object, Known<CardText | null>>();
const ofRuns = new WeakMap<object, Known<readonly Located<CardText>[]>>();

/** Texts among these parts: of entries, and of lists of `effects` under one text. */
export function cardTextsIn(
  documents: Documents,
  written: Chunks<Located<JsonObject>>,
  beside: ReadOtherFacts = () => ({}),
): Chunks<Located<CardText>> {
  return written.map((run) => {
    const root = rootOf(documents[run[0]?.file ?? '']);
    const known = ofRuns.get(run);
    if (known?.root === root) return known.made;
    const made = run.flatMap((one) => {
      const text = cardTextOf(documents, one, root, beside);
      return text === null ? [] : [{ ...one, value: text }];
    });
    ofRuns.set(run, { root, made });
    return made;
  });
}

const rootOf = (document: Json | undefined): string =>
  isObject(document) && typeof document['id'] === 'string' ? document['id'] : '';

function cardTextOf(
  documents: Documents,
  { value, file, path }: Located<JsonObject>,
  root: string,
  beside: ReadOtherFacts,
): CardText | null {
  const before = ofParts.get(value);
  if (before?.root === root) return before.made;
  const { text } = value;
  const list = Array.isArray(value['effects']) ? (value['effects'] as readonly JsonObject[]) : [value];
  const objects = list.map(({ when }) => when).filter((when) => isObject(when));
  const made = typeof text === 'string' ? madeOf(text) : null;
  ofParts.set(value, { root, made });
  return made;

  function madeOf(said: string): CardText {
    const { parts = [], counted = [], marks = [], triggers = [] } = beside(value, list);
    return {
      text: said,
      of: value,
      key: `${keyOf(documents[file], path, root)}/text`,
      parts: [...list.flatMap((one) => [one['do'], one['if']]), ...objects, ...parts],
      counted,
      marks,
      when: typeof value['when'] === 'string' ? value['when'] : null,
      triggers: [...objects.map((when) => String((when as JsonObject)['op'])), ...triggers],
    };
  }
}

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
