import './radio-cards.css';
import type { KeyboardEvent } from 'react';

export interface RadioCard {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
}

interface RadioCardsProps {
  readonly name: string;
  readonly legend: string;
  readonly cards: readonly RadioCard[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly isAnswered?: boolean;
}

/** Longest label for the compact layout; full-width characters count as two. */
const SHORT = 12;
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 1 : 2), 0);

export function RadioCards({ name, legend, cards, value, onChoose, isAnswered }: RadioCardsProps) {
  function byNumber(event: KeyboardEvent<HTMLFieldSetElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    const card = cards[Number(event.key) - 1];
    if (card === undefined) return;
    event.preventDefault();
    onChoose(card.value);
    event.currentTarget.querySelectorAll<HTMLInputElement>('input')[Number(event.key) - 1]?.focus();
  }
  const isNoted = cards.some(({ note }) => note !== undefined);
  const isShort = !isNoted && cards.every(({ label }) => widthOf(label) <= SHORT);
  return (
    <fieldset
      className="radio-cards"
      data-answered={isAnswered === true || undefined}
      data-short={isShort || undefined}
      data-noted={isNoted || undefined}
      onKeyDown={byNumber}
    >
      <legend className="begin-ask">{legend}</legend>
      {cards.map((card, at) => (
        <label
          key={card.value}
          className="radio-card covered-radio"
          data-chosen={card.value === value || undefined}
          data-key={at < 9 ? at + 1 : undefined}
        >
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChoose(card.value)}
          />
          <span className="radio-label">{card.label}</span>
          {card.note !== undefined && <span className="muted text-12">{card.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
