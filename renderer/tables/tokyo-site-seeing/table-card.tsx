import type { Labels } from '../table-view.ts';
import { Glyph, kindGlyph } from './glyph.tsx';
import { type CardOnTable, cardOf, designOf, type Placed } from './table-document.ts';
import type { TableWords } from './table-words.ts';

export function labelOf(labels: Labels, name: string): string {
  return labels[designOf(name)] ?? name;
}

/** A card in a row: its sign, its name, and what lies on it. */
export function TableCard({ placed, labels, words }: CardProps) {
  const card = cardOf(placed);
  const kind = kindGlyph(card.card);
  return (
    <span className={`table-card ${kind ?? ''}`} title={card.card}>
      {kind !== null && <Glyph name={kind} />}
      <span className="table-card-name">{labelOf(labels, card.card)}</span>
      <Tokens card={card} words={words} />
    </span>
  );
}
interface CardProps {
  readonly placed: Placed;
  readonly labels: Labels;
  readonly words: TableWords;
}

function Tokens({ card, words }: { readonly card: CardOnTable; readonly words: TableWords }) {
  const tokens = [
    { glyph: 'token-damage', count: card.damage ?? 0, label: words.damage },
    { glyph: 'token-progress', count: card.progress ?? 0, label: words.progress },
    { glyph: 'token-exhaust', count: card.exhaust ?? 0, label: words.exhaust },
  ];
  return tokens
    .filter(({ count }) => count > 0)
    .map(({ glyph, count, label }) => (
      <span key={glyph} className={`token ${glyph}`} role="img" aria-label={label(count)} title={label(count)}>
        <Glyph name={glyph} />
        {count}
      </span>
    ));
}
