import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Placed, Project } from './documents.ts';
import { entriesOf } from './documents.ts';

/** A printed text and what it is the text of. */
export interface Worded {
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

/** Every text that is printed for effects: of entries, skills, BOT skills, steps of set-up and facilities. */
export function wordedIn(project: Project): readonly Placed<Worded>[] {
  const { pcs, bots, scenarios, mat } = project;
  const plain: Placed<JsonObject>[] = [
    ...entriesOf(project).map((entry) => entry as unknown as Placed<JsonObject>),
    ...[...pcs, ...bots].flatMap((one) => inside(one as unknown as Placed<JsonObject>, ['start'])),
    ...bots.flatMap((bot) =>
      Object.keys(bot.value.skills).flatMap((kind) => inside(bot as unknown as Placed<JsonObject>, ['skills', kind])),
    ),
    ...scenarios.flatMap((one) =>
      one.value.setup.flatMap((_, i) => inside(one as unknown as Placed<JsonObject>, ['setup', i])),
    ),
    ...(mat?.value.areas.flatMap((_, i) => inside(mat as unknown as Placed<JsonObject>, ['areas', i, 'facility'])) ??
      []),
  ];
  return plain.flatMap((one) => {
    const worded = wordedOf(project, one);
    return worded === null ? [] : [{ ...one, value: worded }];
  });
}

function inside(of: Placed<JsonObject>, path: readonly (string | number)[]): Placed<JsonObject>[] {
  const value = path.reduce<Json | undefined>(
    (part, step) => (part as { [key: string]: Json } | undefined)?.[step],
    of.value,
  );
  return isObject(value) ? [{ value, file: of.file, path: [...of.path, ...path] }] : [];
}

const known = new WeakMap<object, Worded | null>();

function wordedOf({ documents }: Project, { value, file, path }: Placed<JsonObject>): Worded | null {
  const before = known.get(value);
  if (before !== undefined) return before;
  const { text } = value;
  const list = Array.isArray(value['effects']) ? (value['effects'] as readonly JsonObject[]) : [value];
  const objects = list.map(({ when }) => when).filter((when) => isObject(when));
  const worded =
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
  known.set(value, worded);
  return worded;
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
