import type { Bookmark, Branch } from '#authoring/tools/branches/branch.ts';
import { firstOther } from '#authoring/tools/branches/event-fingerprints.ts';
import { commonEntries } from '#authoring/tools/branches/follow.ts';
import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import { playOnOwnTexts } from '../play/own-content.ts';
import { playLine } from '../play/play-commands.ts';
import { playStore } from '../play/play-store.ts';
import { branchesStore, putBranch } from './branches-store.ts';
import { forgetEffect } from './edit-effects-store.ts';
import { keepTextsOf, noteBranch, textsOfBranch } from './keep-branches.ts';

/** Opens a line before entry `at`; by default where it diverges from the open line, else at its end. */
export async function openBranch(id: string, at?: number): Promise<void> {
  const line = branchesStore.getState().lines.get(id);
  if (line === undefined) return;
  const { setup, log, takenBack = [], contentHash, prints } = line;
  const { view: now, ownContent } = playStore.getState();
  const mayDiffer = contentHash !== '' && now !== null && (ownContent !== null || contentHash !== now.contentHash);
  branchesStore.setState({ other: null });
  // On other content, all of it is played to find the first difference.
  await playLine({ setup, entries: log, takenBack }, id, at ?? (mayDiffer ? log.length : partingFrom(line)));
  const { view } = playStore.getState();
  if (!mayDiffer || view === null || view.contentHash === contentHash) return;
  const played = [view.setupPrint ?? '', ...view.entries.map(({ print }) => print)];
  branchesStore.setState({ other: { line: id, at: firstOther(prints, played) } });
}

/** Opens a line at its end on its own content, and pins it to that. False: the texts are lost or not playable. */
export async function resumeOnOwnContent(id: string): Promise<boolean> {
  const line = branchesStore.getState().lines.get(id);
  const texts = line === undefined ? null : await textsOfBranch(line);
  if (line === undefined || texts === null) return false;
  const { setup, log, takenBack = [] } = line;
  if (line.pinned !== true) pinBranch(id, true);
  branchesStore.setState({ other: null });
  return playOnOwnTexts({ setup, entries: log, takenBack }, id, texts);
}

function partingFrom(line: Branch): number {
  const { played, undone } = playStore.getState();
  if (played === null || !isSame(played.setup as Json, line.setup as Json)) return line.log.length;
  return commonEntries([...played.entries, ...undone], line.log);
}

function alter(id: string, part: Pick<Branch, 'name'> | Pick<Branch, 'bookmarks'>): void {
  const line = branchesStore.getState().lines.get(id);
  if (line === undefined) return;
  putBranch({ ...line, ...part });
  noteBranch(id);
}

export function nameBranch(id: string, name: string): void {
  alter(id, { name: name.trim() === '' ? null : name.trim().slice(0, 200) });
}

/** A pinned line keeps its content: edits do not affect it, and moves branch off. */
export function pinBranch(id: string, isPinned: boolean): void {
  const line = branchesStore.getState().lines.get(id);
  if (line === undefined) return;
  const { pinned: _, ...loose } = line;
  putBranch(isPinned ? { ...line, pinned: true } : loose);
  if (isPinned) {
    forgetEffect(id);
    void keepTextsOf(line);
  }
  noteBranch(id);
}

const bookmarksOf = (id: string): readonly Bookmark[] => branchesStore.getState().lines.get(id)?.bookmarks ?? [];

/** One bookmark per place; a new one keeps the note. */
export function setBookmark(id: string, { at, name }: Pick<Bookmark, 'at' | 'name'>): void {
  const before = bookmarksOf(id).find((one) => one.at === at);
  const others = bookmarksOf(id).filter((one) => one.at !== at);
  const bookmarks = [...others, { ...before, at, name: name.trim().slice(0, 200) }].sort((a, b) => a.at - b.at);
  alter(id, { bookmarks });
}

/** An empty note is removed. */
export function noteBookmark(id: string, at: number, note: string): void {
  const text = note.trim().slice(0, 4000);
  alter(id, {
    bookmarks: bookmarksOf(id).map((one) => {
      if (one.at !== at) return one;
      const { note: _, ...bare } = one;
      return text === '' ? bare : { ...bare, note: text };
    }),
  });
}

export function removeBookmark(id: string, at: number): void {
  alter(id, { bookmarks: bookmarksOf(id).filter((one) => one.at !== at) });
}
