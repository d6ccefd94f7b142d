import { Toolbar } from '@base-ui/react/toolbar';
import { useStore } from 'zustand';
import './rail.css';
import { openHelp } from '#renderer/desk/help/help-store.ts';
import { workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { type Keys, shortcutOf } from '#renderer/kit/keys/keys.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { goToWorkspace, workspaceCommand, workspaceKeys } from '../workspaces/go-to-workspace.ts';
import { openPart } from '../workspaces/open-part.ts';
import { partKeys } from '../workspaces/part-keys.ts';
import { findPart } from '../workspaces/part-list.ts';
import { shapes } from '../workspaces/shapes.ts';
import { hasOneSlot, workspacesStore } from '../workspaces/workspaces-store.ts';
import { ProblemCount } from './problem-count.tsx';

/** The places of the desk, each with its word. */
export function Rail() {
  const words = useWords(workspaceWords);
  const { menus } = useWords(deskWords);
  const locale = useLocale();
  const bound = useSetting('keys');
  const current = useStore(workspacesStore, (state) => state.current);
  const isNarrow = useStore(workspacesStore, hasOneSlot);
  const settings = findPart('settings');
  if (isNarrow) return null;
  return (
    <nav className="rail" aria-label={words.rail}>
      <Toolbar.Root orientation="vertical" className="rail-places stack gap-0" aria-label={words.rail}>
        {workspaceIds.map((id) => (
          <Place
            key={id}
            icon={shapes[id].icon}
            name={words.names[id]}
            keys={boundKeys(workspaceCommand(id), workspaceKeys(id), bound)[0]}
            isHere={id === current}
            run={() => goToWorkspace(id)}
          >
            {id === 'project' && <ProblemCount />}
          </Place>
        ))}
        <span className="head-space" />
        <Place
          icon="help"
          name={menus.help}
          keys={boundKeys('help.keys', ['Shift+F1'], bound)[0]}
          run={() => openHelp('start')}
        />
        <Place
          icon={settings.icon}
          name={settings.names[locale]}
          keys={boundKeys('view.open.settings', partKeys('settings'), bound)[0]}
          run={() => openPart('settings')}
        />
      </Toolbar.Root>
    </nav>
  );
}

interface PlaceProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keys: Keys | undefined;
  readonly isHere?: boolean;
  readonly run: () => void;
  readonly children?: React.ReactNode;
}

function Place({ icon, name, keys, isHere, run, children }: PlaceProps) {
  return (
    <Toolbar.Button
      className="rail-place bare inside stack gap-1 muted"
      data-tip={name}
      aria-keyshortcuts={keys === undefined ? undefined : shortcutOf(keys)}
      {...(isHere === true ? { 'aria-current': 'page' } : {})}
      onClick={run}
    >
      <Icon name={icon} />
      {name}
      {children}
    </Toolbar.Button>
  );
}
