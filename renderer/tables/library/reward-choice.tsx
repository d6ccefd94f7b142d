import './reward-choice.css';
import { type ReactNode, Suspense, useId } from 'react';
import type { LibraryWords } from './words/generated/library-words.ts';

export interface OfferedReward {
  readonly id: string;
  readonly name: string;
  readonly faces: ReactNode;
}

interface RewardChoiceProps {
  readonly label: string;
  readonly words: LibraryWords;
  readonly before: string;
  readonly after: string;
  readonly offers: readonly OfferedReward[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

export function RewardChoice({ label, words, before, after, offers, chosen, onChoose }: RewardChoiceProps) {
  const [group, heading] = [useId(), useId()];
  return (
    <fieldset className="end-rewards table-rewards" aria-labelledby={heading}>
      <h3 id={heading}>{label}</h3>
      <p className="muted text-12">{before}</p>
      <div className="table-offers">
        {offers.map(({ id, name, faces }) => {
          const isChosen = id === chosen;
          return (
            <label key={id} className={`table-offer ${isChosen ? 'table-offer-chosen' : ''}`}>
              <span className="table-offer-name">
                <input type="radio" name={group} aria-label={name} checked={isChosen} onChange={() => onChoose(id)} />
                <span aria-hidden="true">{isChosen ? words.chosen({ name }) : words.choose({ name })}</span>
              </span>
              <span className="table-offer-faces">
                <Suspense fallback={null}>{faces}</Suspense>
              </span>
            </label>
          );
        })}
      </div>
      <p className="muted text-12">{after}</p>
    </fieldset>
  );
}
