import { type RefObject, useLayoutEffect, useState } from 'react';

export function useSize(element: RefObject<HTMLElement | null>): readonly [width: number, height: number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const seen = element.current;
    if (seen === null) return undefined;
    const measure = () => setSize([seen.clientWidth, seen.clientHeight]);
    const observer = new ResizeObserver(measure);
    observer.observe(seen);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
