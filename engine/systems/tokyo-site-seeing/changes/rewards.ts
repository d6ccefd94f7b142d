import { moment } from '#engine/library/changes/plain-changes.ts';

/** An artifact lies revealed and somebody is about to take it: texts put in their word here. */
export const find = moment('find', 'TSS-REWARD-17', ['by', 'card', 'area']);
