import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';

/** 99 `result`, or an event that begins a round or a phase; phases by their names. */
const kinds = ['round', 'phase'];

/** `result`, and the events above; phases by their names. */
export function untilWords({ changes, vocabulary }: Pick<RuleSystem, 'changes' | 'vocabulary'>): readonly string[] {
  const words = changes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, fields }) => {
      const shape = vocabulary.events[kind] as { readonly enum?: readonly string[] } | undefined;
      return fields.includes(kind) && shape?.enum ? shape.enum.map((word) => `${kind}:${word}`) : [kind];
    });
  return ['result', ...words];
}

export function isReachedBy(until: string, event: JsonObject): boolean {
  const [kind = '', word] = until.split(':');
  return isObject(event) && event['kind'] === kind && (word === undefined || event[kind] === word);
}
