import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../../../words/locale-store.ts';
import { type FaceText, faceTexts } from '../../library/face-texts.ts';
import { CardFace } from './card-face.tsx';
import type { FaceSubject } from './face-subject.ts';
import { faceWords } from './face-words.ts';
import { PcBoard } from './pc-board.tsx';

/** The face of a card or the board of a PC, in one language, from the documents of its project. */
export function AnyFace({ subject, documents, locale, onFit, into = locale }: AnyFaceProps) {
  const { kind, card, path, owner } = subject;
  const texts = faceTexts(documents, path, into);
  const fit = onFit === undefined ? {} : { onFit };
  if (kind === 'pc') return <PcBoard pc={card} locale={locale} texts={texts} {...fit} />;
  const over = overName(subject, documents, locale, into);
  return <CardFace card={card} kind={kind} locale={locale} texts={texts} owner={owner} over={over} {...fit} />;
}
interface AnyFaceProps {
  readonly subject: FaceSubject;
  readonly documents: Documents;
  readonly locale: Locale;
  readonly onFit?: (overflows: boolean) => void;
  /** The locale of its texts, where that is another than that of the game's own words. */
  readonly into?: string;
}

function overName(
  { kind, scenario }: FaceSubject,
  documents: Documents,
  locale: Locale,
  into: string,
): FaceText | null {
  const words = faceWords(locale);
  if (kind === 'bot') return { text: words.forWhom, lang: locale, state: 'source' };
  if (kind === 'mod') return { text: words.forScenarios, lang: locale, state: 'source' };
  if (scenario === null) return null;
  const title = faceTexts(documents, scenario.path, into).text(`${scenario.id}/title`, scenario.title);
  const gap = title?.lang === 'ja' ? '\u3000' : ' · ';
  return title === null ? null : { ...title, text: `${scenario.id}${gap}${title.text}` };
}
