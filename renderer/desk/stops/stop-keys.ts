import type { StepMode } from '#engine/kernel/explain/stops.ts';
import type { CommandWords } from '../words/generated/command-words.ts';

export const stopKeys: Readonly<
  Record<StepMode, { readonly id: `game.${keyof CommandWords['game']}`; readonly keys: readonly string[] }>
> = {
  go: { id: 'game.resume', keys: ['F5'] },
  over: { id: 'game.over', keys: ['F10'] },
  step: { id: 'game.into', keys: ['F11'] },
  out: { id: 'game.out', keys: ['Shift+F11'] },
};
