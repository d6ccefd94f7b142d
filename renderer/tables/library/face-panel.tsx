import { wordFor } from '#renderer/desk/words/words.ts';
import './face-panel.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentEntry } from '#authoring/project/documents/entry-at.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { askForFixes } from '#renderer/desk/problems/fix-problem.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';
import { LatePictureDrop } from '#renderer/parts/pictures/late-picture-drop.tsx';
import type { FaceProps } from '../table-view.ts';
import { type FaceFault, faultsIn, highlightFaults, useFaceFaults } from './face-faults.ts';
import { faceTexts } from './face-texts.ts';
import { libraryWords } from './library-words.ts';
import { shownLanguages } from './shown-languages.ts';
import { useEntry } from './use-entry.ts';
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

/** The face at the cursor in each language of the project, deferred while typing. */
export function FacePanel<Subject>(props: FacePanelProps<Subject>) {
  const { documents, path, text, offset, faces, empty, isFormer = false } = props;
  const words = libraryWords(props.locale);
  const entry = useEntry(path, text, offset, isFormer);
  const subject = useMemo(() => (entry === null ? null : faces.subjectOf(documents, entry)), [documents, entry, faces]);
  const faults = useFaceFaults(isFormer ? null : entry);
  const said = entry !== null && faces.hasFaces(entry.path) ? empty.notYet({ id: entry.id }) : empty.nothingHere;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys as well
    <section className="face-panel" aria-label={words.face} tabIndex={0}>
      {subject === null ? (
        <p className="face-empty">{said}</p>
      ) : (
        <LatePictureDrop entry={isFormer ? null : entry} className="face-pair">
          {shownLanguages(documents, path).map((locale) => (
            <FaceFigure
              key={locale}
              {...{ subject, documents, locale, faces, words }}
              faults={faultsIn(faults, faceLanguages(documents).source, locale)}
              spoken={props.locale}
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
  readonly spoken: Locale;
}

function FaceFigure<Subject>(props: FigureProps<Subject>) {
  const { subject, documents, locale, faces, words, faults, spoken } = props;
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
        <b>{wordFor(words.languages, locale) ?? nameOf(locale)}</b>
        {missing > 0 && <Note text={words.missing({ count: missing })} />}
        {stale > 0 && <Note text={words.stale({ count: stale })} />}
        {overflows && <Note text={words.overflow} />}
      </figcaption>
      {faces.draw(subject, documents, locale, setOverflows)}
      {faults.map((fault) => (
        <Fault key={`${fault.problem.code} ${fault.problem.range.start.line}`} {...{ fault, words, spoken }} />
      ))}
    </figure>
  );
}

interface FaultProps {
  readonly fault: FaceFault;
  readonly words: LibraryWords;
  readonly spoken: Locale;
}

/** The printed number and the effect's, with a fix. */
function Fault({ fault: { problem, printed, effect }, words, spoken }: FaultProps) {
  return (
    <div className="face-fault">
      {printed.length > 0 && effect.length > 0 && (
        <strong className="face-fault-numbers">
          {words.printedAgainst({ printed: printed.join(words.and), effect: effect.join(words.and) })}
        </strong>
      )}
      <p>{problem.message[spoken]}</p>
      <Button onClick={() => void askForFixes(problem)}>{words.fix}</Button>
    </div>
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
