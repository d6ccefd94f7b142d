import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { findPart } from './part-list.ts';

export function partKeys(id: PartId): readonly Keys[] {
  return [findPart(id).keys ?? []].flat();
}

/** The command that focuses a part. Landmarks and the editor are in the Go menu. */
export function partCommand(id: PartId): string {
  if (id === 'play') return 'go.board';
  return id === 'editor' || findPart(id).isLandmark === true ? `go.${id}` : `view.open.${id}`;
}
