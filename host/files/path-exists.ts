import { lstat } from 'node:fs/promises';

/** True also for a dangling link. */
export const pathExists = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  );
