/** A number alone, not the digits of an id. */
const NUMBER = /(?<![A-Za-z\d-])\d+(?!\d)/g;

/** Null if the source texts differ in more than numbers, or the translation lacks one of them. */
export function adaptNumbers(before: string, after: string, translation: string): string | null {
  if (before.replace(NUMBER, '0') !== after.replace(NUMBER, '0')) return null;
  const [old, now] = [numbersIn(before), numbersIn(after)];
  const exchanged = new Map<string, string>();
  for (const [i, number] of old.entries()) {
    const other = exchanged.get(number);
    if (other !== undefined && other !== now[i]) return null;
    exchanged.set(number, now[i] as string);
  }
  const theirs = numbersIn(translation);
  const isKept = ([number, other]: readonly [string, string]) =>
    number === other || count(theirs, number) === count(old, number);
  if (![...exchanged].every(isKept)) return null;
  return translation.replace(NUMBER, (number) => exchanged.get(number) ?? number);
}

const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];
const count = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;
