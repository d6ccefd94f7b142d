import type { ReactNode } from 'react';
import type { PrintedSide } from '#api/studio/printed-faces.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { FaceSize, TableFaces } from '#renderer/tables/table-faces.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';

export interface PrintedBy {
  readonly faces: TableFaces;
  readonly parts: readonly TablePart[];
}

/** Null: there is no such side. */
export function drawnSide({ faces, parts }: PrintedBy, documents: Documents, side: PrintedSide): ReactNode | null {
  if (side.part !== CARDS) {
    const part = parts.find(({ id }) => id === side.part);
    return side.kind === 'face'
      ? (part?.draw(documents, side.id, side.locale) ?? null)
      : (part?.drawBack?.(documents, side.pile, side.locale) ?? null);
  }
  return side.kind === 'back'
    ? faces.drawBack(documents, side)
    : faces.draw(documents, { path: side.path, id: side.id, index: null }, side.locale, () => undefined);
}

export function sizeOfSide({ faces, parts }: PrintedBy, { part, path }: Pick<PrintedSide, 'part' | 'path'>): FaceSize {
  return parts.find(({ id }) => id === part)?.size ?? faces.sizeOf(path);
}
