import type { FormField, NamedWord } from '#authoring/tools/form/form.ts';
import { chooseAt } from '#renderer/desk/form/choose.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { RadioGroup } from '#renderer/kit/controls/radio-group.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFormContext, useWritten } from './form-context.ts';

interface WordProps {
  readonly field: FormField;
  readonly words: readonly NamedWord[];
  readonly label: string;
  readonly isInSentence?: boolean;
}

/** Limits for choices as segments: how many, and their total width in characters. */
const [MOST_SEGMENTS, MOST_LETTERS] = [5, 26];

/** Total width in full-width characters, with one character of padding each. */
export function lettersOf(words: readonly NamedWord[]): number {
  return words.reduce((sum, { name }) => sum + [...name].reduce((w, c) => w + (c > '\u2fff' ? 1 : 0.6), 0) + 1, 0);
}

export function isSegmented(words: readonly NamedWord[]): boolean {
  return words.length > 1 && words.length <= MOST_SEGMENTS && lettersOf(words) <= MOST_LETTERS;
}

export function WordControl({ field, words, label, isInSentence = false }: WordProps) {
  const said = useWords(formWords);
  const { place, isLocked } = useFormContext();
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
      <RadioGroup
        className="form-segments"
        optionClass="form-segment"
        label={label}
        value={value === undefined ? undefined : String(value)}
        options={words.map((word) => String(word.value))}
        off={isLocked}
        onChange={choose}
      >
        {(one) => <span>{words.find((word) => String(word.value) === one)?.name}</span>}
      </RadioGroup>
    );
  const isKnown = words.some((one) => one.value === value);
  return (
    <Select
      className={isInSentence ? undefined : 'form-select'}
      label={label}
      value={value === undefined ? '' : String(value)}
      disabled={isLocked}
      onChange={choose}
      options={[
        ...(!field.isRequired || value === undefined ? [{ value: '', label: said.nothing }] : []),
        ...(value === undefined || isKnown ? [] : [{ value: String(value), label: String(value) }]),
        ...words.map((word) => ({ value: String(word.value), label: word.name })),
      ]}
    />
  );
}
