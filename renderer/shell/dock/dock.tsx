import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import 'dockview-react/dist/styles/dockview.css';
import './dock.css';
import { DockviewReact, type DockviewTheme, type IDockviewPanelProps } from 'dockview-react';
import { type ComponentType, useEffect, useRef } from 'react';
import { isPart, NO_FILE, type PartId, partName } from '#renderer/desk/stage/dock-parts.ts';
import { PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import { EditorPane, NoFilePane } from '#renderer/views/editor/editor-pane.tsx';
import { Explorer } from '#renderer/views/explorer/explorer.tsx';
import { Log } from '#renderer/views/play/log.tsx';
import { Play } from '#renderer/views/play/play.tsx';
import { Problems } from '#renderer/views/problems/problems.tsx';
import { dockStore, panelOfFile, renameTabs, takeDock } from './dock-store.ts';
import { FileTab, PartTab } from './dock-tabs.tsx';
import { FacePart } from './face-part.tsx';
import { watchTabs } from './recent-tabs.ts';
import { TabList } from './tab-list.tsx';
import { ViewPanel, ViewTab } from './view-panel.tsx';

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
  file: ({ api, params: { path } }: IDockviewPanelProps<{ readonly path: string }>) => (
    <div className="docked" data-part="editor">
      <PartBoundary name={path}>
        <FileEditor id={api.id} path={path} />
      </PartBoundary>
    </div>
  ),
  view: ViewPanel,
};
const tabComponents = { file: FileTab, view: ViewTab };

function FileEditor({ id, path }: { readonly id: string; readonly path: string }) {
  const isMeant = useStore(dockStore, ({ dock }) => dock === null || panelOfFile(dock, path)?.id === id);
  return <EditorPane path={path} isMeant={isMeant} />;
}

function Docked({ id, Part }: { readonly id: string; readonly Part: ComponentType }) {
  const words = useWords(deskWords);
  return (
    <div className="docked" data-part={id === NO_FILE ? 'editor' : id}>
      <PartBoundary name={isPart(id) ? partName(id, words) : words.editor}>
        <Part />
      </PartBoundary>
    </div>
  );
}

export function Dock({ kept }: { readonly kept: unknown }) {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language is another
  useEffect(renameTabs, [locale]);
  const place = useRef<HTMLElement>(null);
  const room = useStore(dockStore, (state) => state.room);
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
        onReady={({ api }) => {
          takeDock(api, place.current ?? document.documentElement, kept);
          watchTabs(api);
        }}
      />
    </main>
  );
}
