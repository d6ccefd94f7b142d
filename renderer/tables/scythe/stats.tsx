import { formatAmount } from '../library/format-amount.ts';
import { type ScytheSign, Sign } from './signs.ts';

interface StatProps {
  readonly sign: ScytheSign;
  readonly value: number | string;
  readonly most?: number | null;
}

export function Stat({ sign, value, most = null }: StatProps) {
  return (
    <span className="table-row sc-stat" data-sign={sign}>
      <Sign name={sign} />
      <b>{typeof value === 'number' ? formatAmount(value) : value}</b>
      {most !== null && <small>/{most}</small>}
    </span>
  );
}
