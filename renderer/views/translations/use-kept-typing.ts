import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { UnitStatus } from '#authoring/text/formats/units.ts';
import { whileTyped } from '#renderer/desk/project/keep-typed.ts';
import { takeTyped } from '#renderer/desk/translations/take-typed.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import type { UnitRow } from '#renderer/desk/translations/unit-rows.ts';

/** A text that was not confirmed with Enter may be half typed. */
const unconfirmed: UnitStatus = 'draft';

/**
 * A typed text stays in its field while its source is selected, a dialog is open or another window has the focus, and
 * becomes a draft when another control gets the focus.
 */
export function useKeptTyping(edited: UnitRow | undefined, locale: string): void {
  const typed = useStore(translationsStore, (state) => state.typed);
  const isChanged = edited !== undefined && typed !== (edited.line.unit?.t ?? '');
  useEffect(() => {
    if (edited === undefined || !isChanged) return;
    return whileTyped(() => takeTyped(edited, locale, unconfirmed));
  }, [edited, isChanged, locale]);
  useEffect(() => {
    if (edited === undefined) return;
    function onFocus({ target }: FocusEvent): void {
      if (!(target instanceof Element) || target.closest(places) !== null || target.matches('aside')) return;
      void takeTyped(edited as UnitRow, locale, unconfirmed);
      translationsStore.setState({ typed: null });
    }
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [edited, locale]);
}

const places = '.translations-list, [role$="dialog"], [role^="menu"]';
