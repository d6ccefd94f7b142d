import { Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { openForm, openText } from '#renderer/desk/inspector/choose.ts';
import { placeOfChosen } from '#renderer/desk/inspector/chosen-place.ts';
import type { Chosen } from '#renderer/desk/inspector/chosen-store.ts';
import { openPrinting } from '#renderer/desk/printing/printing-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocumentsAround } from '#renderer/parts/documents/use-documents.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { shownLanguages } from '#renderer/tables/library/shown-languages.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { PlayFromHere } from '../advice/play-from-here-button.tsx';
import { useTextEditor } from '../editor/load-editor.ts';

/** The face in one language at a time, and the ways to the other looks at the entry. */
export function InspectedFace({ chosen }: { readonly chosen: Chosen }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const { file, id, language } = chosen;
  const documents = useDocumentsAround(file);
  const entry = useMemo(() => (id === null ? null : { path: pathInside(file), id, index: null }), [file, id]);
  const languages = shownLanguages(documents, language);
  const [wanted, setWanted] = useState<string | null>(null);
  const shown =
    [wanted, language, locale, languages[0]].find((one) => one != null && languages.includes(one)) ?? locale;
  const { Face } = findTable(documents);
  // Measuring faces is slow: the editor comes first.
  const waits = useTextEditor() === null;
  if (waits) return <p className="empty">{words.loading}</p>;
  return (
    <div className="inspector-face">
      <Suspense fallback={<p className="empty">{words.loading}</p>}>
        <Face {...{ documents, entry, locale }} language={shown} />
      </Suspense>
      {id !== null && (
        <div className="inspector-ways stack gap-2">
          {languages.length > 1 && <Languages {...{ languages, shown }} onChoose={setWanted} />}
          <Ways {...{ chosen, id }} />
        </div>
      )}
    </div>
  );
}

interface LanguagesProps {
  readonly languages: readonly string[];
  readonly shown: string;
  readonly onChoose: (language: string) => void;
}

function Languages({ languages, shown, onChoose }: LanguagesProps) {
  const words = useWords(inspectorWords);
  const nameOf = useLanguageName();
  return (
    <Segments
      className="inspector-languages"
      label={words.language}
      value={shown}
      options={languages}
      onChange={onChoose}
      nameOf={(one) => words.inLanguage({ language: nameOf(one) })}
    >
      {nameOf}
    </Segments>
  );
}

/** To the other looks at the entry. */
function Ways({ chosen, id }: { readonly chosen: Chosen; readonly id: string }) {
  const words = useWords(inspectorWords);
  const isFormShown = useStore(shownPartsStore, ({ shown }) => shown.has('form'));
  const text = useStore(projectStore, ({ files }) => files.get(chosen.file)?.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its place in the text
  const { line } = useMemo(() => placeOfChosen(chosen), [chosen, text]);
  const place = words.place({ file: chosen.file, line: line + 1 });
  return (
    <>
      {!isFormShown && (
        <Button look="link" onClick={() => openForm(chosen)}>
          {words.form}
        </Button>
      )}
      <Button look="link" aria-description={place} data-tip={place} onClick={() => openText(chosen)}>
        {words.text}
      </Button>
      <Button look="link" onClick={openPrinting}>
        {words.print}
      </Button>
      {isPlayed(chosen.file) && <PlayFromHere look="link" goals={() => [id]} of="" />}
    </>
  );
}

/** Whether a game can reach the file: not playtests. */
const isPlayed = (file: string): boolean => file.endsWith('.json') && !pathInside(file).startsWith('playtests/');
