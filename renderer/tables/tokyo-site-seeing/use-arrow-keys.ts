import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes the objects inside an element one stop of the tab key, walked by arrows: to the nearest thing that lies in that
 * direction on the screen, so that it works for every arrangement.
 */
export function useArrowKeys(container: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  const last = useRef<string | null>(null);

  // After every drawing: what was left is where one comes back to.
  useLayoutEffect(() => {
    const objects = objectsIn(container.current);
    const kept = objects.find((object) => object.dataset['object'] === last.current) ?? objects[0];
    for (const object of objects) object.tabIndex = object === kept ? 0 : -1;
  });

  return useCallback(
    (event) => {
      const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-object]') : null;
      const direction = directions[event.key];
      if (from === null || direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = nearest(objectsIn(container.current), from, direction);
      if (next === null) return;
      event.preventDefault();
      last.current = next.dataset['object'] ?? null;
      from.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    },
    [container],
  );
}

function objectsIn(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('[data-object]') ?? [])];
}

/** Sideways counts twice: one goes along the row or column first. */
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
