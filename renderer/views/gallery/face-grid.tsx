import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import type { FaceState } from '#renderer/desk/gallery/face-states.ts';
import { choose, openText } from '#renderer/desk/inspector/choose.ts';
import { placeAfter } from '#renderer/desk/rows/place-after.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { placeByKey } from '#renderer/kit/lists/arrow-keys.ts';
import { useFollowing } from '#renderer/kit/lists/use-following.ts';
import { DialogClose } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { DrawnFace, FaceCell } from './face-cell.tsx';
import { larger, smaller, useWheelSize } from './face-sizes.tsx';

export interface ShownFace {
  readonly row: Row;
  readonly state: FaceState;
  readonly problems: readonly Problem[];
}

interface FaceGridProps {
  readonly label: string;
  readonly shown: readonly ShownFace[];
  readonly faces: TableFaces;
  readonly documents: Documents;
  readonly around: object;
  readonly locale: string;
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Pixels per millimetre. */
  readonly unit: number;
  readonly onSize: (to: (percent: number) => number) => void;
  readonly onTop: (isAtTop: boolean) => void;
  readonly onChosen: (row: Row | null) => void;
}

import { useChosenRow } from '../sheet/use-chosen-row.ts';
import { useFocusOnOpen } from '../sheet/use-focus-on-open.ts';

const GAP = 16;
const PADDING = 20;
const SAID = 28;
const sizeKeys: Readonly<Record<string, (percent: number) => number>> = {
  '+': larger,
  '=': larger,
  '-': smaller,
  '0': () => 100,
};
/** Pixels per millimetre of an enlarged face, at most. */
const LARGE = 7;

/** A virtualized grid with a single tab stop; arrow keys move between faces. */
export function FaceGrid(props: FaceGridProps) {
  const { label, shown, faces, documents, around, locale, width, height, unit, onSize, onTop, onChosen } = props;
  const words = useWords(sheetWords);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(800);
  // Until the user chooses, the first is current
  const [chosenAt, setAt] = useFollowing<number | null, ShownFace>(shown, null, followedFace);
  const at = chosenAt ?? 0;
  const [isLarge, setLarge] = useState(false);
  const cell = width * unit + GAP;
  const columns = Math.max(1, Math.floor((room - 2 * PADDING + GAP) / cell));
  const lines = useVirtualizer({
    count: Math.ceil(shown.length / columns),
    getScrollElement: () => list.current,
    estimateSize: () => height * unit + SAID + GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    scrollPaddingStart: PADDING,
    scrollPaddingEnd: PADDING,
    overscan: 1,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the row height changes
  useEffect(() => {
    lines.measure();
    // Keep the current face in view.
    lines.scrollToIndex(Math.floor(at / columns));
  }, [height, unit]);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const watched = new ResizeObserver(() => setRoom(current.clientWidth));
    watched.observe(current);
    return () => watched.disconnect();
  }, []);
  useFocusOnOpen(list);
  useWheelSize(list, onSize);
  const used = Math.min(columns, Math.max(shown.length, 1)) * cell - GAP;
  const margin = shown.length < columns ? PADDING : Math.max(PADDING, Math.floor((room - used) / 2));
  const chosen = shown[Math.min(at, shown.length - 1)];
  const chosenRow = chosen?.row ?? null;
  useEffect(() => onChosen(chosenRow), [chosenRow, onChosen]);

  function go(to: number): void {
    setAt(to);
    lines.scrollToIndex(Math.floor(to / columns));
  }
  function pick(to: number | null): void {
    const row = shown[to ?? -1]?.row;
    if (to === null || row === undefined) return;
    go(to);
    choose(row.file, row.id);
  }
  useChosenRow(
    useMemo(() => shown.map(({ row }) => row), [shown]),
    at,
    go,
  );
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / (height * unit + SAID + GAP)));
    const size = sizeKeys[event.key];
    if (size !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      onSize(size);
      return;
    }
    const goal = placeByKey(event.key, at, { count: shown.length, columns, page });
    if (goal === null && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (goal !== null) pick(goal);
    else if (event.key === ' ') setLarge(true);
    else if (chosen !== undefined) openRow(chosen.row);
  }
  function placeUnder(target: EventTarget): number | null {
    const option = target instanceof Element ? target.closest('[data-at]') : null;
    return option === null ? null : Number(option.getAttribute('data-at'));
  }
  return (
    <>
      <div
        ref={list}
        role="listbox"
        className="gallery-list"
        data-goal={chosenRow?.id}
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        onKeyDown={onKeyDown}
        onClick={({ target }) => pick(placeUnder(target))}
        onDoubleClick={({ target }) => {
          const row = shown[placeUnder(target) ?? -1]?.row;
          if (row !== undefined) openRow(row);
        }}
        onScroll={({ currentTarget }) => onTop(currentTarget.scrollTop < 8)}
        style={
          {
            ['--u' as string]: `${unit}px`,
            ['--face-width' as string]: `${width * unit}px`,
            ['--face-height' as string]: `${height * unit}px`,
          } as CSSProperties
        }
      >
        <div role="presentation" style={{ height: lines.getTotalSize(), position: 'relative' }}>
          {lines.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              role="presentation"
              className="gallery-line"
              style={{ transform: `translateY(${start}px)`, gap: GAP, paddingInline: margin }}
            >
              {shown.slice(index * columns, (index + 1) * columns).map(({ row, state, problems }, i) => {
                const place = index * columns + i;
                return (
                  <FaceCell
                    key={row.key}
                    id={`${id}-${place}`}
                    {...{ row, state, problems, place, faces, documents, around, locale }}
                    count={shown.length}
                    isChosen={place === at}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      {isLarge && chosen !== undefined && (
        <Modal
          onClose={() => setLarge(false)}
          className="gallery-large"
          finalFocus={list}
          aria-label={nameOfCard(chosen.row, documents, locale)}
          style={{
            ['--u' as string]: `min(${LARGE}px, 84vh / ${height}, 88vw / ${width})`,
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            setLarge(false);
          }}
        >
          <DrawnFace row={chosen.row} {...{ faces, documents, around, locale }} />
          <div className="row">
            <Button
              onClick={() => {
                setLarge(false);
                openRow(chosen.row);
              }}
            >
              {words.openText}
            </Button>
            <DialogClose>{words.close}</DialogClose>
          </div>
        </Modal>
      )}
    </>
  );
}

function followedFace(at: number | null, before: readonly ShownFace[], after: readonly ShownFace[]): number | null {
  const rowsOf = (faces: readonly ShownFace[]) => faces.map(({ row }) => row);
  return at === null ? null : placeAfter(rowsOf(before), at, rowsOf(after));
}

const openRow = ({ file, id }: Row): void => openText({ file, id, language: null });
