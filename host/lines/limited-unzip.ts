import { unzipSync } from 'fflate';

/** All that an archive of ours may hold, in bytes. */
const MOST_UNPACKED = 256_000_000;

/** What is in an archive. Throws what is none, or says that it holds more; what says less than it holds is cut off. */
export function limitedUnzip(bytes: Uint8Array, most = MOST_UNPACKED): Readonly<Record<string, Uint8Array>> {
  let all = 0;
  return unzipSync(bytes, {
    filter: ({ originalSize }) => {
      all += originalSize;
      if (all > most) throw new Error('it holds too much');
      return true;
    },
  });
}
