import type { Pace } from '#engine/kernel/explain/stops.ts';

/** The commands by which a game that stands still goes on, and the keys that they come with. */
export const stopKeys: Readonly<Record<Pace, { readonly id: string; readonly keys: readonly string[] }>> = {
  go: { id: 'game.resume', keys: ['F5'] },
  over: { id: 'game.over', keys: ['F10'] },
  step: { id: 'game.into', keys: ['F11'] },
  out: { id: 'game.out', keys: ['Shift+F11'] },
};
