import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';

/** Heights are fractional. */
const slack = 1;
/** In pixels. */
const leastMap = 120;

/** The first density that fits, else the last. */
export function openestThatFits<Way>(ways: readonly Way[], fits: (way: Way) => boolean): Way | undefined {
  return ways.find((way, i) => i === ways.length - 1 || fits(way));
}

/**
 * Fits a table into the part that scrolls it: at each render, and when its panel or a part of it changes its size.
 */
function useFit(sheet: RefObject<HTMLElement | null>, adapt: (sheet: HTMLElement, room: HTMLElement) => void): void {
  const fitAgain = useCallback(() => {
    const table = sheet.current;
    const room = table?.parentElement;
    if (table == null || room == null) return;
    const before = room.scrollTop;
    adapt(table, room);
    room.scrollTop = before;
  }, [sheet, adapt]);
  useLayoutEffect(fitAgain);
  useEffect(() => {
    // The table is as high as its content, so observe its panel.
    const panel = sheet.current?.closest('.play');
    if (panel == null) return undefined;
    const observer = new ResizeObserver((changed) => {
      fitAgain();
      // A resized window starts at the top, with the map.
      if (changed.some(({ target }) => target === panel)) sheet.current?.parentElement?.scrollTo(0, 0);
    });
    for (const part of [panel, ...panel.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [sheet, fitAgain]);
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
  const fit = useCallback(
    (table: HTMLElement, room: HTMLElement) => {
      const way = openestThatFits(ways, (one) => {
        table.dataset['density'] = one;
        return needed(table, one) <= room.clientHeight + slack;
      });
      if (way === undefined) delete table.dataset['density'];
      else table.dataset['density'] = way;
    },
    [ways, needed],
  );
  useFit(sheet, fit);
}

/** Sets `--map-room`, the height that is left for the map. `others`: the height of what must be in sight with it. */
export function useMapRoom(sheet: RefObject<HTMLElement | null>, others: (sheet: HTMLElement) => number): void {
  const fit = useCallback(
    (table: HTMLElement, room: HTMLElement) => {
      // As large as its width allows: now the room is as high as it can be.
      table.style.setProperty('--map-room', '9999px');
      table.style.setProperty('--map-room', `${Math.max(leastMap, room.clientHeight - others(table))}px`);
    },
    [others],
  );
  useFit(sheet, fit);
}
