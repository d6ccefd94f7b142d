import type { Playable } from '#authoring/project/play/playable.ts';
import type { RunToKeep } from '../lab/kept-runs.ts';
import type { LineStore } from '../lab/line-store.ts';

/** Keeps what was asked of a project once games of it were played, also if they were stopped. */
export async function keepAsked<T>(
  store: LineStore | null,
  playable: Playable,
  run: () => RunToKeep,
  play: () => Promise<T>,
): Promise<T> {
  try {
    return await play();
  } finally {
    const asked = run();
    if (asked.games > 0) await store?.asked.keep(playable, asked);
  }
}
