import { useId } from 'react';
import type { FormField, NamedWord } from '#authoring/tools/form/form.ts';
import { chooseAt } from '#renderer/desk/form/choose.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/form-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFormContext, useWritten } from './form-context.ts';

interface WordProps {
  readonly field: FormField;
  readonly words: readonly NamedWord[];
  readonly label: string;
  readonly isInSentence?: boolean;
}

/** As many words, of so many letters together, stand side by side. */
const [MOST_SEGMENTS, MOST_LETTERS] = [5, 26];

/** How wide words are side by side, in letters of Japanese, with a letter of room between two. */
export function lettersOf(words: readonly NamedWord[]): number {
  return words.reduce((sum, { name }) => sum + [...name].reduce((w, c) => w + (c > '\u2fff' ? 1 : 0.6), 0) + 1, 0);
}

export function isSegmented(words: readonly NamedWord[]): boolean {
  return words.length > 1 && words.length <= MOST_SEGMENTS && lettersOf(words) <= MOST_LETTERS;
}

/** One of a few words side by side, or of more in a list. */
export function WordControl({ field, words, label, isInSentence = false }: WordProps) {
  const said = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const name = useId();
  const value = useWritten(field.path);
  const isOfUnion = !field.hasWays && field.path.length > 0;
  function choose(key: string): void {
    const word = words.find((one) => String(one.value) === key);
    if (word === undefined) {
      if (!field.isRequired) act(place, 'remove', label, { kind: 'remove', path: field.path });
      return;
    }
    const edit = { kind: 'set', path: field.path, value: word.value, behind: field.behind } as const;
    if (isOfUnion) void chooseAt(place, field, word, label);
    else act(place, 'set', label, edit);
  }
  if (!isInSentence && field.isRequired && isSegmented(words))
    return (
      <div className="form-segments" role="radiogroup" aria-label={label}>
        {words.map((word) => (
          <label key={String(word.value)} className={word.value === value ? 'form-segment on' : 'form-segment'}>
            <input
              type="radio"
              name={name}
              checked={word.value === value}
              disabled={isLocked}
              onChange={() => choose(String(word.value))}
            />
            <span>{word.name}</span>
          </label>
        ))}
      </div>
    );
  const isKnown = words.some((one) => one.value === value);
  return (
    <select
      className={isInSentence ? 'in-sentence' : 'form-select'}
      aria-label={label}
      value={value === undefined ? '' : String(value)}
      disabled={isLocked}
      onChange={(event) => choose(event.target.value)}
    >
      {(!field.isRequired || value === undefined) && <option value="">{said.nothing}</option>}
      {value !== undefined && !isKnown && <option value={String(value)}>{String(value)}</option>}
      {words.map((word) => (
        <option key={String(word.value)} value={String(word.value)}>
          {word.name}
        </option>
      ))}
    </select>
  );
}
