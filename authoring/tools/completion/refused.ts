import { effectFaults, readerOf, readingOps } from '#authoring/project/diagnostics/effects/effect-problems.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { severityOf } from '#authoring/text/problems/tell.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { replaced } from './drafting.ts';

type Bound = { readonly [op: string]: readonly string[] };

/** By the op that reads them; names that the game itself gives come last. */
export function boundAt(document: unknown, path: JsonPath, { remembers }: Pick<Language, 'remembers'>): Bound {
  const probe = { op: readingOps[0], name: '' };
  const found = nodesIn(replaced(document as Json, path, probe)).find(({ node }) => node === probe);
  const bound: { [op: string]: string[] } = {};
  for (const [name, node] of [...(found?.names ?? [])].reverse()) {
    const op = readerOf(node);
    bound[op] = [...(bound[op] ?? []), name];
  }
  return remembers === undefined ? bound : { ...bound, remembered: [...(bound['remembered'] ?? []), ...remembers] };
}

/** Whether the value would be an effect error at the path: a missing trigger or an unbound name. */
export function isEffectError(document: unknown, path: JsonPath, value: Json, language: Language | null): boolean {
  if (language === null) return false;
  const faults = effectFaults(replaced(document as Json, path, value), language);
  return faults.some(
    (fault) => severityOf(fault.told.code) === 'error' && path.every((step, i) => fault.path[i] === step),
  );
}
