import type { Documents } from '#engine/kernel/contract/system.ts';
import { namedEntries } from '../library/named-things.ts';
import { files, matsOf } from './game-document.ts';
import { PriceSigns } from './mat.tsx';
import { Sign, signOfResource } from './signs.ts';
import { faceWords } from './table-words.ts';

interface MatAreasProps {
  readonly id: string;
  readonly documents: Documents;
  readonly locale: string;
}

/** Areas in columns: costs and ways of the top action, then cost, lowest cost and coins of the bottom action. */
export function MatAreas({ id, documents, locale }: MatAreasProps) {
  const words = faceWords(locale);
  const resources = namedEntries(documents, locale, files.words, 'resources');
  return (
    <ul className="sc-face-areas">
      {matsOf(documents, locale)
        .get(id)
        ?.areas.map(({ top, bottom, cost, least, coins }) => (
          <li key={top?.id ?? ''}>
            <b className="sc-face-top">{top?.name ?? ''}</b>
            {top?.costs.map(({ workers, price }) => (
              <span key={workers} className="table-row">
                {workers > 0 && <small>{words.withWorkers({ workers })}</small>}
                <PriceSigns {...{ price, words }} />
              </span>
            ))}
            {top?.ways.map(({ id: way, name, value, upgraded }) => (
              <span key={way} className="table-row sc-face-way">
                {name}
                <b>
                  {value}
                  {upgraded !== null && ` → ${upgraded}`}
                </b>
              </span>
            ))}
            <span className="sc-face-bottom">
              <b>{bottom?.name ?? ''}</b>
              <span className="table-row">
                <Sign name={signOfResource(bottom?.resource ?? '', resources)} />
                {cost}
                {least < cost && ` → ${least}`}
              </span>
              {coins > 0 && (
                <span className="table-row">
                  ＋<Sign name="coins" />
                  {coins}
                </span>
              )}
            </span>
          </li>
        ))}
    </ul>
  );
}
