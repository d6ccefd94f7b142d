/**
 * Of a group of which a text says some more often than its source and others less often, but all together as often: those
 * that it says, and those that the source means. `more`: how many times more often.
 */
export function saidInstead<T>(
  group: readonly T[],
  more: (one: T) => number,
): { readonly said: readonly T[]; readonly meant: readonly T[] } | null {
  if (group.reduce((sum, one) => sum + more(one), 0) !== 0) return null;
  const said = group.filter((one) => more(one) > 0);
  return said.length === 0 ? null : { said, meant: group.filter((one) => more(one) < 0) };
}
