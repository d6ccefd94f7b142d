import { type ArkhamSign, Sign } from './signs.ts';

interface AmountProps {
  readonly sign: ArkhamSign;
  readonly count: number;
  readonly limit?: number | null | undefined;
  /** For those that are shown at 0 too. */
  readonly isAlways?: boolean;
}

/** A sign and its number, `3/8` where there is a limit. The accessible name is that of the object around it. */
export function Amount({ sign, count, limit = null, isAlways = false }: AmountProps) {
  if (count === 0 && limit === null && !isAlways) return null;
  return (
    <span className="ah-amount" data-token={sign} data-none={count === 0 || undefined}>
      <Sign name={sign} />
      {count}
      {limit !== null && <small>/{limit}</small>}
    </span>
  );
}
