import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { chosenStore } from '#renderer/desk/inspector/chosen-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { chooseKind, sheetChoiceStore } from '#renderer/desk/sheet/sheet-choice-store.ts';
import { kindWith, type SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';

/** The kind of what was chosen last, here or in another part, else that of the current document, else the first. */
export function useChosenKind(kinds: readonly SheetKind[] | null, about: string | null) {
  const chosen = useStore(sheetChoiceStore, (state) => state.kind);
  const [first] = useState(() => projectStore.getState().current);
  useEffect(() => {
    const asked = kindWith(kinds ?? [], about);
    if (asked !== undefined) chooseKind(asked.id);
  }, [about, kinds]);
  const file = useStore(chosenStore, (state) => (state.chosen?.id == null ? null : state.chosen.file));
  const hasKinds = kinds !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind may be picked here until something else is chosen
  useEffect(() => {
    const its = kindWith(kinds ?? [], file);
    if (its !== undefined) chooseKind(its.id);
  }, [file, hasKinds]);
  return (shown: readonly SheetKind[]): SheetKind | undefined =>
    shown.find(({ id }) => id === chosen) ?? kindWith(shown, first) ?? shown[0];
}
