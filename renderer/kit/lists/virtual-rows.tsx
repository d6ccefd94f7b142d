import './virtual-rows.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { placeByKey } from './arrow-keys.ts';

interface VirtualRowsProps {
  readonly count: number;
  /** Estimated row height in pixels, until it is measured. */
  readonly usual: number;
  readonly label?: string;
  /** Rows that move keep the focus by key. Without it, rows must never move. */
  readonly keys?: readonly string[];
  /** Scrolled into view when it becomes another row; needs `keys`. */
  readonly shown?: number | null;
  /** Whether a row has a button; arrow keys focus its first. */
  hasButton(index: number): boolean;
  readonly children: (index: number) => ReactNode;
}

/** Renders only visible rows. Arrow keys move from button to button. */
export function VirtualRows({ count, usual, label, keys, shown = null, hasButton, children }: VirtualRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const getItemKey = useCallback((index: number) => keys?.[index] ?? `${index}`, [keys]);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => place.current,
    estimateSize: () => usual,
    overscan: 12,
    getItemKey,
  });
  const { left, onFocus, onBlur } = useFocusOfRows(place);
  const shownKey = shown === null ? undefined : keys?.[shown];
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the row has only moved
  useEffect(() => {
    if (shown !== null && shownKey !== undefined) rows.scrollToIndex(shown);
  }, [shownKey]);
  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    const at = row !== null ? Number(row.getAttribute('data-index')) : event.key === 'ArrowDown' ? left() - 1 : left();
    const to = goalOf(event.key, at, count, hasButton);
    if (to === null) return;
    event.preventDefault();
    rows.scrollToIndex(to);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-index="${to}"] button`)?.focus());
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the buttons inside
    <div className="virtual-rows" ref={place} tabIndex={-1} onKeyDown={onKeyDown} onFocus={onFocus} onBlur={onBlur}>
      <ul aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={String(key)}
            data-index={index}
            ref={rows.measureElement}
            style={{ transform: `translateY(${start}px)` }}
            aria-setsize={count}
            aria-posinset={index + 1}
          >
            {children(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FocusOfRows {
  /** The index of the row that had the focus when it was removed, for arrow keys to continue from. */
  left(): number;
  onFocus(): void;
  onBlur(): void;
}

/**
 * If the row with the focus is removed, the list takes the focus, so that Enter does nothing. Rows are read after
 * each change and not while rendering: the focus may move between the two.
 */
function useFocusOfRows(place: RefObject<HTMLElement | null>): FocusOfRows {
  const focused = useRef<number | null>(null);
  const left = useRef(0);
  function follow(): void {
    const { activeElement } = document;
    const row = place.current?.contains(activeElement) === true ? activeElement?.closest('[data-index]') : null;
    if (row != null) focused.current = Number(row.getAttribute('data-index'));
  }
  useLayoutEffect(() => {
    follow();
    if (focused.current === null || document.activeElement !== document.body) return;
    left.current = focused.current;
    place.current?.focus({ preventScroll: true });
  });
  return {
    left: () => left.current,
    onFocus: follow,
    // React does not call it when it removes a row
    onBlur() {
      focused.current = null;
    },
  };
}

/** The row with a button nearest to where a key leads; null for other keys. */
function goalOf(key: string, at: number, count: number, hasButton: (index: number) => boolean): number | null {
  const from = placeByKey(key, at, { count });
  if (from === null) return null;
  const step = from < at ? -1 : 1;
  for (let to = from; to >= 0 && to < count; to += step) if (hasButton(to)) return to;
  for (let to = from; to >= 0 && to < count; to -= step) if (hasButton(to)) return to;
  return null;
}
