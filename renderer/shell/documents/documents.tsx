import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import 'dockview-react/dist/styles/dockview.css';
import './documents.css';
import { DockviewReact, type DockviewTheme, type IDockviewPanelProps } from 'dockview-react';
import { useEffect } from 'react';
import { PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import { EditorPane, NoFilePane } from '#renderer/views/editor/editor-pane.tsx';
import { dockStore, panelOfFile, renameTabs, takeDock } from './dock-store.ts';
import { FileTab, NoFileTab } from './dock-tabs.tsx';
import { HeaderActions } from './header-actions.tsx';
import { NO_FILE } from './panel-ids.ts';
import { watchTabs } from './recent-tabs.ts';

const theme: DockviewTheme = { name: 'site', className: 'dockview-theme-site' };

const components = {
  [NO_FILE]: NoFile,
  file: ({ api, params: { path } }: IDockviewPanelProps<{ readonly path: string }>) => (
    <div className="docked" data-part="editor">
      <PartBoundary name={path}>
        <FileEditor id={api.id} path={path} />
      </PartBoundary>
    </div>
  ),
};
const tabComponents = { file: FileTab };

function FileEditor({ id, path }: { readonly id: string; readonly path: string }) {
  const isMeant = useStore(dockStore, ({ dock }) => dock === null || panelOfFile(dock, path)?.id === id);
  return <EditorPane path={path} isMeant={isMeant} />;
}

function NoFile() {
  const words = useWords(deskWords);
  return (
    <div className="docked" data-part="editor">
      <PartBoundary name={words.editor}>
        <NoFilePane />
      </PartBoundary>
    </div>
  );
}

/** The open files in tabs, which may be split. */
export function Documents({ kept }: { readonly kept: unknown }) {
  const locale = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the language is another
  useEffect(renameTabs, [locale]);
  return (
    <DockviewReact
      theme={theme}
      components={components}
      tabComponents={tabComponents}
      defaultTabComponent={NoFileTab}
      disableFloatingGroups
      disableTabsOverflowList
      rightHeaderActionsComponent={HeaderActions}
      scrollbars="native"
      onReady={({ api }) => {
        takeDock(api, kept);
        watchTabs(api);
      }}
    />
  );
}
