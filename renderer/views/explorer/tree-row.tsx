import { type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { TreeNode, TreeRow } from '#renderer/desk/explorer/file-tree.ts';
import { focusOn } from '#renderer/desk/explorer/selection-store.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { isDirty, projectStore } from '#renderer/desk/project/project-store.ts';
import { elsewhereStore } from '#renderer/desk/recovery/texts-elsewhere.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useWrittenDocuments } from '#renderer/parts/documents/use-documents.ts';
import { FileSign } from '#renderer/tables/file-sign.tsx';
import { findTable } from '#renderer/tables/table-list.ts';
import { TranslationState } from './translation-state.tsx';

interface RowProps {
  readonly row: TreeRow;
  readonly closed: boolean;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly isCut: boolean;
  readonly isOver: boolean;
  readonly drag: DragParts;
  readonly isNotYet: boolean;
  readonly field: ReactNode;
  readonly onChoose: (event: MouseEvent) => void;
  readonly onMenu: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface DragParts {
  readonly draggable: boolean;
  readonly onDragStart: (event: DragEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragEnd: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** The accessible name is the file name alone, whatever badges follow. */
export function Row(props: RowProps) {
  const { row, closed, selected, tabbable, isCut, isOver, isNotYet, drag, field, onChoose, onMenu, onKey } = props;
  const { node, level, place, of } = row;
  const words = useWords(fileWords);
  const beginLabels = useWords(beginWords);
  const stateId = useId();
  const isProject = node.path.endsWith(':');
  const title = useTitle(isProject ? node.path : null) ?? node.name;
  return (
    <div
      role="treeitem"
      aria-label={title}
      aria-describedby={stateId}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-selected={selected}
      {...(node.kind === 'folder' ? { 'aria-expanded': !closed } : {})}
      tabIndex={tabbable ? 0 : -1}
      data-path={node.path}
      data-cut={isCut || undefined}
      data-over={isOver || undefined}
      data-not-yet={isNotYet || undefined}
      data-project={isProject || undefined}
      className="row gap-3 tree-row"
      style={indentOf(level)}
      onClick={onChoose}
      onContextMenu={onMenu}
      onFocus={() => focusOn(node.path)}
      onKeyDown={onKey}
      {...(field === null ? drag : {})}
    >
      {node.kind === 'file' ? <FileSign path={node.path} /> : <Icon name={closed ? 'closed' : 'open'} />}
      {field ?? (
        <span className="cut tree-name" data-tip={isProject ? words.foundation({ id: node.name }) : undefined}>
          {title}
        </span>
      )}
      <span id={stateId} className="tree-state">
        {isNotYet ? <Badge kind="tree-new" shown={beginLabels.new} /> : <State node={node} closed={closed} />}
      </span>
    </div>
  );
}

function State({ node, closed }: { readonly node: TreeNode; readonly closed: boolean }) {
  return (
    <>
      {node.path.endsWith(':') && <ReadOnly />}
      {isTranslation.test(node.path) && <TranslationState path={node.path} />}
      {node.kind === 'file' && <FileState path={node.path} />}
      {node.kind === 'folder' && closed && <FolderState path={node.path} />}
    </>
  );
}

const isTranslation = /^l10n\/[^/]+\//;

function useTitle(path: string | null): string | null {
  const documents = useWrittenDocuments();
  const studio = path === null ? null : documents[`${path}studio.json`];
  return isObject(studio) && typeof studio['title'] === 'string' ? studio['title'] : null;
}

export function indentOf(level: number) {
  return { paddingInlineStart: `calc(var(--s-4) + ${level - 1} * var(--s-6))` };
}

function ReadOnly() {
  const words = useWords(fileWords);
  return <Badge kind="badge-quiet" shown={words.readOnly} />;
}

function EntryCount({ path }: { readonly path: string }) {
  const documents = useWrittenDocuments();
  const count = findTable(documents).entriesIn(pathInside(path), documents[path] ?? null);
  return count === null ? null : <span className="tree-count faint text-11" data-count={count} aria-hidden="true" />;
}

function FileState({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const dirty = useStore(projectStore, (state) => {
    const file = state.files.get(path);
    return file !== undefined && isDirty(file);
  });
  const isLeftElsewhere = useStore(elsewhereStore, (state) => state.texts.some((one) => one.path === path));
  const conflicting = useStore(projectStore, (state) => state.conflicts.has(path)) || isLeftElsewhere;
  const hasProblems = useStore(problemsStore, (state) => state.problems.some(({ file }) => file === path));
  return (
    <>
      {!hasProblems && !isTranslation.test(pathInside(path)) && <EntryCount path={path} />}
      {conflicting && (
        <span className="sign sign-warning" role="img" aria-label={words.twoTexts} data-tip={words.twoTexts}>
          <Icon name="warning" />
        </span>
      )}
      <SinceCommit path={path} />
      {dirty && <UnsavedDot />}
      <ProblemCounts isIn={(file) => file === path} />
    </>
  );
}

function FolderState({ path }: { readonly path: string }) {
  const dirty = useStore(projectStore, (state) =>
    [...state.files.values()].some((file) => file.path.startsWith(path) && isDirty(file)),
  );
  return (
    <>
      <SinceCommit path={path} />
      {dirty && <UnsavedDot />}
      <ProblemCounts isIn={(file) => file.startsWith(path)} />
    </>
  );
}

function SinceCommit({ path }: { readonly path: string }) {
  const words = useWords(fileWords);
  const how = useStore(gitStore, ({ git }) => {
    if (git.kind !== 'ready' || git.head === null) return null;
    if (path.endsWith('/')) return git.changed.some((one) => one.path.startsWith(path)) ? 'inside' : null;
    const found = git.changed.find((one) => one.path === path)?.how;
    return found === 'removed' ? null : (found ?? null);
  });
  if (how === null) return null;
  const { sign, name } = words.sinceCommit[how];
  return (
    <span
      className="tree-count tree-git text-11 bold"
      data-how={how}
      data-count={sign}
      role="img"
      aria-label={name}
      data-tip={name}
    />
  );
}

function UnsavedDot() {
  const words = useWords(deskWords);
  return <span className="dirty-dot" role="img" aria-label={words.unsaved} data-tip={words.unsaved} />;
}

function ProblemCounts({ isIn }: { readonly isIn: (file: string) => boolean }) {
  const words = useWords(deskWords);
  const problems = useStore(problemsStore, (state) => state.problems);
  const own = problems.filter(({ file }) => isIn(file));
  const count = (severity: string) => own.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <>
      {errors > 0 && <Badge kind="badge-error" shown={errors} name={words.errorsIn({ count: errors })} />}
      {warnings > 0 && <Badge kind="badge-warning" shown={warnings} name={words.warningsIn({ count: warnings })} />}
    </>
  );
}

interface BadgeProps {
  readonly kind: 'tree-new' | 'badge-quiet' | 'badge-error' | 'badge-warning';
  readonly shown: string | number;
  readonly name?: string;
}

/** By CSS content, so that it is no part of the row's accessible name. */
function Badge({ kind, shown, name = String(shown) }: BadgeProps) {
  return <span className={`badge ${kind}`} data-count={shown} role="img" aria-label={name} />;
}
