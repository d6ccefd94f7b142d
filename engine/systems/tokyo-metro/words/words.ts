import type { SystemWords } from '#engine/kernel/system.ts';

export const words: SystemWords = {
  ...{ rules: {}, groups: {}, results: {}, answers: {}, events: {}, prompts: {}, cheats: {}, problems: {}, refusals: {} },
  label: (_, __, name) => name,
};
