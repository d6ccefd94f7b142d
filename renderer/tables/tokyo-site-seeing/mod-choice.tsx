import type { Locale } from '../../words/locale-store.ts';
import type { ModToChoose } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

/** Scenario MOD cards to play with: any number, none at first. */
export function ModChoice({ mods, wanted, locale, onWant }: ModChoiceProps) {
  const words = tableWords(locale).setup;
  const count = mods.filter(({ id }) => wanted.includes(id)).length;
  return (
    <details className="setup-mods">
      <summary>{words.mods(count)}</summary>
      <fieldset aria-label={words.modsAll}>
        {mods.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={wanted.includes(id)}
              onChange={({ target }) =>
                onWant(target.checked ? [...wanted, id] : wanted.filter((other) => other !== id))
              }
            />
            <span className="code">{id}</span> {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
interface ModChoiceProps {
  readonly mods: readonly ModToChoose[];
  readonly wanted: readonly string[];
  readonly locale: Locale;
  readonly onWant: (wanted: readonly string[]) => void;
}
