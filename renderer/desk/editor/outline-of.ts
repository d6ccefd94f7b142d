import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import { projectStore } from '../project/project-store.ts';
import { localeNow } from '../settings/locale-store.ts';
import { authoring } from '../workers/authoring-client.ts';

/** Of a longer text, in signs, what the worker has read is told. */
const LONGEST = 300_000;

/** What stands in a file as it is written now; with `most`, where more stand side by side, without what is inside of each. */
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
