import type { AutoSave } from '#renderer/desk/project/auto-save.ts';

export function tellOfLeaving(saving: AutoSave): void {
  addEventListener('focusout', (event) => leavesEditor(event) && saving.leave(), { capture: true });
  addEventListener('blur', () => saving.leave());
}

function leavesEditor({ target, relatedTarget }: FocusEvent): boolean {
  if (!(target instanceof Element) || target.closest('.editor') === null) return false;
  return relatedTarget instanceof Element && relatedTarget.closest('.editor') !== target.closest('.editor');
}
