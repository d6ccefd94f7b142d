import { useEffect } from 'react';
import { followUnits } from '#renderer/desk/translations/translations-store.ts';

/** Keeps texts and translations up to date while a component uses them. */
export function useAskedUnits(): void {
  useEffect(followUnits, []);
}
