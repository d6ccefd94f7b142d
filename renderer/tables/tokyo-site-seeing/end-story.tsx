import { designOf } from '#renderer/desk/table/table-names.ts';
import './end.css';
import { EndText } from '../library/end-text.tsx';
import { faceTexts } from '../library/face-texts.ts';
import type { EndProps } from '../table-view.ts';
import { endWords } from './end-words.ts';
import { DrawnArt } from './face/card-art.tsx';
import { printedCards } from './printed-cards.ts';
import { ratingOf } from './rating.ts';

/** Only a victory has a story. */
export function EndStory({ end, documents, locale }: EndProps) {
  const rating = ratingOf(end);
  if (rating === null) return null;
  const words = endWords(locale);
  const name = end.reason?.card ?? null;
  const printed = name === null ? null : printedCards(documents)(name);
  const story =
    printed === null
      ? null
      : faceTexts(documents, printed.path, locale).text(`${printed.id}/story`, printed.card['story']);
  return (
    <>
      <div className="face tss-end-art" data-kind="site" aria-hidden="true">
        <DrawnArt id={name === null ? '' : designOf(name)} sign={null} />
      </div>
      <EndText said={story} />
      {end.rank !== null && (
        <p className="tss-end-rank">
          <span className="hidden">{words.ratingOf({ rank: end.rank, rounds: rating.rounds })}</span>
          <span aria-hidden="true">{end.rank}</span>
        </p>
      )}
    </>
  );
}
