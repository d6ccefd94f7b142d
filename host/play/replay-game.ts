import { type PartOfSave, partsOfSave, type ReplayReport } from '#api/cli/replay-report.ts';
import { breakView } from '#api/session/played-game.ts';
import { isOfNewerFormat, isSavedFile, type SavedFile } from '#api/session/saved-game.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { refusalOf } from '#authoring/project/play/refusals.ts';
import { hashOf } from '#engine/kernel/basics/hash.ts';
import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError, type Text } from '#engine/kernel/contract/system.ts';
import { firstDifference, type ReplayBreak, type ReplayDifference, replay } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { undoneView } from '#engine/kernel/session/undone-part.ts';
import type { ProjectForPlay } from '../project/project-for-play.ts';

export type GameReplayed =
  | { readonly report: ReplayReport }
  | { readonly refused: { readonly code: string; readonly text: Text; readonly data: JsonObject } };

/** Replays a saved game and finds where it first differs. */
export function replayGame({ playable }: ProjectForPlay, saved: SavedFile): GameReplayed {
  const { system } = playable;
  try {
    if (saved.system !== system.id) throw new RefusalError('otherSystem', { system: saved.system, own: system.id });
    const content = contentOf(playable, saved.content);
    const { session, broken } = replay(system, content, saved.setup, saved.log, { laid: saved.laid });
    const was = { hash: saved.hash, logHash: saved.logHash ?? null, contentHash: saved.contentHash };
    const is = { hash: session.hash(), logHash: session.logHash(), contentHash: content.hash };
    const changed = changedFrom(saved, session, broken);
    const differs = differingIn(saved, session, changed);
    const same = changed === null && broken === null && differs.length === 0;
    const takenBack = (saved.takenBack ?? []).map((mark) => undoneView(mark));
    return { report: { same, was, is, differs, changed, broken: broken && breakView(broken, playable), takenBack } };
  } catch (error) {
    const refusal = refusalOf(error, system, playable.documents);
    if (refusal === null) throw error;
    return { refused: refusal };
  }
}

/**
 * Parts of the file that contradict its log. On other content the game may differ; then the file must at least agree
 * with itself: its hash covers content, set-up and state.
 */
function differingIn(saved: SavedFile, session: Session, changed: ReplayDifference | null): PartOfSave[] {
  const { hash, logHash, contentHash, setup, log, state } = saved;
  const now = session.save();
  const { table, stack } = state as unknown as { readonly [part: string]: Json };
  const agrees = hash === hashOf({ content: contentHash, setup, table: table ?? null, stack: stack ?? null });
  const isOther = contentHash !== now.contentHash;
  const held: { readonly [Part in PartOfSave]: boolean } = {
    hash: isOther || hash === now.hash,
    logHash: logHash === undefined || logHash === hashOf({ setup, log }),
    contentHash: !isOther || hash !== now.hash,
    state: isOther ? agrees || hash === now.hash : isSame(state as unknown as Json, now.state as unknown as Json),
    events: isOther || changed === null,
  };
  return partsOfSave.filter((part) => !held[part]);
}

function changedFrom({ events }: SavedFile, session: Session, broken: ReplayBreak | null): ReplayDifference | null {
  if (events === undefined) return null;
  const now = session.eventsFrom(0);
  return firstDifference(broken === null ? events : events.slice(0, now.length), now, session);
}

/** `newer`: saved by a newer studio; null: not a saved game. */
export function readSavedFile(text: string): SavedFile | 'newer' | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSavedFile(value) ? value : isOfNewerFormat(value) ? 'newer' : null;
  } catch {
    return null;
  }
}
