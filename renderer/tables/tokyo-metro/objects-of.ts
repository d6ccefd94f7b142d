import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { ownOf } from '../library/offers.ts';

/** The name under which the bids of a seat are offered. */
export const bidOf = (seat: string): string => `${seat}/bid`;

/** The names of what an answer concerns; an answer of one who acts and nothing else, of that one. */
export function objectsOf({ do: word, by, station, line, card, spot }: JsonObject): readonly string[] {
  const who = typeof by === 'string' ? by : '';
  if (word === 'bid' || word === 'raise') return [bidOf(who)];
  if (typeof card === 'string') return [`${card}/${String(spot)}`];
  const names = [station, line].filter((name) => typeof name === 'string');
  return names.length > 0 ? names : [ownOf(who)];
}
