import { isTextField } from '#renderer/kit/keys/keys.ts';

export const isInField = (): boolean => isTextField(document.activeElement);

/** Before saving: a field that writes its text when it is left writes it now. The focus stays, or goes to what is around it. */
export function commitField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !isTextField(field)) return;
  const around = field.parentElement?.closest<HTMLElement>('[tabindex]');
  field.blur();
  (field.isConnected ? field : around)?.focus({ preventScroll: true });
}
