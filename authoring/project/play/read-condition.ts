import { parsedDocumentOf } from '#authoring/text/reading/reading.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import type { Playable } from './playable.ts';

/** `at`: path within the condition, empty for the whole. */
export type ReadCondition = { readonly condition: Node } | { readonly fault: Text; readonly at: string };

export function readCondition({ formats }: Pick<Playable, 'formats'>, written: Json): ReadCondition {
  const format = formats.find(({ id }) => id === 'condition');
  if (format === undefined) throw new Error('every game has conditions');
  const document = { when: written };
  if (format.validate(document)) return { condition: written as unknown as Node };
  const [problem] = parsedDocumentOf({ path: '', text: JSON.stringify(document) }, format).problems;
  const [, at = ''] = /^\/when\/?(.*)$/.exec(format.validate.errors?.[0]?.instancePath ?? '') ?? [];
  return { fault: problem?.message ?? { ja: '条件ではありません', en: 'This is not a condition' }, at };
}
