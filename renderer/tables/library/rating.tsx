import './rating.css';
import type { LibraryWords } from './words/generated/library-words.ts';

interface RatingProps {
  readonly label: string;
  readonly words: LibraryWords;
  readonly terms: readonly (readonly [name: string, amount: number])[];
  readonly scale: string;
  /** Upper limits, the best rank first; the last has none. */
  readonly ranks: readonly { readonly rank: string; readonly upTo?: number }[];
  readonly reached: string | null;
}

/** How a rank was reached: the sum by terms, and the table of ranks. */
export function Rating({ label, words, terms, scale, ranks, reached }: RatingProps) {
  const limitOf = (i: number): string => {
    const [limit, before] = [ranks[i]?.upTo, ranks[i - 1]?.upTo];
    if (limit !== undefined) return words.upTo({ limit });
    return before === undefined ? words.any : words.from({ limit: before + 1 });
  };
  return (
    <section className="table-rating" aria-label={label}>
      <h3>{label}</h3>
      <dl>
        {terms.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <ol className="table-scale" aria-label={scale}>
        {ranks.map(({ rank }, i) => (
          <li key={rank} aria-current={rank === reached ? 'true' : undefined}>
            <b>{rank}</b> {limitOf(i)}
          </li>
        ))}
      </ol>
    </section>
  );
}
