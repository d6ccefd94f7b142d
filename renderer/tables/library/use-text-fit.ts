import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Overflow below this is rounding, in pixels. */
const slack = 1.5;

/**
 * Fits texts of a face (look.md §6): a long name gets the smaller size (`data-long`); a long text gets tighter lines
 * (`data-tight`), and if that fails the face is marked (`data-overflow`). Type is never scaled. `data-fit` marks what
 * is measured: `name`, `width` (must not be too wide) or `text`.
 */
export function useTextFit(tell?: (overflows: boolean) => void): RefObject<HTMLElement | null> {
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
  // Names first: they change the room for the text.
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

/** One large line, else two small ones. */
function fitsName(name: HTMLElement): boolean {
  delete name.dataset['long'];
  if (!isTooWide(name)) return true;
  name.dataset['long'] = '';
  return !isTooWide(name) && linesOf(name) <= 2;
}

/** Ruby lines not counted. */
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
