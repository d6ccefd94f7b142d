import type { EditView } from '#authoring/project/sentences/reason-teller.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';

interface SumProps {
  readonly base: number;
  readonly amount: number;
  readonly edits: readonly EditView[];
}

/** How an amount adds up: `2 = 4 −2`. */
export function Sum({ base, amount, edits }: SumProps) {
  const locale = useLocale();
  return (
    <p className="reason-sum flex gap-4">
      <b>{amount}</b>
      {edits.length > 0 && <span>= {[String(base), ...edits.map(({ said }) => said[locale])].join(' ')}</span>}
    </p>
  );
}
