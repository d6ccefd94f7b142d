import type { StudioApi, StudioEvent } from './studio-api.ts';

/** `window.studio` in the desktop app. */
export interface StudioWindow extends StudioApi {
  listen(heard: (event: StudioEvent) => void): void;
}
