import type { Reply } from '#api/session/session-api.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { playStore } from './play-store.ts';
import { allDone, engine } from './running-engine.ts';

/** Null: the event no longer exists. */
export async function askWhy(event: number): Promise<Explained | null> {
  await nothingRuns();
  return orNull(() => engine().ask('explain', { event }));
}

/** Since when a value is what it is, and why; null: the place no longer exists. */
export async function askValueHistory(place: string): Promise<Reply<'since'> | null> {
  await nothingRuns();
  return orNull(() => engine().ask('since', { place }));
}

/** Waits for pending commands; a playing program can be queried between steps. */
export async function nothingRuns(): Promise<void> {
  if (playStore.getState().program === null) await allDone();
}

async function orNull<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WorkerError && error.data !== null) return null;
    throw error;
  }
}
