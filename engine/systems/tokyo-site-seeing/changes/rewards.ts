import { moment } from '#engine/library/changes/plain-changes.ts';

/** An artifact is about to be taken; texts may answer. */
export const find = moment('find', 'TSS-REWARD-17', ['by', 'card', 'area']);
