const first = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\r?\n/;

/** A pointer has no more bytes, by its own rules. */
const LONGEST = 1024;

/** What Git LFS leaves in the place of a file that was not fetched. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < LONGEST && first.test(String.fromCharCode(...bytes.subarray(0, 60)));
}
