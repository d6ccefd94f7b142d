import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';

export type ActionsByObject = ReadonlyMap<string, readonly OfferedAction[]>;
export type ObjectsOfAnswer = (answer: JsonObject) => readonly string[];

/** Actions without an object: passing, spending a token. Empty `by`: of no seat. */
export const seatActions = (by: string): string => `${by}/own`;

export function actionsByObject(actions: readonly OfferedAction[], objectsOf: ObjectsOfAnswer): ActionsByObject {
  const offers = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    for (const name of objectsOf(action.answer)) offers.set(name, [...(offers.get(name) ?? []), action]);
  }
  return offers;
}

export function actionsFor(offers: ActionsByObject, names: readonly string[]): readonly OfferedAction[] {
  return [...new Set(names.flatMap((name) => offers.get(name) ?? []))];
}

/** The subject of the decision, else the only actor of all answers. */
export function decidingSeat(actions: readonly OfferedAction[], about: JsonObject): string | null {
  if (typeof about['by'] === 'string') return about['by'];
  const by = new Set(actions.map(({ answer }) => answer['by']).filter((one) => typeof one === 'string'));
  return by.size === 1 ? ([...by][0] as string) : null;
}
