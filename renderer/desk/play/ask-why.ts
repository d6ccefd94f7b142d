import type { Reply } from '#api/session/session-api.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { playStore } from './play-store.ts';
import { allDone, engine } from './running-engine.ts';

// What is asked of the running game beside its turns: it stays as it was.

/** Why an event came out as it did; null: the game has no such event any more. */
export async function askWhy(event: number): Promise<Explained | null> {
  await nothingRuns();
  return orNull(() => engine().ask('explain', { event }));
}

/** Since when something on the table is what it is, and why; null: there is no such place any more. */
export async function askSince(place: string): Promise<Reply<'since'> | null> {
  await nothingRuns();
  return orNull(() => engine().ask('since', { place }));
}

/** Waits for the commands that were given; a program at play lets itself be asked in between. */
export async function nothingRuns(): Promise<void> {
  if (playStore.getState().program === null) await allDone();
}

/** What was refused has no answer: the game has gone on, or back, since it was asked. */
async function orNull<Found>(ask: () => Promise<Found>): Promise<Found | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof WorkerError && error.data !== null) return null;
    throw error;
  }
}
