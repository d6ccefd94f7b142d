import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { fits, fitsStore } from '#renderer/desk/gallery/fits-store.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { DrawnFace } from './face-cell.tsx';

interface MeasureUnseenProps {
  readonly rows: readonly Row[];
  readonly faces: TableFaces;
  readonly documents: Documents;
  readonly around: object;
  readonly locale: string;
}

/** How many faces are scanned at a time for one that is not drawn yet. */
const LOOKED = 2_000;
/** On a busy page it still makes progress, slowly. */
const LATEST = { timeout: 500 };

/** Draws unseen faces one by one offscreen while the page is idle. */
export function MeasureUnseen({ rows, faces, documents, around, locale }: MeasureUnseenProps) {
  const [at, setAt] = useState(0);
  const found = useStore(fitsStore, (state) => state.found);
  const begunWith = useRef(found);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with other rows
  useEffect(() => setAt(0), [rows, around, locale]);
  useEffect(() => {
    if (at >= rows.length) return;
    const asked = requestIdleCallback(() => {
      let next = at + 1;
      const end = Math.min(rows.length, next + LOOKED);
      while (next < end && isKnown(rows[next], locale)) next++;
      setAt(next);
    }, LATEST);
    return () => cancelIdleCallback(asked);
  }, [at, rows, locale]);
  // Faces whose drawing code was still loading were skipped: repeat until a pass finds nothing new.
  useEffect(() => {
    if (at < rows.length || found === begunWith.current) return;
    begunWith.current = found;
    if (rows.some((row) => !isKnown(row, locale))) setAt(0);
  }, [at, found, rows, locale]);
  const row = rows[at];
  if (row === undefined || isKnown(row, locale)) return null;
  return (
    <div className="gallery-unseen" aria-hidden="true">
      <DrawnFace key={row.key} {...{ row, faces, documents, around, locale }} />
    </div>
  );
}

const isKnown = (row: Row | undefined, locale: string): boolean =>
  row === undefined || fits().overflows(row.entry, locale) !== undefined;
