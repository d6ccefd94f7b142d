import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** `damage`, `damage#2` (second), `damage#-1` (last), or an index. `from`: first event that counts. Null: not found. */
export function eventNamed(events: readonly JsonObject[], named: string, from = 0): number | null {
  if (/^\d+$/.test(named)) return Number(named) < events.length ? Number(named) : null;
  const [, kind, number] = /^([A-Za-z]+)(?:#(-?\d+))?$/.exec(named) ?? [];
  const alike = events.flatMap((event, index) => (index >= from && event['kind'] === kind ? [index] : []));
  const which = Number(number ?? 1);
  return (which < 0 ? alike.at(which) : alike[which - 1]) ?? null;
}
