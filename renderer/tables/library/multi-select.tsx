import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';

interface SeveralChoiceProps {
  readonly label: string;
  readonly said: string;
  readonly choices: readonly ChoosableItem[];
  readonly wanted: readonly string[];
  readonly onWant: (wanted: readonly string[]) => void;
}

export function MultiSelect({ label, said, choices, wanted, onWant }: SeveralChoiceProps) {
  return (
    <details className="setup-several">
      <summary>{said}</summary>
      <fieldset className="setup-several-list" aria-label={label}>
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={wanted.includes(id)}
            onChange={(isOn) => onWant(isOn ? [...wanted, id] : wanted.filter((other) => other !== id))}
          >
            <span className="code">{id}</span>
            {name}
          </Checkbox>
        ))}
      </fieldset>
    </details>
  );
}
