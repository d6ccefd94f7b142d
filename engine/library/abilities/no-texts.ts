import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';

/** The windows of a game in which no text answers anything. */
export const noTexts: Windows<Erased> = {
  listens: () => false,
  forced: () => [],
  interrupts: () => [],
  interrupt: () => undefined,
  reactions: () => [],
  forcedOrder: 'listed',
};
