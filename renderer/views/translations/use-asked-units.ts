import { useEffect } from 'react';
import { followSpelling } from '#renderer/desk/translations/spelling-store.ts';
import { followUnits } from '#renderer/desk/translations/translations-store.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

export function useAskedUnits(): void {
  const api = useStudioApi();
  useEffect(followUnits, []);
  useEffect(() => followSpelling(api), [api]);
}
