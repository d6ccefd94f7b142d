/** The pressed button will be removed, so move the focus to its panel. */
export function keepFocus(pressed: EventTarget): void {
  if (pressed instanceof Element) pressed.closest('aside')?.focus();
}
