import './face/face-paper.css';
import './face/face.css';
import './board.css';
import './map.css';
import './slots.css';
import './pcs.css';
import './side.css';
import './density.css';
import { lazy, useCallback, useMemo, useRef } from 'react';
import { useRoomHeight, useWidth } from '#renderer/kit/layout/use-width.ts';
import { decidingSeat } from '../library/legal-actions.ts';
import { labelsOf, namedEntries } from '../library/named-things.ts';
import { TableFrame } from '../library/table-frame.tsx';
import { useDensity } from '../library/use-density.ts';
import type { BoardProps } from '../table-view.ts';
import { BoardContext } from './board-context.ts';
import { Bots } from './bots.tsx';
import { asNumbers } from './card-values.ts';
import { Exploration } from './exploration.tsx';
import { findFaceSubject } from './face/face-subject.ts';
import { TownMap } from './map.tsx';
import { entryOf, objectsOf } from './objects-of.ts';
import { Pcs } from './pcs.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { Piles } from './piles.tsx';
import { printedCards } from './printed-cards.ts';
import { ScenarioTrack } from './scenario-track.tsx';
import { asTable } from './table-document.ts';
import { tableWords } from './table-words.ts';

const AnyFace = lazy(async () => ({ default: (await import('./face/any-face.tsx')).AnyFace }));

/** In pixels: room for small faces above an open PC. */
const largeFrom = { width: 760, height: 636 };
/** Docked densities, the roomiest first: one open PC, chips of PCs, letters for cards. */
const densities = ['open', 'tight', 'below', 'letters'] as const;
const asLarge: typeof densities | readonly [] = [];

/** The full height; with the PC panel below, what is above it. */
function heightNeeded(sheet: HTMLElement, density: (typeof densities)[number]): number {
  const below = density === 'open' || density === 'tight' ? null : sheet.querySelector('.table-seats');
  const { top, bottom } = sheet.getBoundingClientRect();
  return (below?.getBoundingClientRect().top ?? bottom) - top;
}

/** Values of `do` that discard: never by one click. */
const asksFirst = ['drop'];

export function Board(props: BoardProps) {
  const { table: document, figures, labels, locale, documents, actions, about } = props;
  const board = useRef<HTMLDivElement>(null);
  const [width, height] = [useWidth(board), useRoomHeight(board)];
  const isLarge = width >= largeFrom.width && height >= largeFrom.height;
  useDensity(board, isLarge ? asLarge : densities, heightNeeded);
  const cards = printedCards(documents);
  const names = useMemo(
    () => ({ ...labelsOf(namedEntries(documents, locale, 'mat.json', 'areas')), ...labels }),
    [documents, locale, labels],
  );
  const numbers = asNumbers(figures);
  const table = asTable(document);
  const faceOf = useCallback(
    (id: string) => {
      const { path } = cards(id);
      const subject = path === '' ? null : findFaceSubject(documents, { path, id, index: null });
      return subject && <AnyFace subject={subject} documents={documents} locale={locale} />;
    },
    [cards, documents, locale],
  );
  // Scenario decisions come first; with room, at the side.
  const side = (
    <aside className={isLarge ? 'table-column tss-side' : 'tss-side'}>
      <Piles />
      <ScenarioTrack />
    </aside>
  );
  return (
    <BoardContext
      value={{ table, labels: names, locale, words: tableWords(locale), documents, cards, numbers, isLarge }}
    >
      <TableFrame
        {...props}
        {...{ labels: names, objectsOf, asksFirst, faceOf }}
        onShow={(ids, how) =>
          props.onShow(
            ids.map((id) => entryOf(table.pcs, id)),
            how,
          )
        }
        ref={board}
        className={`table-column table-sheet tss-board ${isLarge ? 'tss-large' : 'tss-compact'}`}
      >
        <PhaseBar />
        {!isLarge && side}
        <TownMap />
        <Exploration />
        <Bots />
        <Pcs deciding={decidingSeat(actions, about)} />
        {isLarge && side}
      </TableFrame>
    </BoardContext>
  );
}
