import { libraryWords } from '../library/library-words.ts';
import { Rating } from '../library/rating.tsx';
import type { EndProps } from '../table-view.ts';
import { endWords } from './end-words.ts';
import { ratingOf } from './rating.ts';
import { rulebookLabel } from './rulebook-words.ts';

export function EndRank({ end, locale }: EndProps) {
  const rating = ratingOf(end);
  if (rating === null) return null;
  const words = endWords(locale);
  const { troublesOnMat, troublesDiscarded, siteDrawn, siteDiscarded, site, pcs, sum, rounds, ranks } = rating;
  return (
    <Rating
      label={rulebookLabel('rating', 'rounds', locale)}
      words={libraryWords(locale)}
      terms={[
        [words.troublesOnMat, troublesOnMat],
        [words.troublesDiscarded, troublesDiscarded],
        [words.site({ drawn: siteDrawn, discarded: siteDiscarded, pcs }), site],
        [words.sum({ sum, pcs }), rounds],
      ]}
      scale={words.scale}
      ranks={ranks}
      reached={end.rank}
    />
  );
}
