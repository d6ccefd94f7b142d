import type { OpenPage } from '#api/studio/open-pages.ts';
import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import { store } from '../state/store.ts';
import type { OpenFile } from './open-file.ts';
import { projectStore, unsavedPaths } from './project-store.ts';

interface OtherPages {
  /** The other windows and tabs, of whatever program, that have this project open. */
  readonly pages: readonly OpenPage[];
  /** Pages that the person has been notified of. */
  readonly told: ReadonlySet<string>;
}

export const otherPagesStore = store<OtherPages>(() => ({ pages: [], told: new Set() }));
const { getState, setState } = otherPagesStore;

/** Takes over which pages are open; `own` is this one. */
export function takePages(pages: readonly OpenPage[], own: string): void {
  setState({ pages: pages.filter(({ page }) => page !== own) });
}

/** The person has read that there are others: of these it is not told again, also when they are loaded anew. */
export function noteTold(): void {
  setState({ told: new Set([...getState().told, ...getState().pages.map(({ page }) => page)]) });
}

type Noting = Pick<StudioApi, 'notePage'>;

/** Tells the others which files are unsaved here when these have changed. */
export function tellUnsaved(api: Noting, page: string, before: ReadonlyMap<string, OpenFile>): void {
  const unsaved = unsavedPaths(projectStore.getState().files);
  if (unsavedPaths(before).join('\n') !== unsaved.join('\n')) void note(api, page);
}

/** Announces this page. Calls `missed` if files have changed since they were read. */
export async function beginHearing(api: Noting, page: string, read: number, missed: () => void): Promise<void> {
  const reply = await note(api, page);
  if (reply !== null && reply.changes !== read) missed();
}

/** A failure is ignored: the status bar shows a lost connection, and this is sent again when it is back. */
function note(api: Noting, page: string): Promise<StudioReply<'notePage'> | null> {
  const unsaved = unsavedPaths(projectStore.getState().files);
  return api.notePage({ page, unsaved: [...unsaved] }).catch(() => null);
}
