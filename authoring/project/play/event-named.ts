import type { JsonObject } from '#engine/kernel/basics/json.ts';

/**
 * The event that somebody means, as its place among all: a number, or `damage`, `damage#2` (the second damage),
 * `damage#-1` (the last one). `from`: the first event that counts for kinds. null: there is none.
 */
export function eventNamed(events: readonly JsonObject[], named: string, from = 0): number | null {
  if (/^\d+$/.test(named)) return Number(named) < events.length ? Number(named) : null;
  const [, kind, number] = /^([A-Za-z]+)(?:#(-?\d+))?$/.exec(named) ?? [];
  const alike = events.flatMap((event, index) => (index >= from && event['kind'] === kind ? [index] : []));
  const which = Number(number ?? 1);
  return (which < 0 ? alike.at(which) : alike[which - 1]) ?? null;
}
