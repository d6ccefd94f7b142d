import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface ArrowKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Roving tabindex: arrows move to the nearest object in their direction on screen, so any layout works. */
export function useArrowKeys(container: RefObject<HTMLElement | null>): ArrowKeys {
  const last = useRef<string | null>(null);

  useLayoutEffect(() => {
    const objects = objectsIn(container.current);
    const kept = objects.find((object) => object.dataset['object'] === last.current) ?? objects[0];
    for (const object of objects) object.tabIndex = object === kept ? 0 : -1;
  });

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const object = objectAt(target);
      if (object === null) return;
      last.current = object.dataset['object'] ?? null;
      for (const other of objectsIn(container.current)) other.tabIndex = other === object ? 0 : -1;
    },
    [container],
  );
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const from = objectAt(event.target);
      const direction = directions[event.key];
      if (from === null || direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nearest(objectsIn(container.current), from, direction);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    },
    [container],
  );
  return { onKeyDown, onFocus };
}

function objectAt(target: EventTarget): HTMLElement | null {
  return target instanceof HTMLElement ? target.closest<HTMLElement>('[data-object]') : null;
}

function objectsIn(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-object]') ?? [])];
}

/** Off-axis distance counts double. */
function nearest(
  objects: readonly HTMLElement[],
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const start = centreOf(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const object of objects) {
    if (object === from) continue;
    const { x, y } = centreOf(object);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (along < 4 || aside > along * 3) continue;
    const distance = along + aside * 2;
    if (distance < least) {
      least = distance;
      best = object;
    }
  }
  return best;
}

function centreOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
