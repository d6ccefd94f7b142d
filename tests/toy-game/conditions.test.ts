import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { readCondition } from '#authoring/project/play/read-condition.ts';
import { formatRegistryOf, type Validate } from '#authoring/text/schema/format-registry.ts';
import { annotations } from '#authoring/text/schema/schema-tools.ts';
import { schemasOf } from '#authoring/text/schema/schemas-of.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { lanternMarket } from './system.ts';

const system = lanternMarket as unknown as RuleSystem;
const ajv = new Ajv({ strict: false, keywords: [...annotations] });
const validators = Object.fromEntries(
  schemasOf(system).formats.map(({ id, schema }) => [id, ajv.compile(schema) as unknown as Validate]),
);
const { formats } = formatRegistryOf({ system, validators });

it.each<readonly [Json, string]>([
  [{ op: 'always' }, 'There is no op "always" (a condition).'],
  [{}, 'op is missing. Write the op of a condition.'],
  ['always', 'Write a node { "op": … } (a condition) here; it is now text in quotes.'],
])('in a game without conditions, %j is refused with a sentence', (written, sentence) => {
  const read = readCondition({ formats }, written);
  expect('fault' in read && read.fault.en.trim()).toBe(sentence);
});
