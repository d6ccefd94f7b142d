import type { KeyboardEvent } from 'react';
import { termsPath } from '#authoring/text/files/document-path.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { make } from '#renderer/desk/explorer/file-commands.ts';
import { goTo, projectStore } from '#renderer/desk/project/project-store.ts';
import { actionName } from '#renderer/desk/translations/action-name.ts';
import { changeUnits, withNote } from '#renderer/desk/translations/put-units.ts';
import { ownerOf, type UnitRow } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import type { Translating } from '#renderer/desk/workers/translating-room.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { isTextField } from '#renderer/kit/keys/keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { focusTyped } from './insert-at-cursor.ts';
import { keepFocus } from './keep-focus.ts';
import { ShowInPlay } from './show-in-play.tsx';
import { SourceChange } from './source-change.tsx';
import { UnitFaces } from './unit-faces.tsx';
import { UnitForms } from './unit-forms.tsx';
import { UnitHistory } from './unit-history.tsx';
import { UnitProblems } from './unit-problems.tsx';
import { UnitProposals } from './unit-proposals.tsx';
import { UnitQuestion } from './unit-question.tsx';
import { UnitTerms } from './unit-terms.tsx';

interface UnitAsideProps {
  readonly row: UnitRow | undefined;
  readonly all: readonly UnitRow[];
  readonly locale: string;
  readonly translating: Translating;
}

export function UnitAside({ row, all, locale, translating }: UnitAsideProps) {
  const words = useWords(translationWords);
  if (row === undefined)
    return (
      <aside className="translations-aside scroll" aria-label={words.choose}>
        <p className="empty">{words.choose}</p>
      </aside>
    );
  const { key, unit, isBelow } = row.line;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
    <aside className="translations-aside scroll" aria-label={key} tabIndex={0} onKeyDown={toTextByEscape}>
      <UnitProblems {...{ row, locale }} />
      <UnitFaces {...{ row, locale }} sourceLocale={translating.sourceLocale} />
      <DesignerNote row={row} translating={translating} />
      <UnitQuestion key={row.id} row={row} />
      <SourceChange {...{ row, translating }} />
      <UnitTerms key={`terms ${row.id}`} {...{ row, locale, translating }} />
      <UnitProposals {...{ row, all, locale, translating }} />
      <UnitForms {...{ row, locale }} />
      {unit !== null && !isBelow && (
        <section className="translations-section">
          <h3>{words.note}</h3>
          <input
            key={row.id}
            aria-label={words.note}
            defaultValue={unit.n ?? ''}
            placeholder={words.noteHelp}
            onBlur={({ target }) => {
              if (target.value === (unit.n ?? '')) return;
              void changeUnits(
                [row],
                withNote(target.value),
                actionName((of) => of.note({ key })),
              );
            }}
          />
        </section>
      )}
      {unit !== null && !isBelow && <UnitHistory path={row.file.path} unitKey={key} />}
      <div className="row wrap gap-2 translations-ends">
        {placeOf(row) !== undefined && <Button onClick={() => openText(row)}>{words.openText}</Button>}
        <Button onClick={openTerms}>{words.openTerms}</Button>
        <ShowInPlay id={ownerOf(key)} />
        {unit !== null && !isBelow && (
          <Button
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              void changeUnits(
                [row],
                () => null,
                actionName((of) => of.remove({ key })),
              );
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Fields of the pane have their own Escape. */
function toTextByEscape({ key, target }: KeyboardEvent): void {
  if (key === 'Escape' && !isTextField(target)) focusTyped()?.focus();
}

function DesignerNote({
  row: { file, line },
  translating: { notes },
}: Pick<UnitAsideProps, 'translating'> & { readonly row: UnitRow }) {
  const words = useWords(translationWords);
  const note = notes[file.source]?.[line.key];
  if (note === undefined) return null;
  return (
    <section className="translations-section">
      <h3>{words.designerNote}</h3>
      <p className="translations-said">{note}</p>
    </section>
  );
}

/** The translation's document, else the source's; game words have none. */
function placeOf({ file }: UnitRow): string | undefined {
  const { files } = projectStore.getState();
  return files.has(file.path) ? file.path : file.source === systemDocument ? undefined : file.source;
}

function openText(row: UnitRow): void {
  const { files } = projectStore.getState();
  const [path, { key }] = [placeOf(row), row.line];
  if (path === undefined) return;
  const text = files.get(path)?.text ?? '';
  const at = Math.max(text.indexOf(`${JSON.stringify(key)}:`), 0);
  const before = text.slice(0, at).split('\n');
  goTo({ path, line: before.length - 1, character: before.at(-1)?.length ?? 0 });
}

function openTerms(): void {
  const isThere = projectStore.getState().files.has(termsPath);
  if (isThere) goTo({ path: termsPath, line: 0, character: 0 });
  else void make('file', 'l10n', 'terms.csv');
}
