import { useStore } from 'zustand';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './form.css';
import './sentence.css';
import { type KeyboardEvent, useEffect, useMemo } from 'react';
import type { FormField } from '#authoring/tools/form/form.ts';
import { entryLists, type SubjectList } from '#authoring/tools/form/subject.ts';
import { pointTo, pointToNothing } from '#renderer/desk/form/form-writing.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { isPressed } from '#renderer/kit/keys/keys.ts';
import { useReadOnly } from '#renderer/parts/documents/use-read-only.ts';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { DocumentLists } from './document-lists.tsx';
import { DrawnDocument, useDrawn } from './drawn-document.tsx';
import { problemsOf } from './field-problems.ts';
import { Fields } from './fields.tsx';
import { FormProvider } from './form-context.ts';
import { undoByKeys } from './undo-by-keys.ts';
import { type ShownForm, useForm } from './use-form.ts';

/** A document that its game draws has the drawing above its fields. */
export function FormView({ about }: PartProps) {
  const drawn = useDrawn(about);
  if (drawn === null) return <FormOfEntry about={about} />;
  return (
    <div className="form-around">
      <div className="form-drawn">
        <DrawnDocument key={drawn.file} {...drawn} />
        <FormOfEntry about={about} />
      </div>
    </div>
  );
}

function FormOfEntry({ about }: PartProps) {
  const words = useWords(formWords);
  const state = useForm(about);
  if (state === null) return <p className="empty">{words.noFile}</p>;
  if (state === 'pending') return <p className="empty" role="status" />;
  if (state === 'none') return <p className="empty">{words.noFormat}</p>;
  if ('unreadable' in state) return <UnreadableFile file={state.unreadable} isShown={false} />;
  return <Entry shown={state} />;
}

function Entry({ shown }: { readonly shown: ShownForm }) {
  const { file, document, subject, entry, form, here, savedAt, isBroken } = shown;
  const isReadOnly = useReadOnly(file);
  const problems = useStore(problemsStore, (state) => state.problems);
  const own = useMemo(() => problems.filter((one) => one.file === file), [problems, file]);
  const found = useMemo(
    () => (isBroken ? new Map() : problemsOf(own, subject, document.text, entry)),
    [own, subject, document, entry, isBroken],
  );
  const context = useMemo(
    () => ({
      place: { file, path: subject.path },
      entry,
      here,
      savedAt,
      isLocked: isReadOnly || isBroken,
      problems: found,
    }),
    [file, subject, entry, here, savedAt, isReadOnly, isBroken, found],
  );
  const lists = useMemo(() => (subject.path.length === 0 ? entryLists(document) : []), [subject, document]);
  useEffect(() => pointToNothing, []);
  const step = (by: 1 | -1) => goToBeside(shown, by);
  function onKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (undoByKeys(event.nativeEvent)) return;
    if (isPressed(event.nativeEvent, 'Alt+PageDown')) step(1);
    else if (isPressed(event.nativeEvent, 'Alt+PageUp')) step(-1);
    else if (isPressed(event.nativeEvent, 'Mod+Shift+Enter')) openAdding(event.target as HTMLElement);
    else return;
    event.preventDefault();
  }
  return (
    <FormProvider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the whole form */}
      <div
        className="form-view stack gap-0"
        onKeyDown={onKey}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) pointToNothing();
        }}
      >
        <Head shown={shown} onStep={step} />
        {isBroken ? <Broken file={file} /> : isReadOnly && <ReadOnlyNote />}
        <div className="form-scroll scroll" key={`${file} ${subject.path.join('/')}`}>
          <Fields fields={form.fields.filter((field) => !isList(field, lists))} />
          {subject.path.length === 0 && <DocumentLists file={file} lists={lists} labels={form.fields} />}
        </div>
      </div>
    </FormProvider>
  );
}

const isList = ({ path }: FormField, lists: readonly SubjectList[]): boolean =>
  path.length === 1 && lists.some(({ key }) => key === path[0]);

function Head({ shown, onStep }: { readonly shown: ShownForm; readonly onStep: (by: 1 | -1) => void }) {
  const words = useWords(formWords);
  const { file, document, subject, form } = shown;
  const { place } = subject;
  return (
    <header className="form-head row">
      <h2 className="bold text-13 cut">{place === null ? words.wholeDocument : form.title}</h2>
      <span className="muted code cut">{file}</span>
      <span className="head-space" />
      {place !== null && (
        <>
          <IconButton
            look="quiet"
            icon="file"
            label={words.toDocument}
            onClick={() => pointTo(file, document.text, 1, false)}
          />
          <Button
            className="button-icon"
            aria-label={words.before}
            data-tip={words.before}
            keys="Alt+PageUp"
            off={place.index === 0}
            onClick={() => onStep(-1)}
          >
            ‹
          </Button>
          <span className="form-place" role="status">
            {words.place({ at: place.index + 1, count: place.count })}
          </span>
          <Button
            className="button-icon"
            aria-label={words.next}
            data-tip={words.next}
            keys="Alt+PageDown"
            off={place.index === place.count - 1}
            onClick={() => onStep(1)}
          >
            ›
          </Button>
        </>
      )}
    </header>
  );
}

function goToBeside({ file, document, subject: { path, place } }: ShownForm, by: 1 | -1): void {
  const section = document.sections.find(({ key }) => key === path[0]);
  const start = place === null ? undefined : section?.starts.at(place.index + by);
  if (start !== undefined) pointTo(file, document.text, start + 1, false);
}

function openAdding(from: HTMLElement): void {
  const around = from.closest('.node-list') ?? from.closest('.item') ?? from.closest('.form-view');
  around?.querySelector<HTMLElement>('[data-kind="add-effect"]')?.click();
}

function Broken({ file }: { readonly file: string }) {
  const words = useWords(formWords);
  const problem = useStore(problemsStore, (state) =>
    state.problems.find((one) => one.file === file && one.code.startsWith('JSN')),
  );
  const at = problem?.range.start;
  return (
    <div className="note note-warning" role="alert">
      <span>{at === undefined ? words.brokenSomewhere : words.broken({ line: at.line + 1 })}</span>
      {at !== undefined && <Button onClick={() => goTo({ path: file, ...at })}>{words.goThere}</Button>}
    </div>
  );
}

function ReadOnlyNote() {
  const words = useWords(formWords);
  return <p className="note">{words.readOnly}</p>;
}
