import './board.css';
import './map.css';
import './pieces.css';
import './density.css';
import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWidth } from '#renderer/kit/layout/use-width.ts';
import { decidingSeat } from '../library/legal-actions.ts';
import { labelsOf } from '../library/named-things.ts';
import { PhaseBar } from '../library/phase-bar.tsx';
import { TableFrame } from '../library/table-frame.tsx';
import { useDensity } from '../library/use-density.ts';
import type { BoardProps } from '../table-view.ts';
import { ActionColumns } from './action-columns.tsx';
import { MetroContext } from './board-context.ts';
import { IncomeBoard } from './income-board.tsx';
import { LineLists } from './line-lists.tsx';
import { LineMap } from './line-map.tsx';
import { readCards, readDecks, readMap } from './map-document.ts';
import { objectsOf } from './objects-of.ts';
import { phaseOf } from './possible-answers.ts';
import { BidAtFoot, OrderTrack, Seats } from './seats.tsx';
import { asNumbers, asTable } from './table-document.ts';
import { metroPrint, metroWords, sayAct } from './table-words.ts';

const CardFace = lazy(async () => ({ default: (await import('./card-face.tsx')).CardFace }));

/** In pixels: from this width on income track and map are side by side. */
const wideFrom = 880;
const roomyFrom = 560;
/** The map shrinks until it fits, first with everything, then with income and bids, then with the bids alone. */
const densities = ['open', 'near', 'low', 'lower', 'lowest'] as const;

function heightNeeded(sheet: HTMLElement, density: (typeof densities)[number]): number {
  const { top, bottom } = sheet.getBoundingClientRect();
  if (sheet.matches('.tm-wide')) return bottom - top;
  const withIncome = density !== 'lower' && density !== 'lowest';
  const upper = sheet.querySelector(withIncome ? '.tm-income' : '.tm-map') ?? sheet.querySelector('.tm-map');
  const end = upper?.getBoundingClientRect().bottom ?? top;
  return end - top + (sheet.querySelector('.tm-bid')?.getBoundingClientRect().height ?? 0);
}

export function Board(props: BoardProps) {
  const { documents, locale, labels, actions, about } = props;
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(board);
  const [tab, setTab] = useState<'map' | 'cards'>('map');
  const words = metroWords(locale);
  const map = useMemo(() => readMap(documents, locale), [documents, locale]);
  const decks = useMemo(() => readDecks(documents, locale), [documents, locale]);
  const print = useMemo(() => metroPrint(documents, locale), [documents, locale]);
  const cards = useMemo(
    () => readCards(documents, locale, (op, amount) => sayAct(print, op, amount)),
    [documents, locale, print],
  );
  const names = useMemo(
    () => ({ ...labelsOf([...map.lines, ...map.stations.values()]), ...labelsOf([...cards.values()]), ...labels }),
    [map, cards, labels],
  );
  const faceOf = useCallback(
    (id: string) => (cards.has(id) ? <CardFace id={id} documents={documents} locale={locale} /> : null),
    [cards, documents, locale],
  );
  const asked = new Set(actions.map(({ answer }) => String(answer['do'])));
  const seats = Object.keys(asTable(props.table).seats);
  const seated = props.asked.map((seat) => seats[seat] ?? '');
  const bidders = new Set(seated.length > 0 ? seated : actions.map(({ answer: { by } }) => String(by)));
  const isBidding = asked.has('bid') || asked.has('raise');
  const parts = {
    bidsAtFoot:
      width < wideFrom && isBidding ? (asTable(props.table).order.find((seat) => bidders.has(seat)) ?? null) : null,
    ...{ map, decks, cards, words, print, about, asked },
    table: asTable(props.table),
    numbers: asNumbers(props.figures),
    deciding: decidingSeat(actions, about),
    awaited: asked.has('bid') ? bidders : null,
  };
  const isRoomy = width >= roomyFrom;
  useDensity(board, densities, heightNeeded);
  return (
    <MetroContext value={parts}>
      <TableFrame
        {...props}
        {...{ labels: names, objectsOf, faceOf }}
        ref={board}
        className={`table-column table-sheet tm-board ${width >= wideFrom ? 'tm-wide' : 'tm-narrow'}`}
      >
        <PhaseBar
          round={{
            said: words.round({ round: parts.table.round }),
            short: words.shortRound({ round: parts.table.round }),
          }}
          phases={Object.entries(words.phases).map(([id, name]) => ({ id, name }))}
          now={phaseOf(asked)}
          answers={{}}
        >
          <OrderTrack />
        </PhaseBar>
        {!isRoomy && (
          <div className="table-row tm-tabs">
            {(['map', 'cards'] as const).map((one) => (
              <Button key={one} aria-pressed={tab === one} onClick={() => setTab(one)}>
                {one === 'map' ? words.mapTab : words.cardsTab}
              </Button>
            ))}
          </div>
        )}
        {(isRoomy || tab === 'map') && (
          <div className="tm-upper">
            <IncomeBoard />
            <LineMap />
            <LineLists />
          </div>
        )}
        {(isRoomy || tab === 'cards') && <ActionColumns />}
        <BidAtFoot />
        <Seats />
      </TableFrame>
    </MetroContext>
  );
}
