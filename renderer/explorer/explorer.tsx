import './explorer.css';
import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { pathInside } from '#authoring/packages/package-path.ts';
import { FirstMinute } from '../help/first-minute.tsx';
import { Icon } from '../look/icon.tsx';
import { useDocuments, useWrittenDocuments } from '../play/use-documents.ts';
import { useProblems } from '../problems/problems-store.ts';
import { isDirty, openFile, useProject } from '../project/project-store.ts';
import { useElsewhere } from '../recovery/texts-elsewhere.ts';
import { findTable } from '../tables/table-list.ts';
import { useWords } from '../words/locale-store.ts';
import { makeTree, type TreeRow, visibleRows } from './file-tree.ts';
import { toggleFolder, useFolds } from './fold-store.ts';

/** The files of the project as a tree. */
export function Explorer() {
  const words = useWords();
  const files = useProject((state) => state.files);
  const current = useProject((state) => state.current);
  const closed = useFolds((state) => state.closed);
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useMemo(() => makeTree([...files.keys()]), [files]);
  const rows = visibleRows(tree, closed);
  const focusable = rows.find((row) => row.node.path === (focused ?? current)) ?? rows[0];

  function choose({ node }: TreeRow): void {
    setFocused(node.path);
    if (node.kind === 'folder') toggleFolder(node.path);
    else openFile(node.path);
  }

  function focusRow(row: TreeRow | undefined, list: HTMLElement | null): void {
    if (row === undefined) return;
    setFocused(row.node.path);
    const element = list?.querySelector<HTMLElement>(`[data-path="${CSS.escape(row.node.path)}"]`);
    element?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLElement>, row: TreeRow): void {
    const list = event.currentTarget.parentElement;
    const at = rows.indexOf(row);
    const isClosed = closed.has(row.node.path);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(rows[at + 1], list),
      ArrowUp: () => focusRow(rows[at - 1], list),
      Home: () => focusRow(rows[0], list),
      End: () => focusRow(rows.at(-1), list),
      Enter: () => choose(row),
      ' ': () => choose(row),
      ArrowRight: () => {
        if (row.node.kind === 'folder' && isClosed) toggleFolder(row.node.path);
        else if (row.node.kind === 'folder') focusRow(rows[at + 1], list);
      },
      ArrowLeft: () => {
        if (row.node.kind === 'folder' && !isClosed) toggleFolder(row.node.path);
        else
          focusRow(
            rows.slice(0, at).findLast((other) => other.level < row.level),
            list,
          );
      },
    };
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  return (
    <section className="explorer">
      <h2>{words.explorer}</h2>
      <div role="tree" aria-label={words.explorer} className="tree">
        {rows.map((row) => (
          <Row
            key={row.node.path}
            row={row}
            closed={closed.has(row.node.path)}
            current={row.node.path === current}
            tabbable={row === focusable}
            onChoose={() => choose(row)}
            onKey={(event) => onKey(event, row)}
          />
        ))}
      </div>
      <FirstMinute />
    </section>
  );
}

interface RowProps {
  readonly row: TreeRow;
  readonly closed: boolean;
  readonly current: boolean;
  readonly tabbable: boolean;
  readonly onChoose: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Its name is the file's or the folder's alone, whatever is to be said about it besides. */
function Row({ row: { node, level, place, of }, closed, current, tabbable, onChoose, onKey }: RowProps) {
  const stateId = useId();
  return (
    <div
      role="treeitem"
      aria-label={node.name}
      aria-describedby={stateId}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-selected={current}
      {...(node.kind === 'folder' ? { 'aria-expanded': !closed } : {})}
      tabIndex={tabbable ? 0 : -1}
      data-path={node.path}
      className="tree-row"
      style={{ paddingInlineStart: `calc(var(--s-4) + ${level - 1} * var(--s-6))` }}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      {node.kind === 'file' ? <FileSign path={node.path} /> : <Icon name={closed ? 'closed' : 'open'} />}
      <span className="tree-name">{node.name}</span>
      <span id={stateId} className="tree-state">
        {node.kind === 'file' && <FileState path={node.path} />}
        {node.kind === 'folder' && closed && <FolderState path={node.path} />}
      </span>
    </div>
  );
}

/** How many cards a file holds; problems are said instead where there are some. */
function EntryCount({ path }: { readonly path: string }) {
  const documents = useWrittenDocuments();
  const count = findTable(documents).entriesIn(pathInside(path), documents[path] ?? null);
  return count === null ? null : <span className="tree-count" data-count={count} aria-hidden="true" />;
}

/** The game's own sign where it has one. */
function FileSign({ path }: { readonly path: string }) {
  const { DocumentSign } = findTable(useDocuments());
  return (
    <span className="tree-sign">
      <Icon name="file" />
      <DocumentSign path={pathInside(path)} />
    </span>
  );
}

/** What is to be known of a file beside its name: not saved, and how many problems. */
function FileState({ path }: { readonly path: string }) {
  const words = useWords();
  const dirty = useProject((state) => {
    const file = state.files.get(path);
    return file !== undefined && isDirty(file);
  });
  const isLeftElsewhere = useElsewhere((state) => state.texts.some((one) => one.path === path));
  const conflicting = useProject((state) => state.conflicts.has(path)) || isLeftElsewhere;
  const hasProblems = useProblems((state) => state.problems.some(({ file }) => file === path));
  return (
    <>
      {!hasProblems && <EntryCount path={path} />}
      {conflicting && (
        <span className="sign sign-warning" role="img" aria-label={words.twoTexts} title={words.twoTexts}>
          <Icon name="warning" />
        </span>
      )}
      {dirty && <UnsavedDot />}
      <ProblemCounts isIn={(file) => file === path} />
    </>
  );
}

/** What is to be known of the files in a folder that is closed. */
function FolderState({ path }: { readonly path: string }) {
  const dirty = useProject((state) =>
    [...state.files.values()].some((file) => file.path.startsWith(path) && isDirty(file)),
  );
  return (
    <>
      {dirty && <UnsavedDot />}
      <ProblemCounts isIn={(file) => file.startsWith(path)} />
    </>
  );
}

function UnsavedDot() {
  const words = useWords();
  return <span className="dirty-dot" role="img" aria-label={words.unsaved} title={words.unsaved} />;
}

function ProblemCounts({ isIn }: { readonly isIn: (file: string) => boolean }) {
  const words = useWords();
  const problems = useProblems((state) => state.problems);
  const own = problems.filter(({ file }) => isIn(file));
  const count = (severity: string) => own.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count('error'), count('warning')];
  return (
    <>
      {errors > 0 && <Count kind="error" count={errors} name={words.errorsIn(errors)} />}
      {warnings > 0 && <Count kind="warning" count={warnings} name={words.warningsIn(warnings)} />}
    </>
  );
}

interface CountProps {
  readonly kind: 'error' | 'warning';
  readonly count: number;
  readonly name: string;
}

/** Drawn, not written: it is no part of the file's name. */
function Count({ kind, count, name }: CountProps) {
  return <span className={`badge badge-${kind}`} data-count={count} role="img" aria-label={name} />;
}
