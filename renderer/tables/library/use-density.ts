import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';

/** Heights are fractional. */
const slack = 1;

/** The first density that fits, else the last. */
export function openestThatFits<Way>(ways: readonly Way[], fits: (way: Way) => boolean): Way | undefined {
  return ways.find((way, i) => i === ways.length - 1 || fits(way));
}

/**
 * Picks the density (`data-density`) of a docked table so that nothing important is cut off. `needed`: the height a
 * density needs. Empty `ways`: not docked.
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
  useLayoutEffect(setAgain);
  useEffect(() => {
    // The table is as high as its content, so observe its panel.
    const panel = sheet.current?.closest('.play');
    if (panel == null) return undefined;
    const observer = new ResizeObserver((changed) => {
      setAgain();
      // A resized window starts at the top, with the map.
      if (changed.some(({ target }) => target === panel)) sheet.current?.parentElement?.scrollTo(0, 0);
    });
    for (const part of [panel, ...panel.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [sheet, setAgain]);
}
