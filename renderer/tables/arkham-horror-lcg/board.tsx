import './board.css';
import { lazy, useMemo, useRef } from 'react';
import { useWidth } from '#renderer/kit/layout/use-width.ts';
import { decidingSeat } from '../library/legal-actions.ts';
import { labelsOf } from '../library/named-things.ts';
import { PhaseBar } from '../library/phase-bar.tsx';
import { TableFrame } from '../library/table-frame.tsx';
import { useDensity } from '../library/use-density.ts';
import type { BoardProps } from '../table-view.ts';
import { ArkhamContext, type ArkhamParts } from './board-context.ts';
import { cardWords } from './card-words.ts';
import { ChaosBag } from './chaos-bag.tsx';
import { Investigators } from './investigators.tsx';
import { LocationMap } from './location-map.tsx';
import { objectsIn } from './objects-of.ts';
import { readCards } from './printed-cards.ts';
import { ScenarioPiles, StoryRow } from './story-row.tsx';
import { asNumbers, asTable, cardsOf } from './table-document.ts';
import { PerilRow, WindowRow } from './window-row.tsx';
import { arkhamWords } from './words/generated/arkham-words.ts';

const SideUp = lazy(async () => ({ default: (await import('./side-up.tsx')).SideUp }));

/** In pixels. From the first width on, the bag is next to the map and all seats are open; from the second on, everything is larger. */
const wideFrom = 880;
const largeFrom = 1240;
/** Docked, the roomiest first. */
const densities = ['open', 'close', 'closest'] as const;
const asWide: typeof densities | readonly [] = [];

/** The height of all above the seats, and of the line of seats. */
function heightNeeded(sheet: HTMLElement): number {
  const { top, bottom } = sheet.getBoundingClientRect();
  const seats = sheet.querySelector('.table-seat-line, .table-seats')?.getBoundingClientRect();
  return (seats === undefined ? bottom : seats.top + seatLine) - top;
}
const seatLine = 34;
const mapHeight = { wide: 330, narrow: 200 };
const phases = ['mythos', 'investigation', 'enemy', 'upkeep'];

export function Board(props: BoardProps) {
  const { documents, locale, labels, actions, about } = props;
  const board = useRef<HTMLDivElement>(null);
  const width = useWidth(board);
  const isWide = width >= wideFrom;
  useDensity(board, isWide ? asWide : densities, heightNeeded);
  const words = arkhamWords[locale];
  const print = useMemo(() => cardWords(documents, locale), [documents, locale]);
  const cards = useMemo(() => readCards(documents, locale), [documents, locale]);
  const table = asTable(props.table);
  const objectsOf = useMemo(() => objectsIn(asTable(props.table)), [props.table]);
  const names = useMemo(
    () => ({ ...labelsOf([...cards.values()].map(({ id, sides: [{ name }] }) => ({ id, name }))), ...labels }),
    [cards, labels],
  );
  const parts = useMemo(
    (): ArkhamParts => ({
      ...{ cards, words, print, about },
      table: asTable(props.table),
      numbers: asNumbers(props.figures),
      deciding: decidingSeat(actions, about),
      answering: new Set(actions.map(({ answer: { by } }) => by).filter((by) => typeof by === 'string')),
      asked: new Set(actions.map(({ answer }) => String(answer['do']))),
    }),
    [cards, words, print, about, props.table, props.figures, actions],
  );
  const faceOf = useMemo(() => {
    const { locations, acts, agendas } = asTable(props.table);
    const turned = new Set(
      cardsOf([...locations, ...acts, ...agendas]).flatMap(({ name, side }) => (side ? [name] : [])),
    );
    return (id: string) => {
      const subject = cards.get(id)?.entry;
      return subject === undefined ? null : <SideUp {...{ subject, documents, locale }} isTurned={turned.has(id)} />;
    };
  }, [cards, documents, locale, props.table]);
  const subjects = useMemo(() => ('window' in about ? pickSubjects(about) : about), [about]);
  return (
    <ArkhamContext value={parts}>
      <TableFrame
        {...props}
        {...{ labels: names, objectsOf, faceOf }}
        about={subjects}
        ref={board}
        className={`table-column table-sheet ah-board ${isWide ? 'ah-wide' : 'ah-narrow'} ${width >= largeFrom ? 'ah-large' : ''}`}
      >
        <PhaseBar
          round={{ said: words.round({ round: table.round }), short: words.shortRound({ round: table.round }) }}
          phases={phases.map((id) => ({ id, name: print.label('phase', id) }))}
          now={table.phase}
          answers={words.shortAnswers}
        >
          {!isWide && <ScenarioPiles isShort />}
        </PhaseBar>
        <PerilRow />
        <WindowRow />
        <StoryRow>{isWide && <ScenarioPiles />}</StoryRow>
        <div className="ah-middle">
          <LocationMap height={isWide ? mapHeight.wide : mapHeight.narrow} />
          <ChaosBag />
        </div>
        <Investigators isLarge={isWide} />
      </TableFrame>
    </ArkhamContext>
  );
}

/** What a window is about, without who is next: they do not act yet. */
function pickSubjects({ by = null, card = null, to = null }: BoardProps['about']): BoardProps['about'] {
  return { by, card, to };
}
