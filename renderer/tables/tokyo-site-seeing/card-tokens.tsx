import { useBoard } from './board-context.ts';
import type { CardFigure } from './card-values.ts';
import { Sign } from './face/sign.tsx';
import type { CardOnTable } from './table-document.ts';
import type { TableWords } from './table-words.ts';

const kinds = ['damage', 'progress', 'exhaust'] as const;

export function tokensOf(card: CardOnTable, words: TableWords) {
  return kinds.flatMap((kind) => {
    const count = card[kind] ?? 0;
    const sign = `token-${kind}` as const;
    return count > 0 ? [{ sign, count, label: words.counted({ word: words.word('token', kind), count }) }] : [];
  });
}

export function CardTokens({ card }: { readonly card: CardOnTable }) {
  const { words } = useBoard();
  return tokensOf(card, words).map(({ sign, count, label }) => (
    <span key={sign} className={`tss-token tss-${sign}`} role="img" aria-label={label} data-tip={label}>
      <Sign name={sign} />
      {count}
    </span>
  ));
}

export function Figures({ figures }: { readonly figures: readonly CardFigure[] }) {
  return figures.map(({ sign, text, label, isAltered }) => (
    <span key={sign} className="tss-figure" data-sign={sign} data-altered={isAltered ?? undefined} data-tip={label}>
      <Sign name={sign} />
      {text}
    </span>
  ));
}
