import type { KeyboardEvent } from 'react';

export interface Walk {
  readonly count: number;
  /** How many stand side by side in a grid; absent: it is a list, in which arrows to the sides do nothing. */
  readonly columns?: number;
  /** How many rows a page is. */
  readonly page?: number;
  /** After the last comes the first, one step at a time. */
  readonly wraps?: boolean;
}

/** Where an arrow, a page or Home and End lead from a place in a list or grid; null for any other key. */
export function placeByKey(key: string, at: number, walk: Walk): number | null {
  const { count, columns = 1, page = 10, wraps = false } = walk;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * page,
    PageUp: -columns * page,
    Home: -at,
    End: count - 1 - at,
    ...(walk.columns !== undefined && { ArrowRight: 1, ArrowLeft: -1 }),
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  if (wraps && key.startsWith('Arrow')) return (at + step + count) % count;
  return Math.min(Math.max(at + step, 0), count - 1);
}

/** Arrows go from one to the next of what a selector finds inside the element whose key it is. */
export function walkByArrows(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to = event.key.startsWith('Arrow') ? placeByKey(event.key, at, { count: stops.length }) : null;
  if (to === null) return;
  event.preventDefault();
  stops[to]?.focus();
}
