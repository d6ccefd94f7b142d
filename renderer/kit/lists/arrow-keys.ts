import type { KeyboardEvent } from 'react';

export interface Walk {
  readonly count: number;
  /** Without it this is a list, where left and right do nothing. */
  readonly columns?: number;
  readonly page?: number;
  readonly wraps?: boolean;
}

/** The index that a navigation key leads to; null for any other key. */
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

export function walkByArrows(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to = event.key.startsWith('Arrow') ? placeByKey(event.key, at, { count: stops.length }) : null;
  if (to === null) return;
  event.preventDefault();
  stops[to]?.focus();
}
