import type { CallFields } from '#api/session/session-api.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { store } from '../state/store.ts';

export type WatchedThing = CallFields<'watched'>['of'][number];
/** Something that is watched, as it was written. */
export interface WatchedValue {
  readonly written: string;
  readonly thing: WatchedThing;
}

/** What is watched, in the order in which it was added. */
export const watchesStore = store<{ readonly watches: readonly WatchedValue[] }>(() => ({ watches: [] }));

/** What was written as something to watch; null: it is none. A word of the language is an amount or a condition by its sort. */
export function readWatch(written: string): readonly WatchedThing[] {
  const text = written.trim();
  if (/^(table|figures)(\/.*)?$/.test(text)) return [{ place: text }];
  try {
    const read = JSON.parse(text) as Json;
    if (isObject(read) && typeof read['op'] === 'string') return [{ if: read }, { amount: read }];
  } catch {
    // Half written
  }
  return [];
}
