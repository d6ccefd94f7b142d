import './board.css';
import './map.css';
import { type CSSProperties, lazy, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { decidingSeat } from '../library/legal-actions.ts';
import { labelsOf } from '../library/named-things.ts';
import { PhaseBar } from '../library/phase-bar.tsx';
import { TableFrame } from '../library/table-frame.tsx';
import { useMapRoom } from '../library/use-density.ts';
import type { BoardProps } from '../table-view.ts';
import { ScytheContext } from './board-context.ts';
import { CombatPanel } from './combat-panel.tsx';
import { CommonCards, DrawnCards } from './common-cards.tsx';
import { faceCalled } from './face-subject.ts';
import { readGame } from './game-document.ts';
import { HexMap } from './hex-map.tsx';
import { mapFile, readMap } from './map-document.ts';
import { objectsWith } from './objects-of.ts';
import { OwnAnswers } from './own-answers.tsx';
import { phaseOf } from './possible-answers.ts';
import { Seats } from './seats.tsx';
import { asNumbers, asTable } from './table-document.ts';
import { scythePrint, scytheWords } from './table-words.ts';

const CardFace = lazy(async () => ({ default: (await import('./card-face.tsx')).CardFace }));

/** Wider maps have the mat below them instead of next to them, as ratio of width to height. */
const flatFrom = 1.7;
/** In pixels. */
const gap = 6;

/** What is above the map, and below it in its column. */
function besidesMap(sheet: HTMLElement): number {
  const map = sheet.querySelector('.sc-map')?.getBoundingClientRect();
  if (map === undefined) return 0;
  const below = [...sheet.querySelectorAll('.sc-now, .table-seat-line, .sc-own-mat')].map((part) => {
    const { left, height } = part.getBoundingClientRect();
    return height > 0 && left < map.right ? height + gap : 0;
  });
  return map.top - sheet.getBoundingClientRect().top + gap + below.reduce((sum, height) => sum + height, 0);
}

export function Board(props: BoardProps) {
  const { documents, locale, labels, actions, about } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const [wished, setWished] = useState<string | null>(null);
  const entries = useStore(playStore, (state) => state.view?.entries);
  const played = useStore(playStore, (state) => state.played?.setup['board']);
  const board = typeof played === 'string' ? played : null;
  const words = scytheWords(locale);
  const table = asTable(props.table);
  const hexes = Object.keys(table.hexes).join();
  const map = useMemo(
    () => readMap(documents, locale, mapFile(documents, board, hexes.split(','))),
    [documents, locale, board, hexes],
  );
  const game = useMemo(() => readGame(documents, locale, board), [documents, locale, board]);
  const print = useMemo(() => scythePrint(documents, locale), [documents, locale]);
  const names = useMemo(
    () => ({ ...labelsOf([...game.cards.values(), ...map.homes.values()]), ...labels }),
    [game, map, labels],
  );
  const faceOf = useCallback(
    (id: string) => {
      const face = faceCalled(documents, id);
      return face === null ? null : <CardFace {...{ face, documents, locale }} />;
    },
    [documents, locale],
  );
  const movable = new Set(actions.flatMap(({ answer }) => (answer['do'] === 'move' ? [String(answer['unit'])] : [])));
  const [only] = movable.size === 1 ? movable : [];
  const picked = wished !== null && movable.has(wished) ? wished : (only ?? null);
  const objectsOf = useMemo(() => objectsWith(picked), [picked]);
  const asked = new Set(actions.map(({ answer }) => String(answer['do'])));
  const seats = Object.keys(table.seats);
  const bySeats = new Set(actions.map(({ answer }) => String(answer['by'])));
  const waiting = props.asked.map((seat) => seats[seat] ?? '');
  const isSealing = table.battle !== null && (asked.has('dial') || (actions.length === 0 && waiting.length > 0));
  const parts = {
    ...{ table, map, game, words, print, about, asked, movable, picked, documents, locale },
    numbers: asNumbers(props.figures),
    deciding: decidingSeat(actions, about),
    awaited: isSealing ? new Set(waiting.length > 0 ? waiting : bySeats) : new Set<string>(),
    onPick: setWished,
  };
  const aspect = map.box.size[0] / map.box.size[1];
  useMapRoom(sheet, besidesMap);
  return (
    <ScytheContext value={parts}>
      <TableFrame
        {...props}
        {...{ labels: names, objectsOf, faceOf }}
        ref={sheet}
        className="table-column table-sheet sc-board"
      >
        <PhaseBar
          round={{ said: words.round({ round: table.round }), short: words.shortRound({ round: table.round }) }}
          phases={Object.entries(words.phases).map(([id, name]) => ({ id, name }))}
          now={phaseOf(asked, entries?.map(({ entry }) => entry) ?? [])}
          answers={{}}
        />
        <div
          className="sc-sheet"
          data-flat={aspect > flatFrom || undefined}
          style={{ '--aspect': aspect } as CSSProperties}
        >
          <HexMap />
          <div className="table-column sc-now">
            <OwnAnswers />
            <CombatPanel />
            <DrawnCards />
          </div>
          <Seats />
          <CommonCards />
        </div>
      </TableFrame>
    </ScytheContext>
  );
}
