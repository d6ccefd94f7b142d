import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A part that gives way by half a pixel is no overflow: text is laid out in fractions. */
const slack = 1.5;

/**
 * Fits a face to its text, after look.md §6: a name that is too wide for one line gets the smaller of the two sizes
 * (`data-long`); a text that is too long even with the smallest picture marks the face (`data-overflow`), and no
 * letter ever shrinks. Parts to measure carry `data-fit="name"` and `data-fit="text"`.
 */
export function useFit(tell?: (overflows: boolean) => void): RefObject<HTMLElement | null> {
  const face = useRef<HTMLElement | null>(null);
  const teller = useRef(tell);
  teller.current = tell;
  useLayoutEffect(() => {
    if (face.current !== null) teller.current?.(measure(face.current));
  });
  useEffect(() => {
    const again = () => {
      if (face.current !== null) teller.current?.(measure(face.current));
    };
    const watched = new ResizeObserver(again);
    if (face.current !== null) watched.observe(face.current);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      watched.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
  return face;
}

function measure(face: HTMLElement): boolean {
  for (const name of face.querySelectorAll<HTMLElement>('[data-fit="name"]')) {
    delete name.dataset['long'];
    if (name.scrollWidth > name.clientWidth + slack) name.dataset['long'] = '';
  }
  const overflows = [...face.querySelectorAll<HTMLElement>('[data-fit]')].some(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + slack || scrollWidth > clientWidth + slack,
  );
  if (overflows) face.dataset['overflow'] = '';
  else delete face.dataset['overflow'];
  return overflows;
}
