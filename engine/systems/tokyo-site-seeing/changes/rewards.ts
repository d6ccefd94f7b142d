import { moment } from '#engine/library/changes/plain-changes.ts';

export const find = moment('find', 'TSS-REWARD-17', ['by', 'card', 'area']);
