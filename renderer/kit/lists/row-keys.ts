/** Keys for rows by what they say: of rows that say the same, each has its number among them. */
export function rowKeys(said: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return said.map((one) => {
    const number = seen.get(one) ?? 0;
    seen.set(one, number + 1);
    return `${one} ${number}`;
  });
}
