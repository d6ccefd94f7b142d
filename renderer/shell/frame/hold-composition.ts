import { isTextField } from '#renderer/kit/keys/keys.ts';

/**
 * Delays input events until an IME composition ends, since a list that searched for half-typed text would jump. For all
 * fields, including Monaco's search; its text has `composing.ts`.
 */
export function holdComposition(): void {
  const inField = (event: Event) => isTextField(event.target);
  addEventListener(
    'input',
    (event) => {
      if ((event as InputEvent).isComposing && inField(event)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener('compositionend', (event) => {
    if (inField(event)) event.target?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}
