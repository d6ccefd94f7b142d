/**
 * The furthest value that plays like the present one, given that the next one does. `most` is tried first, as often all
 * values are alike, then halves. Values between two alike ones come last (`isBetween`): fewer games are enough for them.
 */
export async function lastAlike(
  most: number,
  isAlikeAt: (by: number, isBetween: boolean) => Promise<boolean>,
): Promise<number> {
  const known = new Set([1]);
  let [last, beyond] = [1, most + 1];
  for (let by = most; beyond - last > 1; by = Math.floor((last + beyond) / 2)) {
    known.add(by);
    if (await isAlikeAt(by, false)) last = by;
    else beyond = by;
  }
  for (let by = 2; by < last; by++) if (!known.has(by) && !(await isAlikeAt(by, true))) return by - 1;
  return last;
}
