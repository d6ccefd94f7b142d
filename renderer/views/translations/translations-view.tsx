import { useStore } from 'zustand';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './translations.css';
import { useMemo } from 'react';
import { isForTests } from '#authoring/text/files/playtest-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { unreadableAmong } from '#renderer/desk/project/unreadable.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { spellingStore } from '#renderer/desk/translations/spelling-store.ts';
import { translationsStore } from '#renderer/desk/translations/translations-store.ts';
import { type UnitFile, unitRows } from '#renderer/desk/translations/unit-rows.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { UnreadableFile } from '../problems/unreadable-file.tsx';
import { ConcordanceDialog } from './concordance-dialog.tsx';
import { DictionaryNote } from './dictionary-note.tsx';
import { MemoryFaults } from './memory-faults.tsx';
import { TermDialog } from './term-dialog.tsx';
import { TranslationsHead } from './translations-head.tsx';
import { UnitAside } from './unit-aside.tsx';
import { UnitList } from './unit-list.tsx';
import { useAskedUnits } from './use-asked-units.ts';
import { useKeptRow } from './use-kept-row.ts';
import { useShownRows } from './use-shown-rows.ts';

const nothing: readonly UnitFile[] = [];

export function TranslationsView(_: PartProps) {
  useAskedUnits();
  const words = useWords(translationWords);
  const { translating, refused, row: current, concordance, newTerm } = useStore(translationsStore);
  const spoken = useLocale();
  const problems = useStore(problemsStore, (state) => state.problems);
  const misspelt = useStore(spellingStore, (state) => state.problems);
  const told = useMemo(() => (misspelt.length === 0 ? problems : [...problems, ...misspelt]), [problems, misspelt]);
  const all = unitRows(translating?.files ?? nothing, told);
  useKeptRow(all);
  const shown = useShownRows(all);
  const unread = useUnreadTexts(problems);
  if (translating === null) return <p className="empty">{words.loading}</p>;
  const { locale, sourceLocale } = translating;
  if (locale === null)
    return (
      <div className="nothing">
        <strong>{words.noLocale}</strong>
        <p>{words.noLocaleHelp}</p>
        <Button look="primary" onClick={() => openBegin('thing', 'locale')}>
          {words.begin}
        </Button>
      </div>
    );
  const chosen = shown.find(({ id }) => id === current) ?? shown[0];
  const parts = Object.fromEntries(Object.entries(translating.parts).map(([rest, said]) => [rest, said[spoken]]));
  return (
    <div className="view">
      <TranslationsHead {...{ translating, all }} />
      {unread.map((file) => (
        <UnreadableFile key={file} file={file} isShown={false} />
      ))}
      <MemoryFaults problems={problems} />
      {refused !== null && (
        <p className="note note-warning" role="alert">
          {words.refused({ path: refused })}
        </p>
      )}
      <ShownTerm count={shown.length} />
      <div className="translations-body">
        <UnitList {...{ rows: shown, locale, sourceLocale, parts }} also={translating.also} />
        <UnitAside {...{ row: chosen, all, locale, translating }} />
      </div>
      <div className="row gap-5 muted text-12 translations-foot">
        <span>
          {words.row({
            at: Math.max(shown.findIndex(({ id }) => id === current) + 1, shown.length === 0 ? 0 : 1),
            all: shown.length,
          })}
        </span>
        <span className="cut">{words.keys}</span>
        <span className="head-space" />
        <DictionaryNote />
      </div>
      {concordance !== null && (
        <ConcordanceDialog {...{ all, locale, sourceLocale }} row={chosen} asked={concordance} />
      )}
      {newTerm !== null && <TermDialog {...{ locale, sourceLocale }} begun={newTerm} />}
    </div>
  );
}

/** Says that the list is limited to a term, and ends it. */
function ShownTerm({ count }: { readonly count: number }) {
  const words = useWords(translationWords);
  const ofTerm = useStore(translationsStore, (state) => state.ofTerm);
  if (ofTerm === null) return null;
  const { term, isDrift } = ofTerm;
  return (
    <div className="row wrap gap-3 note" role="status">
      <span>{isDrift ? words.termDriftShown({ term, count }) : words.termShown({ term, count })}</span>
      <Button onClick={() => translationsStore.setState({ ofTerm: null })}>{words.showAll}</Button>
    </div>
  );
}

function useUnreadTexts(problems: readonly Problem[]): readonly string[] {
  const files = useStore(projectStore, (state) => state.files);
  return useMemo(() => {
    const paths = problems
      .filter(({ code, file }) => code.startsWith('JSN') && !isForTests(file))
      .map(({ file }) => file);
    return unreadableAmong(files, [...new Set(paths)]).map(({ file }) => file);
  }, [files, problems]);
}
