import { useEffect } from 'react';
import { isPressed, isTextField } from '#renderer/kit/keys/keys.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { allCommands, type Commands } from '#renderer/parts/keys/command.ts';
import { hasDialog, isTakingKeys } from '#renderer/parts/keys/taking-keys.ts';

/** Outside of text fields it would select the whole page. */
const SELECT_ALL = 'Mod+A';
const hasText = (target: EventTarget | null): boolean =>
  isTextField(target) || (target instanceof Element && target.closest('.monaco-editor') !== null);

/** In the capture phase, before the editor and the browser. */
export function useCommandKeys(commands: Commands): void {
  useEffect(() => {
    const all = allCommands(commands);
    function onKey(event: KeyboardEvent): void {
      if (isTakingKeys()) return;
      if (isPressed(event, SELECT_ALL) && !hasText(event.target)) return event.preventDefault();
      const command = all.find(
        ({ id, keys, keysIn }) => keysIn?.() !== false && boundKeys(id, keys).some((one) => isPressed(event, one)),
      );
      if (command === undefined) return;
      if (command.sparesFields === true && isTextField(event.target)) return;
      if (hasDialog() && command.keysInDialogs?.() !== true) {
        // Suppresses the browser's default; the dialog still gets the event.
        if (command.sparesFields !== true || !hasText(event.target)) event.preventDefault();
        return;
      }
      // Also without effect, since editor or browser would react.
      event.preventDefault();
      event.stopPropagation();
      if (command.canRun?.() !== false) command.run();
    }
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [commands]);
}
