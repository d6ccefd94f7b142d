import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';

/** Heights are laid out in fractions of a pixel. */
const slack = 1;

/** The first of these ways to set a table, the openest, that needs no more height than there is; else the last of them. */
export function openestThatFits<Way>(ways: readonly Way[], fits: (way: Way) => boolean): Way | undefined {
  return ways.find((way, i) => i === ways.length - 1 || fits(way));
}

/**
 * Sets a docked table so openly that what must be seen is seen (`data-density`, drawn by the table's own sheet): before a
 * part is cut off it is set closer. Of one way to set it `needed` says how much height it takes. No ways: it is not docked.
 */
export function useDensity<Way extends string>(
  sheet: RefObject<HTMLElement | null>,
  ways: readonly Way[],
  needed: (sheet: HTMLElement, way: Way) => number,
): void {
  const setAgain = useCallback(() => {
    const table = sheet.current;
    const room = table?.parentElement;
    if (table == null || room == null) return;
    const before = room.scrollTop;
    const way = openestThatFits(ways, (one) => {
      table.dataset['density'] = one;
      return needed(table, one) <= room.clientHeight + slack;
    });
    if (way === undefined) delete table.dataset['density'];
    else table.dataset['density'] = way;
    room.scrollTop = before;
  }, [sheet, ways, needed]);
  // With each decision other things lie on it.
  useLayoutEffect(setAgain);
  useEffect(() => {
    // The table takes no more room than it needs, so what stands above and below it says when there is more.
    const panel = sheet.current?.closest('.play');
    if (panel == null) return undefined;
    const observer = new ResizeObserver((changed) => {
      setAgain();
      // In another window one begins at the top, where the map is.
      if (changed.some(({ target }) => target === panel)) sheet.current?.parentElement?.scrollTo(0, 0);
    });
    for (const part of [panel, ...panel.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [sheet, setAgain]);
}
