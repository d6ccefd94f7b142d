import { lstat } from 'node:fs/promises';

/** Whether anything lies at a place, be it a link that leads nowhere. */
export const isThere = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  );
