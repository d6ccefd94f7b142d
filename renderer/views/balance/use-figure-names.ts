import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useCardNames } from './use-card-names.ts';

/** Names of figures: `wins`, `seat/1`, `role/ID`. */
export function useFigureNames(): (figure: string) => string {
  const words = useWords(balanceWords);
  const nameOf = useCardNames();
  return (figure) => {
    const [what, which = ''] = figure.split('/');
    if (what === 'wins') return words.winsTogether;
    return words.winsOf({ who: what === 'seat' ? words.seat({ number: which }) : nameOf(which) });
  };
}
