import type { OpenPage } from '#api/studio/open-pages.ts';
import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import { store } from '../state/store.ts';
import type { OpenFile } from './open-file.ts';
import { projectStore, unsavedPaths } from './project-store.ts';

interface OtherPages {
  /** Other windows that have this project open. */
  readonly pages: readonly OpenPage[];
  /** Pages that the person has been notified of. */
  readonly told: ReadonlySet<string>;
}

export const otherPagesStore = store<OtherPages>(() => ({ pages: [], told: new Set() }));
const { getState, setState } = otherPagesStore;

export function takePages(pages: readonly OpenPage[], own: string): void {
  setState({ pages: pages.filter(({ page }) => page !== own) });
}

/** Includes pages that are reloaded. */
export function markPagesNotified(): void {
  setState({ told: new Set([...getState().told, ...getState().pages.map(({ page }) => page)]) });
}

type Noting = Pick<StudioApi, 'notePage'>;

/** Tells other pages which files are unsaved here, if these have changed. */
export function tellUnsaved(api: Noting, page: string, before: ReadonlyMap<string, OpenFile>): void {
  const unsaved = unsavedPaths(projectStore.getState().files);
  if (unsavedPaths(before).join('\n') !== unsaved.join('\n')) void note(api, page);
}

/** Announces this page. Calls `missed` if files have changed since they were read. */
export async function announcePage(api: Noting, page: string, read: number, missed: () => void): Promise<void> {
  const reply = await note(api, page);
  if (reply !== null && reply.changes !== read) missed();
}

/** A failure is ignored: the status bar shows a lost connection, and this is sent again when it is back. */
function note(api: Noting, page: string): Promise<StudioReply<'notePage'> | null> {
  const unsaved = unsavedPaths(projectStore.getState().files);
  return api.notePage({ page, unsaved: [...unsaved] }).catch(() => null);
}
