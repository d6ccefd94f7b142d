import type { ReplayReport } from '#api/cli/replay-report.ts';
import { toldBreak } from '#api/played-game.ts';
import { isSavedFile, type SavedFile } from '#api/saved-game.ts';
import { contentOf } from '#authoring/playable.ts';
import { refusalOf } from '#authoring/refusals.ts';
import { type Broken, type Changed, firstDifference, replay } from '#engine/kernel/replay.ts';
import type { Session } from '#engine/kernel/session.ts';
import type { Text } from '#engine/kernel/system.ts';
import type { ProjectForPlay } from './project-for-play.ts';

export type GameReplayed =
  | { readonly report: ReplayReport }
  | { readonly refused: { readonly code: string; readonly text: Text } };

/** Plays a saved game again, and says where it first comes out otherwise. */
export function replayGame({ playable }: ProjectForPlay, saved: SavedFile): GameReplayed {
  const { system } = playable;
  try {
    const content = contentOf(playable, saved.content);
    const { session, broken } = replay(system, content, saved.setup, saved.log, { laid: saved.laid });
    const was = { hash: saved.hash, logHash: saved.logHash ?? null, contentHash: saved.contentHash };
    const is = { hash: session.hash(), logHash: session.logHash(), contentHash: content.hash };
    const changed = changedFrom(saved, session, broken);
    const same = is.contentHash === was.contentHash ? is.hash === was.hash : changed === null && broken === null;
    return { report: { same, was, is, changed, broken: broken && toldBreak(broken, playable) } };
  } catch (error) {
    const refusal = refusalOf(error, system, playable.documents);
    if (refusal === null) throw error;
    return { refused: refusal };
  }
}

/** Known from the file's events, when it has them. */
function changedFrom({ events }: SavedFile, session: Session, broken: Broken | null): Changed | null {
  if (events === undefined) return null;
  const now = session.eventsFrom(0);
  return firstDifference(broken === null ? events : events.slice(0, now.length), now, session);
}

/** A saved game out of a file's text; null when it is none. */
export function readSavedFile(text: string): SavedFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSavedFile(value) ? value : null;
  } catch {
    return null;
  }
}
