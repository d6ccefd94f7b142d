import { useLayoutEffect, useRef } from 'react';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { replacementRow, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';

export function useKeptRow(all: readonly UnitRow[]): void {
  const before = useRef(all);
  useLayoutEffect(() => {
    const instead = replacementRow(translationsStore.getState().row, before.current, all);
    before.current = all;
    if (instead !== null) translationsStore.setState(instead);
  }, [all]);
}
