import type { Json } from '#engine/kernel/basics/json.ts';
import { fits } from '../sought/match.ts';
import { designOf } from '../table/table-names.ts';
import type { OfferedAction } from '../workers/engine-calls.ts';

/** Matches sentences, and readings of names in the answer. */
export function soughtActions(
  actions: readonly OfferedAction[],
  sought: string,
  readings: ReadonlyMap<string, string>,
): readonly OfferedAction[] {
  return actions.filter(({ sentence, answer }) =>
    fits(sought, [sentence, ...namesIn(answer).flatMap((name) => readings.get(designOf(name)) ?? [])]),
  );
}

function namesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one) => namesIn(one as Json));
}
