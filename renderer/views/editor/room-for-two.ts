import { type RefObject, useLayoutEffect, useState } from 'react';

/** Least width for two texts side by side, in pixels. */
const ROOM_FOR_TWO = 640;

export function useRoomForTwo(place: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setRoom] = useState(true);
  useLayoutEffect(() => {
    const found = place.current;
    if (found === null) return;
    const look = () => setRoom(found.clientWidth >= ROOM_FOR_TWO);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(found);
    return () => watch.disconnect();
  }, [place]);
  return hasRoom;
}
