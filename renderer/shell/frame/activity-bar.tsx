import { useStore } from 'zustand';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { openView } from '../dock/open-view.ts';
import { views } from '../dock/view-list.ts';
import './activity-bar.css';
import { Toolbar } from '@base-ui/react/toolbar';
import { openHelp } from '#renderer/desk/help/help-store.ts';
import { openSearch } from '#renderer/desk/search/search-open.ts';
import { type PartId, partIds, partName, viewPanelId } from '#renderer/desk/stage/dock-parts.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { noticeWords } from '#renderer/desk/words/generated/notice-words.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { boundKeys, shownKeys, withKeys } from '#renderer/parts/keys/bindings.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { dockStore, togglePart } from '../dock/dock-store.ts';
import { icons, ProblemCount } from '../dock/dock-tabs.tsx';
import { partCommand, partKeys } from '../dock/focus-part.ts';

/** Parts and views by one click, with counts. With room for one part the switcher replaces it. */
export function ActivityBar() {
  const words = useWords(noticeWords);
  const help = useWords(helpWords);
  const desk = useWords(deskWords);
  const isWanted = useSetting('look.activityBar');
  const room = useStore(dockStore, (state) => state.room);
  const bound = useSetting('keys');
  if (!isWanted || room === 'one') return null;
  const keysOf = (id: string, usual?: string) => shownKeys(boundKeys(id, usual === undefined ? [] : [usual], bound));
  const buttonOf = (view: ViewContribution) => (
    <ViewButton key={view.id} view={view} keys={keysOf(`view.open.${view.id}`, view.keys)} />
  );
  return (
    <nav className="activity-bar" aria-label={words.activity}>
      <Toolbar.Root orientation="vertical" className="activity-tools stack gap-1" aria-label={words.activity}>
        {partIds.map((part) => (
          <PartButton
            key={part}
            part={part}
            name={partName(part, desk)}
            keys={keysOf(partCommand(part), partKeys[part])}
          />
        ))}
        <Tool
          icon="search"
          name={words.search}
          keys={keysOf('edit.search', 'Mod+Shift+F')}
          run={() => openSearch('find')}
        />
        {views.filter(({ id }) => id !== 'settings').map(buttonOf)}
        <span className="head-space" />
        <Tool icon="help" name={help.help} keys={keysOf('help.keys', 'Shift+F1')} run={() => openHelp('start')} />
        {views.filter(({ id }) => id === 'settings').map(buttonOf)}
      </Toolbar.Root>
    </nav>
  );
}

function PartButton({
  part,
  name,
  keys,
}: {
  readonly part: PartId;
  readonly name: string;
  readonly keys: string | null;
}) {
  const isShown = useStore(shownPartsStore, ({ shown }) => shown.has(part));
  return (
    <Tool icon={icons[part]} name={name} keys={keys} isOn={isShown} run={() => togglePart(part)}>
      {part === 'problems' && <ProblemCount />}
    </Tool>
  );
}

function ViewButton({ view, keys }: { readonly view: ViewContribution; readonly keys: string | null }) {
  const { id, names, icon, isOfFile } = view;
  const locale = useLocale();
  const isOpen = useStore(
    dockStore,
    (state) => state.layout >= 0 && state.dock?.getPanel(viewPanelId(id)) !== undefined,
  );
  return (
    <Tool
      icon={icon}
      name={names[locale]}
      keys={keys}
      isOn={isOpen}
      run={() => openView(id, isOfFile ? null : undefined)}
    />
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly keys: string | null;
  readonly isOn?: boolean;
  readonly run: () => void;
  readonly children?: React.ReactNode;
}

function Tool({ icon, name, keys, isOn, run, children }: ToolProps) {
  return (
    <Toolbar.Button
      className="activity bare inside row gap-0 fixed muted"
      aria-label={name}
      title={withKeys(name, keys)}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={run}
    >
      <Icon name={icon} />
      {children}
    </Toolbar.Button>
  );
}
