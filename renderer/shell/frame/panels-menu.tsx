import { useStore } from 'zustand';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuItem } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { parts } from '../workspaces/part-list.ts';
import { hasOneSlot, togglePart, workspacesStore } from '../workspaces/workspaces-store.ts';

/** Shows and hides the parts of this workspace. */
export function PanelsMenu() {
  const words = useWords(workspaceWords);
  const locale = useLocale();
  const current = useStore(workspacesStore, (state) => state.current);
  const isNarrow = useStore(workspacesStore, hasOneSlot);
  const shown = useStore(shownPartsStore, (state) => state.shown);
  if (isNarrow) return null;
  return (
    <Menu label={words.panels} trigger={<Button icon="columns">{words.panels}</Button>}>
      {parts
        .filter(({ places }) => places[current] !== undefined)
        .map(({ id, names }) => (
          <MenuItem key={id} label={names[locale]} checked={shown.has(id)} onRun={() => togglePart(id)} />
        ))}
    </Menu>
  );
}
