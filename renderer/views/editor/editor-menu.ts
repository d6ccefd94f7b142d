import type * as monaco from 'monaco-editor/editor';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { editorCommands } from '#renderer/parts/keys/commands-store.ts';
import { editorKeys } from './editor-keys.ts';

/** Adds the commands for the cursor position to Monaco's context menu, collected each time it opens. */
export function startEditorMenu(editor: monaco.editor.IStandaloneCodeEditor): void {
  let offered: readonly monaco.IDisposable[] = [];
  function offer(): void {
    for (const one of offered) one.dispose();
    const locale = localeNow();
    offered = editorCommands().flatMap((commands, group) =>
      commands
        .filter(({ canRun }) => canRun?.() !== false)
        .map((command, i) => {
          const [first] = boundKeys(command.id, command.keys);
          const keys = first === undefined ? null : editorKeys(first);
          return editor.addAction({
            id: `studio.${command.id}`,
            label: command[locale],
            contextMenuGroupId: `${group}_before`,
            contextMenuOrder: i,
            // The desk handles the keys; the menu only shows them
            ...(keys === null ? {} : { keybindings: [keys], keybindingContext: 'studioNever' }),
            run: () => command.run(),
          });
        }),
    );
  }
  // Before Monaco opens its menu, by pointer or by key
  const place = editor.getContainerDomNode();
  place.addEventListener('contextmenu', offer, { capture: true });
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) offer();
    },
    { capture: true },
  );
}
