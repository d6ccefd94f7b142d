import type { Labels } from '../table-view.ts';
import { TableCard } from './table-card.tsx';
import { cardOf, type TableDocument } from './table-document.ts';
import type { TableWords } from './table-words.ts';

interface ScenarioProps {
  readonly table: TableDocument;
  readonly labels: Labels;
  readonly words: TableWords;
}

/** The scenario's cards that lie open, and how many cards each pile holds. */
export function ScenarioLine({ table, labels, words }: ScenarioProps) {
  const { scenario, piles, discards, scrap } = table;
  const shown = scenario['shown'] ?? [];
  return (
    <div className="rest">
      <div>
        <h3>
          {words.scenario} <small>{words.deckLeft(scenario['deck']?.length ?? 0)}</small>
        </h3>
        {shown.length > 0 && (
          <ul className="shown">
            {shown.map((placed) => (
              <li key={cardOf(placed).card}>
                <TableCard placed={placed} labels={labels} words={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div>
        <h3>{words.piles}</h3>
        <p className="piles">
          {Object.entries(piles)
            .filter(([pile, cards]) => cards.length > 0 || (discards[pile]?.length ?? 0) > 0)
            .map(([pile, cards]) => (
              <span key={pile}>
                {words.pileNames[pile] ?? pile} <b>{cards.length}</b>
                {(discards[pile]?.length ?? 0) > 0 && <small> {words.discardPile(discards[pile]?.length ?? 0)}</small>}
              </span>
            ))}
          {scrap.length > 0 && <span>{words.scrapPile(scrap.length)}</span>}
        </p>
      </div>
    </div>
  );
}
