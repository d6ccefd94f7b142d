import { useEffect } from 'react';
import { followUnits } from '#renderer/desk/translations/translations-store.ts';

/** Keeps the texts and their translations up as long as somebody looks at them. */
export function useAskedUnits(): void {
  useEffect(followUnits, []);
}
