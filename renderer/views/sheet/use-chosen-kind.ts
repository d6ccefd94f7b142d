import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { chooseKind, sheetChoiceStore } from '#renderer/desk/sheet/sheet-choice-store.ts';
import { kindWith, type SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';

/** The kind chosen last, else that of the current document on opening, else the first. */
export function useChosenKind(kinds: readonly SheetKind[] | null, about: string | null) {
  const chosen = useStore(sheetChoiceStore, (state) => state.kind);
  const [first] = useState(() => projectStore.getState().current);
  useEffect(() => {
    const asked = kindWith(kinds ?? [], about);
    if (asked !== undefined) chooseKind(asked.id);
  }, [about, kinds]);
  return (shown: readonly SheetKind[]): SheetKind | undefined =>
    shown.find(({ id }) => id === chosen) ?? kindWith(shown, first) ?? shown[0];
}
