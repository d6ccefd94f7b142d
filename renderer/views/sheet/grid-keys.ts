import type { KeyboardEvent } from 'react';
import { moved, type Selection } from '#renderer/desk/sheet/selection.ts';

export interface GridActs {
  select(next: Selection): void;
  choose(next: Selection): void;
  /** Starts editing the current cell. `typed` replaces its text; null keeps it. */
  edit(typed: string | null): void;
  letGo(): void;
  openMenu(): void;
  fillDown(): void;
  empty(): void;
}

type Extent = Parameters<typeof moved>[2];

export function onGridKey(event: KeyboardEvent, selection: Selection, extent: Extent, acts: GridActs): void {
  // Start editing, so that the field exists before the composed text arrives.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return acts.edit('');
  if (event.key === 'Escape') return acts.letGo();
  const act = actOf(event, selection, extent, acts);
  if (act === null) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

function actOf(event: KeyboardEvent, selection: Selection, extent: Extent, acts: GridActs): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  const isMod = event.ctrlKey || event.metaKey;
  const next = altKey ? null : moved(selection, { key, isShift: shiftKey, isMod }, extent);
  if (next !== null) return () => acts.select(next);
  if (key === 'ArrowDown' && altKey) return acts.openMenu;
  if (key === ' ' && isMod) return () => acts.choose({ ...selection, whole: 'columns' });
  if (key === ' ' && shiftKey) return () => acts.choose({ ...selection, whole: 'rows' });
  if (key === 'Delete' || key === 'Backspace') return acts.empty;
  if (isMod) return key.toLowerCase() === 'd' ? acts.fillDown : null;
  if (altKey) return null;
  if (key === 'Enter') return () => acts.edit(null);
  return key.length === 1 ? () => acts.edit(key) : null;
}
