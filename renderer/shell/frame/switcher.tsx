import { useStore } from 'zustand';
import './switcher.css';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Menu, MenuItem } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { goToPart } from '../workspaces/focus-part.ts';
import { goToWorkspace, workspaceKeys } from '../workspaces/go-to-workspace.ts';
import { partCommand, partKeys } from '../workspaces/part-keys.ts';
import { parts } from '../workspaces/part-list.ts';
import { shapes } from '../workspaces/shapes.ts';
import { workspacesStore } from '../workspaces/workspaces-store.ts';
import { EventCount, ProblemCount } from './problem-count.tsx';

/** In narrow windows: the workspaces in a menu, and the parts of this one. */
export function Switcher() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const workspaces = useWords(workspaceWords);
  const current = useStore(workspacesStore, (state) => state.current);
  const shown = useStore(shownPartsStore, (state) => state.shown);
  const bound = useSetting('keys');
  const here = parts.filter(({ places }) => places[current] !== undefined);
  return (
    <nav className="switcher flex gap-1" data-many={here.length > 7} aria-label={words.parts}>
      <Menu
        side="top"
        align="start"
        label={workspaces.rail}
        trigger={
          <Button look="bare" icon={shapes[current].icon} className="switcher-place row gap-3 nowrap text-12">
            {workspaces.names[current]}
          </Button>
        }
      >
        {workspaceIds.map((id) => (
          <MenuItem
            key={id}
            label={workspaces.names[id]}
            checked={id === current}
            keys={workspaceKeys(id)[0]}
            onRun={() => goToWorkspace(id)}
          />
        ))}
      </Menu>
      {here.map(({ id, icon, names }) => (
        <Button
          look="bare"
          icon={icon}
          className="switcher-part hovers inside row gap-3 nowrap muted text-12"
          key={id}
          aria-current={shown.has(id)}
          data-tip={names[locale]}
          keys={boundKeys(partCommand(id), partKeys(id), bound)[0]}
          onClick={() => goToPart(id)}
        >
          <span className="switcher-name">{names[locale]}</span>
          {id === 'problems' && <ProblemCount />}
          {id === 'log' && <EventCount />}
        </Button>
      ))}
    </nav>
  );
}
