import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { percent } from './numbers.ts';
import { useFigureNames } from './use-figure-names.ts';

interface FigureHeadProps {
  readonly figure: string;
  readonly rate: { readonly value: number; readonly interval: readonly [number, number] };
}

/** The figure of the project itself, from which differences are told. */
export function FigureHead({ figure, rate: { value, interval } }: FigureHeadProps) {
  const words = useWords(balanceWords);
  const nameOf = useFigureNames();
  return (
    <p className="row">
      <strong>
        {nameOf(figure)} {percent(value)} %
      </strong>
      <span className="muted text-12">
        {words.between({ low: percent(Math.max(0, interval[0])), high: percent(Math.min(1, interval[1])) })}
      </span>
    </p>
  );
}
