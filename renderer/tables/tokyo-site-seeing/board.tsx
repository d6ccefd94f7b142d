import './face/face-paper.css';
import './face/face.css';
import './board.css';
import './map.css';
import './slots.css';
import './pcs.css';
import './side.css';
import './object-menu.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { useWidth } from '../../play/use-width.ts';
import type { BoardProps } from '../table-view.ts';
import { areaNames } from './area-names.ts';
import { BoardContext, type BoardParts, type Opened } from './board-context.ts';
import { Bots } from './bots.tsx';
import { Exploration } from './exploration.tsx';
import { asNumbers, withNumbers } from './figures.ts';
import { TownMap } from './map.tsx';
import { ObjectMenu } from './object-menu.tsx';
import { decidingPc, offersOf } from './offers.ts';
import { Pcs } from './pcs.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { Piles } from './piles.tsx';
import { printedCards } from './printed-cards.ts';
import { ScenarioTrack } from './scenario-track.tsx';
import { asTable } from './table-document.ts';
import { tableWords } from './table-words.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

/** From this width on there is room for small faces and all PCs. */
const largeFrom = 760;

/** The table: the map, the PCs, the scenario and the piles. What may be chosen is outlined, and a click does it. */
export function Board(props: BoardProps) {
  const { table: document, figures, labels, locale, documents, actions, about, busy, onAct, onWhy } = props;
  const board = useRef<HTMLDivElement>(null);
  const isLarge = useWidth(board) >= largeFrom;
  const keys = useArrowKeys(board);
  const [opened, setOpened] = useState<Opened | null>(null);
  const cards = useMemo(() => printedCards(documents), [documents]);
  const offers = useMemo(() => offersOf(actions), [actions]);
  const acting = useMemo(() => actingIn(about), [about]);
  const names = useMemo(() => ({ ...areaNames(documents, locale), ...labels }), [documents, locale, labels]);
  const words = tableWords(locale);
  const numbers = asNumbers(figures);
  const table = useMemo(() => withNumbers(asTable(document), asNumbers(figures)), [document, figures]);

  // Another decision: what was asked of an object is past.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the actions are others
  useEffect(() => setOpened(null), [actions]);

  const parts: BoardParts = {
    ...{ table, labels: names, locale, words, documents, cards, numbers, offers, acting, isLarge, busy, onAct },
    onOpen: setOpened,
  };
  // What the scenario asks for comes first; where there is room it stands at the side.
  const side = (
    <aside className="tss-side">
      <Piles />
      <ScenarioTrack />
    </aside>
  );
  return (
    <BoardContext value={parts}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of things on a table is no fieldset */}
      <div
        ref={board}
        role="group"
        aria-label={words.board}
        className={`tss-board ${isLarge ? 'tss-large' : 'tss-compact'}`}
        {...keys}
      >
        <PhaseBar />
        {!isLarge && side}
        <TownMap />
        <Exploration />
        <Bots />
        <Pcs deciding={decidingPc(actions, about)} />
        {isLarge && side}
      </div>
      {opened !== null && <ObjectMenu opened={opened} onClose={() => setOpened(null)} onWhy={onWhy} />}
    </BoardContext>
  );
}

/** The names that the present decision is about. */
function actingIn(about: JsonObject): ReadonlySet<string> {
  return new Set(
    Object.values(about)
      .flat()
      .filter((name) => typeof name === 'string'),
  );
}
