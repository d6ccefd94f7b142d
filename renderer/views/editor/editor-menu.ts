import type * as monaco from 'monaco-editor/editor';
import { localeNow, localeStore } from '#renderer/desk/settings/locale-store.ts';
import { editorCommands } from '../../parts/keys/commands-store.ts';

/** The commands that have to do with what is written at the cursor, in the menu of an editor, in the language of the desk. */
export function startEditorMenu(editor: monaco.editor.IStandaloneCodeEditor): void {
  let offered: readonly monaco.IDisposable[] = [];
  function offer(): void {
    for (const one of offered) one.dispose();
    const locale = localeNow();
    offered = editorCommands().map((command, i) =>
      editor.addAction({
        id: `studio.${command.id}`,
        label: command[locale],
        contextMenuGroupId: 'navigation',
        contextMenuOrder: i,
        run: () => {
          if (command.canRun?.() !== false) command.run();
        },
      }),
    );
  }
  offer();
  const left = localeStore.subscribe((now, before) => {
    if (now.locale !== before.locale) offer();
  });
  editor.onDidDispose(left);
}
