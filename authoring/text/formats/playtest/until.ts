import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';

/** Events to which a test can go on at once: a round begins, a phase begins. */
const kinds = ['round', 'phase'];

/** How far a test can go on: to the result, or to such an event; of a phase each by its name. */
export function untilWords({ changes, vocabulary }: Pick<RuleSystem, 'changes' | 'vocabulary'>): readonly string[] {
  const words = changes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, fields }) => {
      const shape = vocabulary.events[kind] as { readonly enum?: readonly string[] } | undefined;
      return fields.includes(kind) && shape?.enum ? shape.enum.map((word) => `${kind}:${word}`) : [kind];
    });
  return ['result', ...words];
}

/** Whether an event is what a test goes on to. */
export function isReachedBy(until: string, event: JsonObject): boolean {
  const [kind = '', word] = until.split(':');
  return isObject(event) && event['kind'] === kind && (word === undefined || event[kind] === word);
}
