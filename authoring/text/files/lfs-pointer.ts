const first = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\r?\n/;

/** Limit of the LFS pointer specification, in bytes. */
const LONGEST = 1024;

export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length < LONGEST && first.test(String.fromCharCode(...bytes.subarray(0, 60)));
}
