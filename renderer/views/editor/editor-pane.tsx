import { useStore } from 'zustand';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './editor.css';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { otherPagesStore } from '#renderer/desk/project/other-pages.ts';
import { isBareProject, isDirty, projectStore, type SaveState } from '#renderer/desk/project/project-store.ts';
import { saveFile } from '#renderer/desk/project/save-file.ts';
import { dropText, elsewhereStore, takeText } from '#renderer/desk/recovery/texts-elsewhere.ts';
import { reasonOf } from '#renderer/desk/words/system-reasons.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { LostText } from '#renderer/parts/connection/lost-bar.tsx';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useReadOnly } from '#renderer/parts/documents/use-read-only.ts';
import { ComparisonHere, ConflictComparison, ConflictNote, useConflict } from './conflict-note.tsx';
import { CopyNote, useCopied } from './copy-note.tsx';
import { ForeignNote, ForeignOffer } from './foreign-text.tsx';
import { LargeText } from './large-text.tsx';
import { useTextEditor } from './load-editor.ts';

const FirstThings = late(async () => (await import('../begin/first-things.tsx')).FirstThings);

export function NoFilePane() {
  const words = useWords(deskWords);
  const isBare = useStore(projectStore, (state) => isBareProject(state.files));
  return (
    <section className="editor" aria-label={words.editor}>
      {isBare ? <FirstThings /> : <p className="empty">{words.noFile}</p>}
    </section>
  );
}

interface EditorPaneProps {
  readonly path: string;
  /** Of several editors of one file, whether this one was used last. */
  readonly isMeant: boolean;
}

export function EditorPane({ path, isMeant }: EditorPaneProps) {
  const words = useWords(deskWords);
  const api = useStudioApi();
  const file = useStore(projectStore, (state) => state.files.get(path));
  const isCurrent = useStore(projectStore, (state) => state.current === path);
  const inUse = isCurrent && isMeant;
  const save = useStore(projectStore, (state) => state.save);
  const dirty = file !== undefined && isDirty(file);
  const isElsewhere = useStore(otherPagesStore, (state) => state.pages.some(({ unsaved }) => unsaved.includes(path)));
  const isReadOnly = useReadOnly(path);
  const conflict = useConflict(path);
  const copied = useCopied(path);
  const originalText = useStore(projectStore, (state) =>
    copied.original === null ? null : (state.files.get(copied.original)?.text ?? null),
  );
  const TextEditor = useTextEditor();
  return (
    <section className="editor" aria-label={inUse ? words.editor : words.editorOf({ path })}>
      <div className="editor-head">
        <h2 className="cut text-12 bold">{path}</h2>
        {dirty && <span className="dirty-dot" role="img" aria-label={words.unsaved} data-tip={words.unsaved} />}
        {isElsewhere && <span className="editor-elsewhere cut muted text-12">{words.unsavedElsewhere}</span>}
        <span className="head-space" />
        {isReadOnly ? (
          <span className="heading-note">{isRequired(path) ? words.readOnly : words.formatNewer}</span>
        ) : (
          <Button icon="save" off={!dirty} onClick={() => void saveFile(api, path)}>
            {words.save}
          </Button>
        )}
      </div>
      {save.kind !== 'none' && save.path === path && <SaveNote save={save} />}
      <ForeignNote path={path} />
      <ConflictNote path={path} conflict={conflict} />
      <CopyNote path={path} copied={copied} />
      <ElsewhereNote path={path} />
      {file === undefined ? (
        <p className="empty">{words.gone({ path })}</p>
      ) : file.fault !== null ? (
        <FaultNote path={path} />
      ) : conflict.compared !== null ? (
        <ConflictComparison path={path} theirs={conflict.compared} />
      ) : copied.isCompared && copied.original !== null ? (
        <ComparisonHere path={path} older={{ text: originalText, label: copied.original }} label={path} />
      ) : TextEditor === null ? (
        <p className="empty">{words.loading}</p>
      ) : (
        <TextEditor path={path} isMeant={isMeant} />
      )}
    </section>
  );
}

function FaultNote({ path }: { readonly path: string }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const problem = useStore(problemsStore, (state) => state.problems.find(({ file }) => file === path));
  const fault = useStore(projectStore, (state) => state.files.get(path)?.fault);
  const isReadOnly = useReadOnly(path);
  return (
    <>
      <p className="empty">{problem === undefined ? words.unreadable : problem.message[locale]}</p>
      {fault?.kind === 'encoding' && !isReadOnly && <ForeignOffer path={path} />}
      {fault?.kind === 'too-large' && <LargeText path={path} />}
    </>
  );
}

function SaveNote({ save }: { readonly save: Exclude<SaveState, { kind: 'none' }> }) {
  const words = useWords(deskWords);
  const connected = useStore(projectStore, (state) => state.connected);
  switch (save.kind) {
    case 'saved':
      return (
        <p className="hidden" role="status">
          {words.saved({ path: save.path })}
        </p>
      );
    case 'unkept':
      return (
        <p className="note note-warning" role="status">
          {words.savedUnkept({ path: save.path })}
        </p>
      );
    case 'refused':
      return <RefusedNote save={save} />;
    case 'failed':
      return (
        <p className="note note-error" role="alert">
          {connected ? words.saveFailed : <LostText />}
        </p>
      );
  }
}

function RefusedNote({ save: { path, code, line } }: { readonly save: Extract<SaveState, { kind: 'refused' }> }) {
  const words = useWords(deskWords);
  const locale = useLocale();
  const api = useStudioApi();
  const reason =
    line === undefined ? reasonOf(words.saveReasons, code, locale) : words.halfCharacter({ line: line + 1 });
  return (
    <div className="note note-error" role="alert">
      <span>{words.saveRefused({ path, reason: reason.trim() })}</span>
      {(code === 'read-only' || code === 'hard-link') && (
        <Button onClick={() => void saveFile(api, path, { insist: true })}>{words.saveAnyway}</Button>
      )}
    </div>
  );
}

/** Another window left an unsaved text of this file. */
function ElsewhereNote({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const other = useStore(elsewhereStore, (state) => state.texts.find((one) => one.path === path));
  if (other === undefined) return null;
  return (
    <div className="note note-warning" role="alert">
      <span>{words.elsewhere({ path })}</span>
      <Button onClick={() => takeText(other)}>{words.takeElsewhere}</Button>
      <Button onClick={() => dropText(other)}>{words.dropElsewhere}</Button>
    </div>
  );
}
