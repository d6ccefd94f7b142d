import type { IDockviewPanelHeaderProps } from 'dockview-react';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { otherPagesStore } from '#renderer/desk/project/other-pages.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { closeFilePanel } from './split-editor.ts';
import { tabName } from './tab-names.ts';

const MIDDLE = 1;

export function NoFileTab() {
  const words = useWords(deskWords);
  return <span className="tab row gap-3">{words.editor}</span>;
}

/** dockview names the tab; the cross is for the mouse, keys use Delete or a command. */
export function FileTab({ api, params }: IDockviewPanelHeaderProps<{ readonly path: string }>) {
  const { path } = params;
  const words = useWords(deskWords);
  const dirty = useStore(projectStore, (state) => {
    const file = state.files.get(path);
    return file !== undefined && isDirty(file);
  });
  const isElsewhere = useStore(otherPagesStore, (state) => state.pages.some(({ unsaved }) => unsaved.includes(path)));
  const tabs = useStore(projectStore, (state) => state.tabs);
  const { name, folder } = tabName(path, tabs);
  return (
    <Tab onClose={() => closeFilePanel(api.id, path)} tip={path}>
      <Icon name="file" />
      {folder !== null && <span className="cut faint text-11">{folder} ·</span>}
      <span className="cut bold">{name}</span>
      {dirty && <span className="dirty-dot" role="img" aria-label={words.unsaved} data-tip={words.unsaved} />}
      {isElsewhere && (
        <span
          className="tab-sign muted"
          role="img"
          aria-label={words.unsavedElsewhere}
          data-tip={words.unsavedElsewhere}
        >
          <Icon name="windows" />
        </span>
      )}
    </Tab>
  );
}

interface TabProps {
  readonly tip?: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function Tab({ tip, onClose, children }: TabProps) {
  const words = useWords(deskWords);
  function onMiddle(event: MouseEvent): void {
    if (event.button !== MIDDLE) return;
    event.preventDefault();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dock's own tab around it has the role and the keys
    <div className="tab row gap-3" data-tip={tip} onAuxClick={onMiddle} onMouseDown={stopScrolling}>
      {children}
      <span
        className="tab-close hovers fixed"
        aria-hidden="true"
        data-tip={words.close}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          onClose();
        }}
      >
        <Icon name="close" />
      </span>
    </div>
  );
}

/** Middle click would start scrolling. */
function stopScrolling(event: MouseEvent): void {
  if (event.button === MIDDLE) event.preventDefault();
}
