import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A part that gives way by half a pixel is no overflow: text is laid out in fractions. */
const slack = 1.5;

/**
 * Fits a face to its text, after look.md §6: a name that is too wide for one line gets the smaller of the two sizes
 * (`data-long`); a text that is too long even with the smallest picture is set with closer lines (`data-tight`), and when
 * that does not help the face is marked (`data-overflow`). No letter ever shrinks. Parts to measure carry `data-fit`: `name`, `width` for what must not be too wide, or `text`.
 */
export function useFit(tell?: (overflows: boolean) => void): RefObject<HTMLElement | null> {
  const face = useRef<HTMLElement | null>(null);
  const teller = useRef(tell);
  teller.current = tell;
  const again = useRef(() => {
    if (face.current === null) return;
    const overflows = measure(face.current);
    teller.current?.(overflows);
  });
  useLayoutEffect(() => again.current());
  useEffect(() => {
    const measureAgain = again.current;
    const watched = new ResizeObserver(measureAgain);
    if (face.current !== null) watched.observe(face.current);
    document.fonts.addEventListener('loadingdone', measureAgain);
    return () => {
      watched.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, []);
  return face;
}

function measure(face: HTMLElement): boolean {
  const parts = [...face.querySelectorAll<HTMLElement>('[data-fit]')];
  delete face.dataset['tight'];
  // A name changes how much room is left for the text, so names come first.
  const names = parts.filter((part) => part.dataset['fit'] === 'name').map(fitsName);
  if (parts.some(isTooLong)) face.dataset['tight'] = '';
  const overflowing = names.includes(false) || parts.some((part) => isTooLong(part) || isTooWide(part));
  if (overflowing) face.dataset['overflow'] = '';
  else delete face.dataset['overflow'];
  return overflowing;
}

function isTooLong({ dataset, scrollHeight, clientHeight }: HTMLElement): boolean {
  return dataset['fit'] === 'text' && scrollHeight > clientHeight + slack;
}

function isTooWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + slack;
}

/** One line in the large size, else two in the small one. */
function fitsName(name: HTMLElement): boolean {
  delete name.dataset['long'];
  if (!isTooWide(name)) return true;
  name.dataset['long'] = '';
  return !isTooWide(name) && linesOf(name) <= 2;
}

/** How many lines a text takes, the readings above it not counted. */
function linesOf(element: HTMLElement): number {
  const bottoms = new Set<number>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('rt') != null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { bottom } of range.getClientRects()) bottoms.add(Math.round(bottom));
  }
  return bottoms.size;
}
