import { textHash } from '#engine/kernel/basics/hash.ts';

/** The texts of a large project; then it begins anew. */
const most = 100_000;
const known = new Map<string, string>();

/** Which text a translation was made from: the first 10 hex digits of the SHA-256 of its UTF-8. */
export function sourceHash(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const hash = textHash(text, 10);
  if (known.size >= most) known.clear();
  known.set(text, hash);
  return hash;
}
