import 'dockview-react/dist/styles/dockview.css';
import './dock.css';
import { DockviewReact, type DockviewTheme, type IDockviewPanelProps } from 'dockview-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { EditorPane, NoFilePane } from '../editor/editor-pane.tsx';
import { Explorer } from '../explorer/explorer.tsx';
import { Log } from '../play/log.tsx';
import { Play } from '../play/play.tsx';
import { Problems } from '../problems/problems.tsx';
import { ViewPanel, ViewTab } from '../views/view-panel.tsx';
import { useLocale } from '../words/locale-store.ts';
import { NO_FILE, type PartId } from './dock-parts.ts';
import { renameTabs, takeDock, useDock } from './dock-store.ts';
import { FileTab, PartTab } from './dock-tabs.tsx';
import { FacePart } from './face-part.tsx';
import { TabList } from './tab-list.tsx';

const theme: DockviewTheme = { name: 'site', className: 'dockview-theme-site' };

const parts: Readonly<Record<PartId | typeof NO_FILE, ComponentType>> = {
  explorer: Explorer,
  face: FacePart,
  problems: Problems,
  play: Play,
  log: Log,
  [NO_FILE]: NoFilePane,
};
const components = {
  ...Object.fromEntries(Object.entries(parts).map(([id, Part]) => [id, () => <Docked id={id} Part={Part} />])),
  file: ({ params: { path } }: IDockviewPanelProps<{ readonly path: string }>) => (
    <div className="docked" data-part="editor">
      <EditorPane path={path} />
    </div>
  ),
  view: ViewPanel,
};
const tabComponents = { file: FileTab, view: ViewTab };

function Docked({ id, Part }: { readonly id: string; readonly Part: ComponentType }) {
  return (
    <div className="docked" data-part={id === NO_FILE ? 'editor' : id}>
      <Part />
    </div>
  );
}

/** Everything between the header and the status bar: panels that can be moved, resized and hidden. */
export function Dock({ kept }: { readonly kept: unknown }) {
  const locale = useLocale((state) => state.locale);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language is another
  useEffect(renameTabs, [locale]);
  const place = useRef<HTMLElement>(null);
  const room = useDock((state) => state.room);
  return (
    <main className="dock" ref={place} data-room={room}>
      <DockviewReact
        theme={theme}
        components={components}
        tabComponents={tabComponents}
        defaultTabComponent={PartTab}
        disableFloatingGroups
        disableTabsOverflowList
        rightHeaderActionsComponent={TabList}
        scrollbars="native"
        onReady={({ api }) => takeDock(api, place.current ?? document.documentElement, kept)}
      />
    </main>
  );
}
