import type { IDockviewPanelHeaderProps } from 'dockview-react';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { otherPagesStore } from '#renderer/desk/project/other-pages.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { type DeskPart, isPart, partName } from '#renderer/desk/stage/dock-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Icon, type IconName } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { hidePart, toggleEnlarged } from './dock-store.ts';
import { closeFilePanel } from './split-editor.ts';
import { tabName } from './tab-names.ts';

export const icons: Readonly<Record<DeskPart, IconName>> = {
  explorer: 'folder',
  editor: 'file',
  face: 'card',
  problems: 'warning',
  play: 'table',
  log: 'log',
};
const MIDDLE = 1;

/** dockview names the tab; the cross is for the mouse, keys use Delete or a command. */
export function PartTab({ api }: IDockviewPanelHeaderProps) {
  const words = useWords(deskWords);
  const { id } = api;
  if (!isPart(id)) return <span className="tab row gap-3">{words.editor}</span>;
  return (
    <Tab onClose={() => hidePart(id)}>
      <Icon name={icons[id]} />
      <span className="cut bold">{partName(id, words)}</span>
      {id === 'problems' && <ProblemCount />}
      {id === 'log' && <EventCount />}
    </Tab>
  );
}

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
    <Tab onClose={() => closeFilePanel(api.id, path)} title={path}>
      <Icon name="file" />
      {folder !== null && <span className="cut faint text-11">{folder} ·</span>}
      <span className="cut bold">{name}</span>
      {dirty && <span className="dirty-dot" role="img" aria-label={words.unsaved} title={words.unsaved} />}
      {isElsewhere && (
        <span className="tab-sign muted" role="img" aria-label={words.unsavedElsewhere} title={words.unsavedElsewhere}>
          <Icon name="windows" />
        </span>
      )}
    </Tab>
  );
}

interface TabProps {
  readonly title?: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

export function Tab({ title, onClose, children }: TabProps) {
  const words = useWords(deskWords);
  function onMiddle(event: MouseEvent): void {
    if (event.button !== MIDDLE) return;
    event.preventDefault();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dock's own tab around it has the role and the keys
    <div
      className="tab row gap-3"
      title={title}
      onAuxClick={onMiddle}
      onDoubleClick={toggleEnlarged}
      onMouseDown={stopScrolling}
    >
      {children}
      <span
        className="tab-close hovers fixed"
        aria-hidden="true"
        title={words.close}
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

/** Drawn by CSS, to keep it out of the accessible name. */
export function ProblemCount() {
  const problems = useStore(problemsStore, (state) => state.problems);
  if (problems.length === 0) return null;
  const kind = problems.some((problem) => problem.severity === 'error') ? 'badge-error' : 'badge-warning';
  return <span className={`badge ${kind}`} data-count={problems.length} aria-hidden="true" />;
}

export function EventCount() {
  const count = useStore(playStore, (state) => state.events.length);
  return count === 0 ? null : <span className="badge badge-quiet" data-count={count} aria-hidden="true" />;
}
