import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import type { Figure } from './figures.ts';
import type { CardOnTable } from './table-document.ts';
import type { TableWords } from './table-words.ts';

/** What lies on a card, in words: damage first. */
export function tokensOf(card: CardOnTable, words: TableWords) {
  return [
    { sign: 'token-damage' as const, count: card.damage ?? 0, label: words.damage },
    { sign: 'token-progress' as const, count: card.progress ?? 0, label: words.progress },
    { sign: 'token-exhaust' as const, count: card.exhaust ?? 0, label: words.exhaust },
  ].flatMap(({ sign, count, label }) => (count > 0 ? [{ sign, count, label: label(count) }] : []));
}

export function CardTokens({ card }: { readonly card: CardOnTable }) {
  const { words } = useBoard();
  return tokensOf(card, words).map(({ sign, count, label }) => (
    <span key={sign} className={`tss-token tss-${sign}`} role="img" aria-label={label} title={label}>
      <Sign name={sign} />
      {count}
    </span>
  ));
}

/** Values of a card, each with its sign. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return figures.map(({ sign, text, label, isAltered }) => (
    <span key={sign} className="tss-figure" data-sign={sign} data-altered={isAltered ?? undefined} title={label}>
      <Sign name={sign} />
      {text}
    </span>
  ));
}
