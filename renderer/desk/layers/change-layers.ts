import type { LayeredChange } from '#authoring/tools/overrides/layered-change.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { placeOfBegun } from '../begin/place-of-begun.ts';
import { goTo, placeIn } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { authoring } from '../workers/authoring-client.ts';

/** Why nothing was written: not possible here, the text has changed, or a file is not writable. */
export type NotChanged =
  | { readonly kind: 'cannot' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly path: string };

/** Changes overrides as one undo step. `goes`: reveal the result. */
export async function changeLayers(change: LayeredChange, name: Text, goes: boolean): Promise<NotChanged | null> {
  const documents = await authoring().call('changedLayers', change);
  if (documents === null) return { kind: 'cannot' };
  const refused = await writeDocuments(documents, name);
  if (refused?.code === 'conflict') return { kind: 'stale' };
  if (refused !== null) return { kind: 'refused', path: refused.path };
  const place = goes ? placeOfBegun(documents) : null;
  if (place !== null) goTo({ path: place.path, ...placeIn(place.text, place.offset) });
  return null;
}
