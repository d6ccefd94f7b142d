import type { StudioApi } from '#api/studio/studio-api.ts';
import type { FolderFault } from '#api/studio/studio-home.ts';
import { stage } from '../stage/stage.ts';

/** `unreachable`: the host did not respond. */
export type OpenFolderFault = FolderFault | 'unreachable';

/** Opens a folder (null: the welcome page) in a new window or in this page. Null: it is opening. */
export async function goToFolder(api: StudioApi, folder: string | null): Promise<OpenFolderFault | null> {
  const reply = await api.openFolder({ folder }).catch(() => null);
  if (reply === null) return 'unreachable';
  if (!reply.opened) return reply.why;
  if (reply.secret === null) return null;
  stage().reopen(reply.secret);
  return null;
}
