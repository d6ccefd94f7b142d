import { eventChange } from '#engine/library/changes/plain-changes.ts';

export const find = eventChange('find', 'TSS-REWARD-17', ['by', 'card', 'area']);
