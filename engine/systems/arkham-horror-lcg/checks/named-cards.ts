import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';

/** Every name in an effect, for example the ids of cards that it brings or looks at. */
export function namedIn(documents: Documents): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of Object.keys(documents))
    if (/^(cards|scenarios|investigators)/.test(file))
      for (const { node } of nodesIn(documents[file]))
        for (const value of Object.values(node)) for (const name of namesOf(value)) found.add(name);
  return found;
}

function namesOf(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
