import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Windows } from '#engine/kernel/changes/windows.ts';

export const emptyWindows: Windows<Erased> = {
  listens: () => false,
  forced: () => [],
  interrupts: () => [],
  interrupt: () => undefined,
  reactions: () => [],
  forcedOrder: 'listed',
};
