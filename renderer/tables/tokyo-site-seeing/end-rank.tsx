import './end.css';
import type { EndProps } from '../table-view.ts';
import { endWords } from './end-words.ts';
import { ratingOf } from './rating.ts';

/** How the rank came about: its sum term by term, and the table with its limits. */
export function EndRank({ end, locale }: EndProps) {
  const rating = ratingOf(end);
  if (rating === null) return null;
  const words = endWords(locale);
  const { troublesOnMat, troublesDiscarded, siteDrawn, siteDiscarded, site, pcs, sum, rounds, ranks } = rating;
  const terms = [
    [words.troublesOnMat, troublesOnMat],
    [words.troublesDiscarded, troublesDiscarded],
    [words.site(siteDrawn, siteDiscarded, pcs), site],
    [words.sum(sum, pcs), rounds],
  ] as const;
  return (
    <section className="tss-rating" aria-label={words.rating}>
      <h3>{words.rating}</h3>
      <dl>
        {terms.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <ol className="tss-scale" aria-label={words.scale}>
        {ranks.map(({ rank, upTo }, i) => {
          const before = ranks[i - 1]?.upTo;
          const limit =
            upTo !== undefined ? words.upTo(upTo) : before === undefined ? words.any : words.from(before + 1);
          return (
            <li key={rank} aria-current={rank === end.rank ? 'true' : undefined}>
              <b>{rank}</b> {limit}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
