/** What is pressed here goes away with it: the focus stays with what is known of the text. */
export function keepFocus(pressed: EventTarget): void {
  if (pressed instanceof Element) pressed.closest('aside')?.focus();
}
