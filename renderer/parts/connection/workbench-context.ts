import { createContext, useContext } from 'react';
import type { StudioApi } from '#api/studio/studio-api.ts';

export const StudioApiContext = createContext<StudioApi | null>(null);

export function useStudioApi(): StudioApi {
  const api = useContext(StudioApiContext);
  if (api === null) throw new Error('StudioApiContext has no value here');
  return api;
}
