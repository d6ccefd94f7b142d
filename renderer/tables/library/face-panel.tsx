import './face-panel.css';
import { type ReactNode, useMemo, useState } from 'react';
import type { Entry } from '#authoring/documents/entry-at.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { Icon } from '../../look/icon.tsx';
import type { Locale } from '../../words/locale-store.ts';
import type { FaceProps } from '../table-view.ts';
import { faceTexts } from './face-texts.ts';
import { type LibraryWords, libraryWords } from './library-words.ts';
import { useEntry } from './use-entry.ts';

const languages: readonly Locale[] = ['ja', 'en'];

/** What a game tells of its faces. */
export interface Faces<Subject> {
  /** What stands on the face of an entry; null when it has none as it is written. */
  readonly subjectOf: (documents: Documents, entry: Entry) => Subject | null;
  /** Whether the entries of a document have faces. */
  readonly hasFaces: (path: string) => boolean;
  /** The texts on a face by their keys, and the document that they are of. */
  readonly textsOn: (subject: Subject) => {
    readonly path: string;
    readonly texts: ReadonlyMap<string, Json | undefined>;
  };
  readonly draw: (
    subject: Subject,
    documents: Documents,
    locale: Locale,
    onFit: (overflows: boolean) => void,
  ) => ReactNode;
  /** The kind of a face, for its looks. */
  readonly kindOf: (subject: Subject) => string;
}
/** What stands there while there is no face to see. */
export interface EmptyFace {
  readonly nothingHere: string;
  readonly notYet: (id: string) => string;
}
interface FacePanelProps<Subject> extends FaceProps {
  readonly faces: Faces<Subject>;
  readonly empty: EmptyFace;
}

/** The face of what is under the cursor in Japanese and in English. Follows the typing at its own pace. */
export function FacePanel<Subject>(props: FacePanelProps<Subject>) {
  const { documents, path, text, offset, faces, empty } = props;
  const words = libraryWords(props.locale);
  const entry = useEntry(path, text, offset);
  const subject = useMemo(() => (entry === null ? null : faces.subjectOf(documents, entry)), [documents, entry, faces]);
  const said = entry !== null && faces.hasFaces(entry.path) ? empty.notYet(entry.id) : empty.nothingHere;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys as well
    <section className="face-panel" aria-label={words.face} tabIndex={0}>
      {subject === null ? (
        <p className="face-empty">{said}</p>
      ) : (
        <div className="face-pair">
          {languages.map((locale) => (
            <FaceFigure key={locale} {...{ subject, documents, locale, faces, words }} />
          ))}
        </div>
      )}
    </section>
  );
}

interface FigureProps<Subject> extends Pick<FacePanelProps<Subject>, 'documents' | 'locale' | 'faces'> {
  readonly words: LibraryWords;
  readonly subject: Subject;
}

function FaceFigure<Subject>({ subject, documents, locale, faces, words }: FigureProps<Subject>) {
  const [overflows, setOverflows] = useState(false);
  const { missing, stale } = useMemo(() => {
    const { path, texts } = faces.textsOn(subject);
    return states(path, texts, documents, locale);
  }, [subject, documents, locale, faces]);
  return (
    <figure className="face-figure" data-kind={faces.kindOf(subject)}>
      <figcaption>
        <b>{words.languages[locale]}</b>
        {missing > 0 && <Note text={words.missing(missing)} />}
        {stale > 0 && <Note text={words.stale(stale)} />}
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

/** How many texts of the face have no translation, and how many an old one. */
function states(path: string, written: ReadonlyMap<string, Json | undefined>, documents: Documents, locale: Locale) {
  const texts = faceTexts(documents, path, locale);
  const found = [...written].map(([key, source]) => texts.text(key, source)?.state);
  const count = (state: string) => found.filter((one) => one === state).length;
  return { missing: count('missing'), stale: count('stale') };
}
