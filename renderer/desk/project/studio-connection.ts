import type { StudioApi, StudioEvent } from '#api/studio/studio-api.ts';

/** `noToken`: this page was opened without a valid address. */
export class ConnectionError extends Error {
  readonly code: 'noToken' | 'unreachable' | 'refused';
  constructor(code: ConnectionError['code']) {
    super(code);
    this.code = code;
  }
}

export interface StudioConnection {
  readonly api: StudioApi;
  /** Announces the page; calls back with messages and connection changes. */
  readonly listen: (page: string, heard: Heard) => void;
}

export interface Heard {
  readonly told: (event: StudioEvent) => void;
  readonly connected: (connected: boolean) => void;
}
