import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { seatActions } from '../library/legal-actions.ts';

export const bidOf = (seat: string): string => `${seat}/bid`;

/** Falls back to the seat for answers without an object. */
export function objectsOf({ do: word, by, station, line, card, spot }: JsonObject): readonly string[] {
  const who = typeof by === 'string' ? by : '';
  if (word === 'bid' || word === 'raise') return [bidOf(who)];
  if (typeof card === 'string') return [`${card}/${String(spot)}`];
  const names = [station, line].filter((name) => typeof name === 'string');
  return names.length > 0 ? names : [seatActions(who)];
}
