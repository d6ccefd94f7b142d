import type { StudioApi } from '#api/studio/studio-api.ts';
import type { FolderFault } from '#api/studio/studio-home.ts';
import { stage } from '../stage/stage.ts';

/** Why a page has not gone to a folder. `unreachable`: the studio itself did not answer. */
export type NotGone = FolderFault | 'unreachable';

/** Opens a folder, null the welcome: in a window of its own, or in place of this page. Null: it is on its way. */
export async function goToFolder(api: StudioApi, folder: string | null): Promise<NotGone | null> {
  const reply = await api.openFolder({ folder }).catch(() => null);
  if (reply === null) return 'unreachable';
  if (!reply.opened) return reply.why;
  if (reply.secret === null) return null;
  stage().reopen(reply.secret);
  return null;
}
