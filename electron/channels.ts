import type { StudioCall } from '#api/studio/studio-api.ts';

export function callChannel(call: StudioCall): string {
  return `studio.call.${call}`;
}

export const eventChannel = 'studio.event';
