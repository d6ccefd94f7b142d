export interface Keyed {
  readonly key: string;
}

/** The new index of a row; if it was removed, the one after its last remaining predecessor. */
export function placeAfter(before: readonly Keyed[], at: number, after: readonly Keyed[]): number {
  if (before[at]?.key === after[at]?.key) return at;
  const places = new Map(after.map(({ key }, i) => [key, i]));
  const own = places.get(before[at]?.key ?? '');
  if (own !== undefined) return own;
  const last = before.slice(0, at).findLast(({ key }) => places.has(key));
  return last === undefined ? 0 : Math.min((places.get(last.key) ?? 0) + 1, after.length - 1);
}
