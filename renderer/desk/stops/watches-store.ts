import type { CallFields } from '#api/session/session-api.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { store } from '../state/store.ts';

export type WatchedThing = CallFields<'watched'>['of'][number];
export interface WatchedValue {
  readonly written: string;
  readonly thing: WatchedThing;
}

export const watchesStore = store<{ readonly watches: readonly WatchedValue[] }>(() => ({ watches: [] }));

export function readWatch(written: string): readonly WatchedThing[] {
  const text = written.trim();
  if (/^(table|figures)(\/.*)?$/.test(text)) return [{ place: text }];
  try {
    const read = JSON.parse(text) as Json;
    if (isObject(read) && typeof read['op'] === 'string') return [{ if: read }, { amount: read }];
  } catch {
    // Incomplete JSON
  }
  return [];
}
