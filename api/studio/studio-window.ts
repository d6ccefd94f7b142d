import type { StudioApi, StudioEvent } from './studio-api.ts';

/** What the desktop window finds as `window.studio`: the calls, and a way to hear what the host tells. */
export interface StudioWindow extends StudioApi {
  /** From now on calls back with each event. */
  listen(heard: (event: StudioEvent) => void): void;
}
