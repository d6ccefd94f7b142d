import { type RefObject, useEffect, useState } from 'react';

/** Content width in CSS pixels; 0 until it is measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const seen = element.current;
    if (seen === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Height of the element around it in CSS pixels; 0 until it is measured. */
export function useRoomHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const around = element.current?.parentElement ?? null;
    if (around === null) return undefined;
    const observer = new ResizeObserver(() => setHeight(around.clientHeight));
    observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
