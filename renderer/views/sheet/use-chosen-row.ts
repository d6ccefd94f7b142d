import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { chosenStore, isSameChoice } from '#renderer/desk/inspector/chosen-store.ts';

type Named = Pick<Row, 'file' | 'id'>;

/** Goes to the row of what is chosen in another part, also when it appears. */
export function useChosenRow(rows: readonly Named[], at: number, go: (to: number) => void): void {
  const chosen = useStore(chosenStore, (state) => state.chosen);
  const gone = useRef<object | null>(null);
  const isThis = (row: Named | undefined): boolean => isSameChoice(row, chosen);
  useEffect(() => {
    if (chosen === null || gone.current === chosen || rows.length === 0) return;
    gone.current = chosen;
    const place = isThis(rows[at]) ? -1 : rows.findIndex(isThis);
    if (place >= 0) go(place);
  });
}
