import type { StudioApi, StudioEvent } from '#api/studio/studio-api.ts';

/** Why the host did not do what was asked. `noToken`: this page was opened without a valid address. */
export class ConnectionError extends Error {
  readonly code: 'noToken' | 'unreachable' | 'refused';
  constructor(code: ConnectionError['code']) {
    super(code);
    this.code = code;
  }
}

/** The way from a page to the host. */
export interface StudioConnection {
  readonly api: StudioApi;
  /** From now on this page is there; calls back with what the host tells, and when the line to it opens or is lost. */
  readonly listen: (page: string, heard: Heard) => void;
}

export interface Heard {
  readonly told: (event: StudioEvent) => void;
  readonly connected: (connected: boolean) => void;
}
