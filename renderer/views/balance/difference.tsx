import { points } from './numbers.ts';

const verdicts = {
  ...({ higher: 'higher', lower: 'lower', same: 'same', undecided: 'undecided' } as const),
  ...({ helps: 'higher', harms: 'lower', none: 'same' } as const),
};
type Verdict = keyof typeof verdicts;

/** Before what is decided. */
const signs = { higher: '▲', lower: '▼', same: '＝', undecided: '…' } as const;

export function Sign({ verdict }: { readonly verdict: Verdict }) {
  const shown = verdicts[verdict];
  return (
    <span className={`balance-sign balance-${shown}`} aria-hidden="true">
      {signs[shown]}
    </span>
  );
}

interface DifferenceProps {
  readonly value: number;
  readonly verdict: Verdict;
  /** More than chance, with all that was tried considered. */
  readonly isClear: boolean;
  readonly children?: string;
}

/** A difference in points, bold and with a sign where it is clear; `children`: written in its place. */
export function Difference({ value, verdict, isClear, children = points(value) }: DifferenceProps) {
  const shown = verdicts[verdict];
  const isSigned = isClear && (shown === 'higher' || shown === 'lower');
  return (
    <span className={isClear ? `bold nowrap balance-${shown}` : 'nowrap'}>
      {isSigned && `${signs[shown]} `}
      {children}
    </span>
  );
}
