import type * as monaco from 'monaco-editor/editor';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { editorCommands } from '#renderer/parts/keys/commands-store.ts';
import { editorKeys } from './editor-keys.ts';

/**
 * The commands that have to do with what is written at the cursor, in the menu of an editor: in the language of the desk,
 * in groups, each with its key, and only those that can be run. What that is may be another each time it is opened.
 */
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
            // The editor draws a line between groups; its own come last
            contextMenuGroupId: `${group}_before`,
            contextMenuOrder: i,
            // The desk hears the keys itself; the menu only shows them
            ...(keys === null ? {} : { keybindings: [keys], keybindingContext: 'studioNever' }),
            run: () => command.run(),
          });
        }),
    );
  }
  // Before the editor opens its menu, by the pointer or by keys
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
