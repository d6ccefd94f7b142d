import { shuffleRank } from '#engine/kernel/basics/hash.ts';
import { canonical, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export function fingerprintOf(events: readonly JsonObject[]): string {
  return shuffleRank(canonical(events as Json)).toString(36);
}

/** `begins`: index of the first event of each entry; `from`: index of the first of `events`. */
export function printsOf(events: readonly JsonObject[], begins: readonly number[], from = begins[0] ?? 0): string[] {
  return begins.map((begin, i) =>
    fingerprintOf(events.slice(begin - from, (begins[i + 1] ?? Number.POSITIVE_INFINITY) - from)),
  );
}

/** Null: no known difference. Empty ones are unknown. */
export function firstOther(kept: readonly string[], now: readonly string[]): number | null {
  const most = Math.min(kept.length, now.length);
  for (let i = 0; i < most; i++) if (kept[i] !== now[i] && kept[i] !== '' && now[i] !== '') return i;
  return null;
}
