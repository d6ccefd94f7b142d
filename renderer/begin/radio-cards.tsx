import './radio-cards.css';

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
}

/** A few things to choose one of, each with room for what it means. */
export function RadioCards({ name, legend, cards, value, onChoose }: RadioCardsProps) {
  return (
    <fieldset className="radio-cards">
      <legend className="begin-ask">{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className="radio-card" data-chosen={card.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChoose(card.value)}
          />
          <span className="radio-label">{card.label}</span>
          {card.note !== undefined && <span className="radio-note">{card.note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
