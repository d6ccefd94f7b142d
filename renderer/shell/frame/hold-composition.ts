import { isTextField } from '#renderer/kit/keys/keys.ts';

/**
 * While an input method composes in a field, whoever listens to the field hears nothing; when it ends they hear of it all
 * at once. What is half composed is not written yet: a list that searched for it would jump under the writer's eyes. It
 * holds of every field, the editor's own search among them; the editor's text has a way of its own (`composing.ts`).
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
