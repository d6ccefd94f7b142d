import './virtual-rows.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface VirtualRowsProps {
  readonly count: number;
  /** The height of a row before it was measured, in pixels. */
  readonly usual: number;
  readonly label?: string;
  /** Whether a row has a button to go to, its first. */
  hasButton(index: number): boolean;
  /** What stands in a row. */
  readonly children: (index: number) => ReactNode;
}

/** A list as long as you like, of which only the rows are there that can be seen; arrows go from button to button. */
export function VirtualRows({ count, usual, label, hasButton, children }: VirtualRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count,
    getScrollElement: () => place.current,
    estimateSize: () => usual,
    overscan: 12,
  });
  function onKeyDown(event: KeyboardEvent): void {
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    const to = row === null ? null : goalOf(event.key, Number(row.getAttribute('data-index')), count, hasButton);
    if (to === null) return;
    event.preventDefault();
    rows.scrollToIndex(to);
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-index="${to}"] button`)?.focus());
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the buttons inside
    <div className="virtual-rows" ref={place} onKeyDown={onKeyDown}>
      <ul aria-label={label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
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

const PAGE = 10;

/** Where a key goes from a row: the nearest row with a button there, onwards before backwards; null for any other key. */
function goalOf(key: string, at: number, count: number, hasButton: (index: number) => boolean): number | null {
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const goal = goals[key];
  if (goal === undefined) return null;
  const from = Math.min(Math.max(goal, 0), count - 1);
  const step = goal < at ? -1 : 1;
  for (let to = from; to >= 0 && to < count; to += step) if (hasButton(to)) return to;
  for (let to = from; to >= 0 && to < count; to -= step) if (hasButton(to)) return to;
  return null;
}
