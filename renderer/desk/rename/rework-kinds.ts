import type { ReworkKind } from '#authoring/tools/rework/rework-plan.ts';

/** Whether somebody says what it becomes: what is deleted or referred to becomes nothing else. */
export const asksFor = (kind: ReworkKind): boolean => kind !== 'delete' && kind !== 'refer';

/** Whether what is done to many lines is shown line by line, and not as the text that it leaves. */
export const showsLines = (kind: ReworkKind): boolean => kind !== 'duplicate' && kind !== 'move' && kind !== 'delete';
/** Whether what is refused stays so, whatever is written into the field. */
export const isSettled = (kind: ReworkKind): boolean =>
  kind === 'delete' || kind === 'move' || kind === 'refer' || kind === 'referAll';
