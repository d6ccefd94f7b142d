import type { StudioCall } from '#api/studio/studio-api.ts';

/** The channel of a call. */
export function callChannel(call: StudioCall): string {
  return `studio.call.${call}`;
}

/** The channel on which the host tells what happened. */
export const eventChannel = 'studio.event';
