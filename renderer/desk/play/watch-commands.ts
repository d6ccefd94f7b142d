import type { Json } from '#engine/kernel/basics/json.ts';
import { readWatch, type WatchedThing, type WatchedValue, watchesStore } from '../stops/watches-store.ts';
import type { SessionRefusal } from '../workers/engine-calls.ts';
import { WorkerError } from '../workers/worker-call.ts';
import { nothingRuns } from './ask-why.ts';
import { playStore } from './play-store.ts';
import { engine } from './running-engine.ts';

/** The values of each after the set-up and after each entry; null: no game is running. */
export async function askWatched(of: readonly WatchedThing[]): Promise<readonly (readonly Json[])[] | null> {
  if (playStore.getState().state !== 'running') return null;
  await nothingRuns();
  return engine().ask('watched', { of: [...of] });
}

/** Resolves with an error, or null. `none`: neither a place nor a node. */
export async function addWatch(written: string): Promise<SessionRefusal['message'] | 'none' | null> {
  const things = readWatch(written);
  let refused: SessionRefusal['message'] | 'none' = 'none';
  for (const thing of things) {
    try {
      await askWatched([thing]);
      const watch: WatchedValue = { written: written.trim(), thing };
      const others = watchesStore.getState().watches.filter((one) => one.written !== watch.written);
      watchesStore.setState({ watches: [...others, watch] });
      return null;
    } catch (error) {
      if (!(error instanceof WorkerError) || error.data === null) throw error;
      // Report the error of the first reading: most watches are conditions.
      if (refused === 'none') refused = (error.data as SessionRefusal).message;
    }
  }
  return refused;
}

export function removeWatch(watch: WatchedValue): void {
  watchesStore.setState(({ watches }) => ({ watches: watches.filter((one) => one !== watch) }));
}
