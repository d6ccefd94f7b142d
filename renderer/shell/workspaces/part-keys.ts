import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { findPart } from './part-list.ts';

export function partKeys(id: PartId): readonly Keys[] {
  return [findPart(id).keys ?? []].flat();
}

/** The command that focuses a part. Those of the first load are in the Go menu. */
export function partCommand(id: PartId): string {
  if (id === 'play') return 'go.board';
  return findPart(id).load === null ? `go.${id}` : `view.open.${id}`;
}
