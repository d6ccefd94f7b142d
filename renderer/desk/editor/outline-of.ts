import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import { projectStore } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { authoring } from '../workers/authoring-client.ts';

/** In characters; longer texts use the worker's last parse. */
const LONGEST = 300_000;

/** The outline of the current text. `most`: longer lists come without their items' contents. */
export function outlineOf(file: string, most?: number): Promise<readonly NamedItem[]> {
  const locale = localeNow();
  const written = projectStore.getState().files.get(file)?.text ?? '';
  return authoring().call('outline', {
    file,
    text: written.length <= LONGEST ? written : null,
    locale,
    ...(most === undefined ? {} : { most }),
  });
}
