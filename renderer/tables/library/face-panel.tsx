import { wordFor } from '#renderer/desk/words/words.ts';
import './face-panel.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { LatePictureDrop } from '#renderer/parts/pictures/late-picture-drop.tsx';
import type { FaceProps } from '../table-view.ts';
import { type FaceFault, faultsIn, highlightFaults, useFaceFaults } from './face-faults.ts';
import { faceTexts } from './face-texts.ts';
import { libraryWords } from './library-words.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

export interface GameFaces<Subject> {
  /** Null if it has no face, or is invalid. */
  readonly subjectOf: (documents: Documents, entry: DocumentEntry) => Subject | null;
  readonly hasFaces: (path: string) => boolean;
  /** Texts of a face by key, and their document. */
  readonly textsOn: (subject: Subject) => {
    readonly path: string;
    readonly texts: ReadonlyMap<string, Json | undefined>;
  };
  readonly draw: (
    subject: Subject,
    documents: Documents,
    locale: string,
    onFit: (overflows: boolean) => void,
  ) => ReactNode;
  readonly kindOf: (subject: Subject) => string;
}
export interface EmptyFace {
  readonly nothingHere: string;
  readonly notYet: (values: { readonly id: string }) => string;
}
interface FacePanelProps<Subject> extends FaceProps {
  readonly faces: GameFaces<Subject>;
  readonly empty: EmptyFace;
}

/** The face of an entry in each language of the project, or in one of them. */
export function FacePanel<Subject>(props: FacePanelProps<Subject>) {
  const { documents, entry, language = null, faces, empty, isFormer = false } = props;
  const words = libraryWords(props.locale);
  const subject = useMemo(() => (entry === null ? null : faces.subjectOf(documents, entry)), [documents, entry, faces]);
  const faults = useFaceFaults(isFormer ? null : entry);
  const hasFace = entry !== null && faces.hasFaces(entry.path);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys as well
    <section className="face-panel" aria-label={words.face} tabIndex={0}>
      {subject === null ? (
        <p className="face-empty">{hasFace ? empty.notYet({ id: entry.id }) : empty.nothingHere}</p>
      ) : (
        <LatePictureDrop entry={isFormer ? null : entry} className="face-pair">
          {(language === null ? faceLanguages(documents).all : [language]).map((locale) => (
            <FaceFigure
              key={locale}
              {...{ subject, documents, locale, faces, words }}
              isAlone={language !== null}
              faults={faultsIn(faults, faceLanguages(documents).source, locale)}
            />
          ))}
        </LatePictureDrop>
      )}
    </section>
  );
}

interface FigureProps<Subject> extends Pick<FacePanelProps<Subject>, 'documents' | 'faces'> {
  readonly words: LibraryWords;
  readonly locale: string;
  readonly subject: Subject;
  readonly faults: readonly FaceFault[];
  /** Its language is said elsewhere. */
  readonly isAlone: boolean;
}

function FaceFigure<Subject>(props: FigureProps<Subject>) {
  const { subject, documents, locale, faces, words, faults, isAlone } = props;
  const figure = useRef<HTMLElement>(null);
  const nameOf = useLanguageName();
  const [overflows, setOverflows] = useState(false);
  const { missing, stale } = useMemo(() => {
    const { path, texts } = faces.textsOn(subject);
    return states(path, texts, documents, locale);
  }, [subject, documents, locale, faces]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a face that is drawn anew has other places for its numbers
  useEffect(
    () => (figure.current === null ? undefined : highlightFaults(figure.current, faults)),
    [faults, subject, documents],
  );
  return (
    <figure ref={figure} className="face-figure" data-kind={faces.kindOf(subject)}>
      <figcaption>
        {!isAlone && <b>{wordFor(words.languages, locale) ?? nameOf(locale)}</b>}
        {missing > 0 && <Note text={words.missing({ count: missing })} />}
        {stale > 0 && <Note text={words.stale({ count: stale })} />}
        {overflows && <Note text={words.overflow} />}
      </figcaption>
      {faces.draw(subject, documents, locale, setOverflows)}
    </figure>
  );
}

function Note({ text }: { readonly text: string }) {
  return (
    <span className="face-note">
      <Icon name="warning" />
      {text}
    </span>
  );
}

/** Counts of missing and of stale translations. */
function states(path: string, written: ReadonlyMap<string, Json | undefined>, documents: Documents, locale: string) {
  const texts = faceTexts(documents, path, locale);
  const found = [...written].map(([key, source]) => texts.text(key, source)?.state);
  const count = (state: string) => found.filter((one) => one === state).length;
  return { missing: count('missing'), stale: count('stale') };
}
