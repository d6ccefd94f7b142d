import { textHash } from '#engine/kernel/basics/hash.ts';

/** Which text a translation was made from: the first 10 hex digits of the SHA-256 of its UTF-8. */
export function sourceHash(text: string): string {
  return textHash(text, 10);
}
