import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { OfferedAction } from '../../workers/engine-calls.ts';

/** The legal actions by the name of each object that they concern. */
export type Offers = ReadonlyMap<string, readonly OfferedAction[]>;

/** What concerns a PC and nothing else on the table: to finish, to spend a token. */
export const ownOf = (pc: string): string => `${pc}/own`;
/** A BOT card bears the name of a PC that does not play. */
export const botOf = (id: string): string => `bots/${id}`;
/** What concerns nothing on the table at all: to decline, to give up. */
export const nobodys = ownOf('');

export function offersOf(actions: readonly OfferedAction[]): Offers {
  const offers = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    for (const name of objectsOf(action.answer)) offers.set(name, [...(offers.get(name) ?? []), action]);
  }
  return offers;
}

/** The cards, slots, areas, PCs, skills and BOT cards that an answer names besides who gives it. */
function objectsOf({ by, card, slot, area, pc, skill, bot, target }: JsonObject): readonly string[] {
  const own = typeof by === 'string' ? by : '';
  const skillName = typeof skill === 'string' ? `${own}/skills/${skill}` : null;
  const named = [card, slot, area, pc, target, skillName, typeof bot === 'string' ? botOf(bot) : null];
  const names = [...new Set(named.filter((name) => typeof name === 'string'))];
  return names.length > 0 ? names : [ownOf(own)];
}

/** The actions of several names, each once. */
export function offersFor(offers: Offers, names: readonly string[]): readonly OfferedAction[] {
  return [...new Set(names.flatMap((name) => offers.get(name) ?? []))];
}

/** The PC that the decision is about, else the one that all legal answers are given by. */
export function decidingPc(actions: readonly OfferedAction[], about: JsonObject): string | null {
  if (typeof about['by'] === 'string') return about['by'];
  const by = new Set(actions.map(({ answer }) => answer['by']).filter((one) => typeof one === 'string'));
  return by.size === 1 ? ([...by][0] as string) : null;
}
