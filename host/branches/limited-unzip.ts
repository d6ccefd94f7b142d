import { unzipSync } from 'fflate';

/** Unpacked size in bytes. */
const MOST_UNPACKED = 256_000_000;

/** Throws if the archive is invalid or declares more than `most`; entries larger than declared are cut off. */
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
