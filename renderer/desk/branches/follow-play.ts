import { BRANCH_FORMAT, type Branch } from '#authoring/tools/branches/branch.ts';
import { branchRelation } from '#authoring/tools/branches/follow.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type PlayState, playStore } from '../play/play-store.ts';
import { branchesStore, putBranch } from './branches-store.ts';
import { projectId } from './project-id.ts';

// Compares the running game with the open line, whichever command played it, so that no command can lose moves.

export function followPlay(keep: (id: string) => void): void {
  const follow = (state: PlayState) => {
    if (!branchesStore.getState().isRead || state.played === null || state.view === null) return;
    const line = lineOf(state);
    if (line === null) return;
    putBranch(line);
    if (line.id !== state.line) playStore.setState({ line: line.id });
    keep(line.id);
  };
  playStore.subscribe((state, before) => {
    const { played, undone, line } = state;
    if (played !== before.played || undone !== before.undone || line !== before.line) follow(state);
  });
  branchesStore.subscribe(({ isRead }, before) => {
    if (isRead && !before.isRead) follow(playStore.getState());
  });
}

/** Null: unchanged. */
function lineOf(state: PlayState): Branch | null {
  const { played, undone, line: open } = state;
  if (played === null) return null;
  const { setup } = played;
  const log = [...played.entries, ...undone];
  const known = open === null ? undefined : branchesStore.getState().lines.get(open);
  // A game on other content pins its line
  const stays = state.ownContent === null ? {} : { pinned: true as const };
  if (known === undefined)
    return log.length === 0 ? null : { ...begun(open, setup, log), ...stays, ...told(state, log) };
  const now = branchRelation({ setup: known.setup, log: known.log }, { setup, log });
  switch (now.kind) {
    // The cut entries remain in the line for redo.
    case 'same':
    case 'cut':
      return null;
    case 'grown':
      if (known.pinned === true && known.contentHash !== state.view?.contentHash)
        return { ...begun(null, setup, log), parent: { line: known.id, at: known.log.length }, ...told(state, log) };
      return { ...known, log, played: Date.now(), ...told(state, log) };
    case 'branched':
      return { ...begun(null, setup, log), ...stays, parent: { line: known.id, at: now.at }, ...told(state, log) };
    case 'new':
      return log.length === 0 ? null : { ...begun(null, setup, log), ...stays, ...told(state, log) };
  }
}

function begun(id: string | null, setup: JsonObject, log: JsonObject[]): Branch {
  const now = Date.now();
  return {
    formatVersion: BRANCH_FORMAT,
    id: id ?? crypto.randomUUID().replaceAll('-', ''),
    project: projectId(),
    contentHash: '',
    setup,
    log,
    prints: [],
    rounds: [],
    parent: null,
    name: null,
    bookmarks: [],
    result: null,
    begun: now,
    played: now,
  };
}

/** Facts that are only complete at the end of the line. */
function told({ view, events }: PlayState, log: readonly JsonObject[]): Partial<Branch> {
  if (view === null || view.at !== log.length) return {};
  const { entries, setupPrint, contentHash, result, takenBack } = view;
  const begins = entries.map((entry) => entry.events);
  const rounds = events.flatMap(({ kind }, event) => (kind === 'round' ? [entryOf(begins, event)] : []));
  return {
    contentHash,
    prints: [setupPrint ?? '', ...entries.map(({ print }) => print)],
    rounds: [...new Set(rounds)],
    result,
    ...(takenBack.length === 0 ? {} : { takenBack: takenBack.map(({ mark }) => mark) }),
  };
}

function entryOf(begins: readonly number[], event: number): number {
  const next = begins.findIndex((begin) => begin > event);
  return next < 0 ? begins.length : next;
}
