import { Popover } from '@base-ui/react/popover';
import type { Locale } from '../../words/locale-store.ts';
import type { ModToChoose } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

interface ModChoiceProps {
  readonly mods: readonly ModToChoose[];
  readonly wanted: readonly string[];
  readonly locale: Locale;
  readonly onWant: (wanted: readonly string[]) => void;
}

/** Scenario MOD cards to play with: any number, none at first. */
export function ModChoice({ mods, wanted, locale, onWant }: ModChoiceProps) {
  const words = tableWords(locale).setup;
  const count = mods.filter(({ id }) => wanted.includes(id)).length;
  return (
    <Popover.Root>
      <Popover.Trigger className="button setup-mods">{words.mods(count)}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end" collisionPadding={4} className="floating-place">
          <Popover.Popup className="floating">
            <Popover.Title className="setup-mods-head">{words.modsAll}</Popover.Title>
            <fieldset className="setup-mod-list" aria-label={words.modsAll}>
              {mods.map(({ id, name }) => (
                <label key={id} className="tick">
                  <input
                    type="checkbox"
                    checked={wanted.includes(id)}
                    onChange={({ target }) =>
                      onWant(target.checked ? [...wanted, id] : wanted.filter((other) => other !== id))
                    }
                  />
                  <span className="code">{id}</span>
                  {name}
                </label>
              ))}
            </fieldset>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
