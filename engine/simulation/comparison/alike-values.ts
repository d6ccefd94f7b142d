/**
 * How far the values go on that play like the present one, of which the next one does. `most` is asked first, as often all
 * are alike, then halves; last those between, for which `isBetween` fewer games are enough.
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
