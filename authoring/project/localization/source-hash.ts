import { textHash } from '#engine/kernel/basics/hash.ts';

const most = 100_000;
const known = new Map<string, string>();

/** First 10 hex digits of the SHA-256 of the text in UTF-8. */
export function sourceHash(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const hash = textHash(text, 10);
  if (known.size >= most) known.clear();
  known.set(text, hash);
  return hash;
}
