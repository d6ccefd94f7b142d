import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { CompletionPlace } from './place.ts';

export function siblingsOf({ document, path }: Pick<CompletionPlace, 'document' | 'path'>): {
  readonly beside: ReadonlySet<unknown>;
  readonly names: ReadonlySet<string>;
} {
  const step = path.at(-1);
  const list = partAt(document, path.slice(0, -1));
  const others = Array.isArray(list) ? list.filter((_, i) => i !== step) : [];
  const ids = others.flatMap((one: unknown) => (isObject(one) && typeof one['id'] === 'string' ? [one['id']] : []));
  return { beside: new Set(others), names: new Set(ids) };
}

export function siblingNames(document: unknown, path: JsonPath): ReadonlySet<string> {
  return siblingsOf({ document, path }).names;
}
