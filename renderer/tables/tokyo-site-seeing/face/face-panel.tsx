import './face-panel.css';
import { useDeferredValue, useMemo, useState } from 'react';
import { entryPlaces } from '#authoring/documents/entry-at.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { Icon } from '../../../look/icon.tsx';
import type { Locale } from '../../../words/locale-store.ts';
import { faceTexts } from '../../library/face-texts.ts';
import { AnyFace } from './any-face.tsx';
import { type FaceSubject, faceSubject, hasFaces, textsOnFace } from './face-subject.ts';
import { type FaceWords, faceWords } from './face-words.ts';

const faces: readonly Locale[] = ['ja', 'en'];

export interface FacePanelProps {
  readonly documents: Documents;
  /** The file in the editor, its text as it stands there, and where the cursor is in it. */
  readonly path: string;
  readonly text: string;
  readonly offset: number;
  /** The language of the workbench: that of the panel's own words. */
  readonly locale: Locale;
}

/** The face of the card under the cursor in Japanese and in English. Follows the typing at its own pace. */
export function FacePanel({ documents, path, text, offset, locale }: FacePanelProps) {
  const words = faceWords(locale);
  const seen = useDeferredValue(useMemo(() => ({ path, text }), [path, text]));
  const places = useMemo(() => entryPlaces(seen.path, seen.text), [seen]);
  const entry = useMemo(() => places.at(offset), [places, offset]);
  const subject = useMemo(() => (entry === null ? null : faceSubject(documents, entry)), [documents, entry]);
  const empty = entry !== null && hasFaces(entry.path) ? words.notYet(entry.id) : words.nothingHere;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keys as well
    <section className="face-panel" aria-label={words.face} tabIndex={0}>
      {subject === null ? (
        <p className="face-empty">{empty}</p>
      ) : (
        <div className="face-pair">
          {faces.map((face) => (
            <FaceFigure key={face} subject={subject} documents={documents} face={face} words={words} />
          ))}
        </div>
      )}
    </section>
  );
}

function FaceFigure({ subject, documents, face, words }: FaceFigureProps) {
  const [overflows, setOverflows] = useState(false);
  const { missing, stale } = useMemo(() => states(subject, documents, face), [subject, documents, face]);
  return (
    <figure className="face-figure" data-kind={subject.kind}>
      <figcaption>
        <b>{words.locales[face]}</b>
        {missing > 0 && <Note text={words.missing(missing)} />}
        {stale > 0 && <Note text={words.stale(stale)} />}
        {overflows && <Note text={words.overflow} />}
      </figcaption>
      <AnyFace subject={subject} documents={documents} locale={face} onFit={setOverflows} />
    </figure>
  );
}
interface FaceFigureProps {
  readonly subject: FaceSubject;
  readonly documents: Documents;
  readonly face: Locale;
  readonly words: FaceWords;
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
function states(subject: FaceSubject, documents: Documents, locale: Locale) {
  const texts = faceTexts(documents, subject.path, locale);
  const found = [...textsOnFace(subject)].map(([key, source]) => texts.text(key, source)?.state);
  const count = (state: string) => found.filter((one) => one === state).length;
  return { missing: count('missing'), stale: count('stale') };
}
