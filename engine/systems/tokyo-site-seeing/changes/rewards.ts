import { kind } from './kinds.ts';

/** An artifact lies revealed and somebody is about to take it: texts put in their word here. */
export const find = kind('find', 'TSS-REWARD-17', {
  fields: ['by', 'card', 'area'],
  apply: () => undefined,
});
