import { rank } from '#engine/kernel/basics/hash.ts';
import { canonical, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** A short text for what happened: equal events have equal prints, and others almost never. */
export function printOf(events: readonly JsonObject[]): string {
  return rank(canonical(events as Json)).toString(36);
}

/** The prints of entries, each by where its events begin among `events`, which begin at `from`. */
export function printsOf(events: readonly JsonObject[], begins: readonly number[], from = begins[0] ?? 0): string[] {
  return begins.map((begin, i) =>
    printOf(events.slice(begin - from, (begins[i + 1] ?? Number.POSITIVE_INFINITY) - from)),
  );
}

/** The first place at which prints differ; null: as far as both go, none does. One that is empty was never known. */
export function firstOther(kept: readonly string[], now: readonly string[]): number | null {
  const most = Math.min(kept.length, now.length);
  for (let i = 0; i < most; i++) if (kept[i] !== now[i] && kept[i] !== '' && now[i] !== '') return i;
  return null;
}
