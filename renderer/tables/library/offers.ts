import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';

/** The legal actions by the name of each object that they concern. */
export type Offers = ReadonlyMap<string, readonly OfferedAction[]>;
/** The names of the objects that an answer concerns. */
export type ObjectsOf = (answer: JsonObject) => readonly string[];

/** What concerns one who acts and nothing else on the table: to finish, to spend a token. Nobody: to decline, to give up. */
export const ownOf = (by: string): string => `${by}/own`;

export function offersOf(actions: readonly OfferedAction[], objectsOf: ObjectsOf): Offers {
  const offers = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    for (const name of objectsOf(action.answer)) offers.set(name, [...(offers.get(name) ?? []), action]);
  }
  return offers;
}

/** The actions of several names, each once. */
export function offersFor(offers: Offers, names: readonly string[]): readonly OfferedAction[] {
  return [...new Set(names.flatMap((name) => offers.get(name) ?? []))];
}

/** The one that the decision is about, else the one that all legal answers are given by. */
export function whoDecides(actions: readonly OfferedAction[], about: JsonObject): string | null {
  if (typeof about['by'] === 'string') return about['by'];
  const by = new Set(actions.map(({ answer }) => answer['by']).filter((one) => typeof one === 'string'));
  return by.size === 1 ? ([...by][0] as string) : null;
}
