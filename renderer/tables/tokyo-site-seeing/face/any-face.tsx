import type { Documents } from '#engine/kernel/contract/system.ts';
import { type FaceText, faceTexts } from '../../library/face-texts.ts';
import { CardFace } from './card-face.tsx';
import type { FaceSubject } from './face-subject.ts';
import { type FaceWords, faceWords } from './face-words.ts';
import { PcBoard } from './pc-board.tsx';

export function AnyFace({ subject, documents, locale, onFit }: AnyFaceProps) {
  const { kind, card, path, owner } = subject;
  const texts = faceTexts(documents, path, locale);
  const words = faceWords(documents, locale);
  const fit = onFit === undefined ? {} : { onFit };
  if (kind === 'pc') return <PcBoard pc={card} {...{ texts, words }} {...fit} />;
  const over = overName(subject, documents, words);
  return <CardFace {...{ card, kind, texts, words, owner, over }} {...fit} />;
}
interface AnyFaceProps {
  readonly subject: FaceSubject;
  readonly documents: Documents;
  readonly locale: string;
  readonly onFit?: (overflows: boolean) => void;
}

function overName({ kind, scenario }: FaceSubject, documents: Documents, words: FaceWords): FaceText | null {
  if (kind === 'bot') return { ...words.print('face', 'standsIn'), state: 'source' };
  if (kind === 'mod') return { ...words.print('face', 'anyScenario'), state: 'source' };
  if (scenario === null) return null;
  const title = faceTexts(documents, scenario.path, words.locale).text(`${scenario.id}/title`, scenario.title);
  const gap = title?.lang === 'ja' ? '\u3000' : ' · ';
  return title === null ? null : { ...title, text: `${scenario.id}${gap}${title.text}` };
}
