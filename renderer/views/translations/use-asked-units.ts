import { useEffect } from 'react';
import { followUnits } from '#renderer/desk/translations/translations-store.ts';

export function useAskedUnits(): void {
  useEffect(followUnits, []);
}
