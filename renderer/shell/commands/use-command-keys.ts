import { useEffect } from 'react';
import { isPressed, isTextField } from '#renderer/kit/keys/keys.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { allCommands, type Commands } from '#renderer/parts/keys/command.ts';
import { hasDialog, isTakingKeys } from '#renderer/parts/keys/taking-keys.ts';

/** A desk is no page of text: where nothing can be written there is nothing to select as a whole. */
const SELECT_ALL = 'Mod+A';
const hasText = (target: EventTarget | null): boolean =>
  isTextField(target) || (target instanceof Element && target.closest('.monaco-editor') !== null);

/** The keys of the commands, wherever the focus is: they are taken before the editor or the browser sees them. */
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
        // What the browser would do is not meant either; what the dialog itself makes of them is.
        if (command.sparesFields !== true || !hasText(event.target)) event.preventDefault();
        return;
      }
      // Also where there is nothing to do: the editor's or the browser's own answer would be another.
      event.preventDefault();
      event.stopPropagation();
      if (command.canRun?.() !== false) command.run();
    }
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [commands]);
}
