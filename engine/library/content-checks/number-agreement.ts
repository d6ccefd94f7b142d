import type { CountedNumber } from './counted-number.ts';
import type { EffectSummary } from './effect-facts.ts';
import type { CardTextFacts } from './parse-card-text.ts';
import type { TextTables } from './text-tables.ts';

// Whether the numbers of a text are those of its effects.

export const valuesOf = (numbers: readonly CountedNumber[]): number[] => [
  ...new Set(numbers.map(({ value }) => value)),
];
export const count = <T>(list: readonly T[], what: T): number => list.filter((one) => one === what).length;

export function fitting({ alwaysSaid, saidAsAdded }: TextTables) {
  const isAlike = (one: string, other: string): boolean =>
    one === other ||
    one === 'any' ||
    other === 'any' ||
    (one === 'added' && saidAsAdded.includes(other)) ||
    (other === 'added' && saidAsAdded.includes(one));

  const numbersFit = (one: CountedNumber, other: CountedNumber): boolean =>
    (one.value === other.value || one.value === other.also || one.also === other.value) &&
    isAlike(one.unit, other.unit);

  /** A 1 needs a counterpart only for some units; repetitions may be counted. */
  function isMeant(one: CountedNumber, { numbers: all, repeated }: EffectSummary): boolean {
    if (all.some((other) => numbersFit(one, other))) return true;
    return one.value === 1 ? !alwaysSaid.includes(one.unit) : repeated.some(({ times }) => times === one.value);
  }

  return {
    numbersFit,
    isHeld: (one: CountedNumber, says: CardTextFacts, does: EffectSummary): boolean =>
      isMeant(one, does) || (says.perEach && one.value === 1),
    /** Numbers above 1 must be said in texts with numbers; 1 in texts that count the unit. */
    isSaid(one: CountedNumber, { numbers: all, spelled, refers }: CardTextFacts): boolean {
      if (refers || one.mayOmit === true || all.some((other) => numbersFit(one, other)) || spelled.includes(one.value))
        return true;
      if (one.value === 1 && (one.op === 'add' || one.op === 'subtract')) return true;
      if (one.value === 1) return !alwaysSaid.includes(one.unit) || !all.some(({ unit }) => unit === one.unit);
      return all.length === 0;
    },
  };
}

/** If a text gives as many numbers of a unit as the effects, they must be equal. */
export function unevenly(says: readonly CountedNumber[], does: readonly CountedNumber[]): CountedNumber | undefined {
  return does.find((one) => {
    const own = (numbers: readonly CountedNumber[]) =>
      numbers.filter(({ unit }) => unit === one.unit).map(({ value }) => value);
    const [mine, theirs] = [own(does), own(says)];
    if (one.unit === 'any' || one.also !== undefined || mine.length !== theirs.length) return false;
    return count(mine, one.value) > count(theirs, one.value);
  });
}

/** The number of a text in place of which the effects have another of its unit. */
export function numberInstead(
  { unit }: CountedNumber,
  says: readonly CountedNumber[],
  does: readonly CountedNumber[],
): CountedNumber | undefined {
  const values = (numbers: readonly CountedNumber[]) =>
    numbers.filter((one) => one.unit === unit).map(({ value }) => value);
  const [theirs, mine] = [values(says), values(does)];
  return says.find((one) => one.unit === unit && count(theirs, one.value) > count(mine, one.value));
}

export function uncounted(says: CardTextFacts, { repeated }: EffectSummary): CountedNumber | undefined {
  const values = says.numbers.map(({ value }) => value);
  const missing = repeated.find(
    ({ times }) => values.length > 0 && !values.includes(times) && count(values, 1) < times,
  );
  return missing === undefined ? undefined : { value: missing.times, unit: missing.unit, op: '' };
}
