export function rowKeys(said: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return said.map((one) => {
    const number = seen.get(one) ?? 0;
    seen.set(one, number + 1);
    return `${one} ${number}`;
  });
}
