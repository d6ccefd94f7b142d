import { type FormEvent, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { CheatField, CheatKind, ChosenValues } from '#renderer/desk/altering/cheat-kinds.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Choice, keptChoice } from './choice-list.tsx';
import type { LibraryWords } from './words/generated/library-words.ts';

interface CheatFormProps {
  readonly kinds: readonly CheatKind[];
  readonly words: LibraryWords;
  readonly busy: boolean;
  readonly onCheat: (cheat: JsonObject) => void;
}

const numberAtFirst = '3';

/** Edits the state against the rules; the log records it. */
export function CheatForm({ kinds, words, busy, onCheat }: CheatFormProps) {
  const [wishedKind, setKind] = useState<string>();
  const [wished, setWished] = useState<ChosenValues>({});
  const kind = kinds.find(({ id }) => id === wishedKind) ?? kinds[0];
  if (kind === undefined) return <p className="empty">{words.none}</p>;

  let chosen: ChosenValues = {};
  const fields = kind.fields.map((field) => {
    const choices = field.isNumber ? [] : field.choices(chosen);
    const value = field.isNumber
      ? (wished[field.id] ?? numberAtFirst)
      : keptChoice(
          wished[field.id],
          choices.map(({ id }) => id),
        );
    chosen = { ...chosen, [field.id]: value };
    return { field, choices, value };
  });
  const isPossible = fields.every(({ value }) => value !== '');

  function apply(event: FormEvent): void {
    event.preventDefault();
    if (isPossible) onCheat((kind as CheatKind).make(chosen));
  }
  const wish = (field: CheatField) => (value: string) => setWished({ ...wished, [field.id]: value });
  return (
    <form className="cheat-form row gap-3 grow" onSubmit={apply}>
      <Choice label={words.cheatKind} value={kind.id} choices={kinds} onChange={setKind} />
      {fields.map(({ field, choices, value }) =>
        field.isNumber ? (
          <input
            key={field.id}
            type="number"
            className="code"
            aria-label={field.label}
            min={0}
            max={20}
            value={value}
            onChange={({ target }) => wish(field)(target.value)}
          />
        ) : (
          <Choice
            key={field.id}
            label={field.label}
            value={value}
            choices={choices}
            nothing={words.nothing}
            onChange={wish(field)}
          />
        ),
      )}
      <Button type="submit" off={busy || !isPossible}>
        {words.apply}
      </Button>
    </form>
  );
}
