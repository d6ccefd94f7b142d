/** Returns `now` with equal parts taken from `before`, so that unchanged data keeps its identity and is not redrawn. */
export function shared<T>(now: T, before: unknown): T {
  if (Object.is(now, before)) return now;
  if (!isCompound(now) || !isCompound(before) || Array.isArray(now) !== Array.isArray(before)) return now;
  const [mine, theirs] = [now as Readonly<Record<string, unknown>>, before as Readonly<Record<string, unknown>>];
  const keys = Object.keys(mine);
  const parts = keys.map((key) => shared(mine[key], theirs[key]));
  const isSame =
    keys.length === Object.keys(theirs).length && keys.every((key, i) => key in theirs && parts[i] === theirs[key]);
  if (isSame) return before as T;
  if (Array.isArray(now)) return parts as T;
  return Object.fromEntries(keys.map((key, i) => [key, parts[i]])) as T;
}

function isCompound(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
