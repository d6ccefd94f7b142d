import { type RefObject, useEffect, useState } from 'react';
import type { NameToRefer, RefactoringPlan } from '#authoring/tools/refactor/refactoring-plan.ts';
import { renameWords } from '#renderer/desk/words/generated/rename-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Checkbox } from '#renderer/kit/controls/checkbox.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface TextsProps {
  readonly field: RefObject<HTMLSelectElement | null>;
  readonly files: readonly string[];
  readonly to: string;
  readonly onChange: (to: string) => void;
}

/** Scope: all texts, or those of the current document. */
export function TextsToRefer({ field, files, to, onChange }: TextsProps) {
  const words = useWords(renameWords);
  return (
    <Select
      ref={field}
      label={words.inTexts}
      showsLabel
      value={to}
      options={[{ value: '', label: words.allTexts }, ...files.map((file) => ({ value: file, label: file }))]}
      onChange={onChange}
    />
  );
}

interface NamesProps {
  readonly plan: RefactoringPlan | null;
  /** Excluded ids; undefined: the plan's default. */
  readonly without: readonly string[] | undefined;
  readonly onChange: (without: readonly string[]) => void;
}

export function NamesToRefer({ plan, without, onChange }: NamesProps) {
  const words = useWords(renameWords);
  const named = useNamed(plan);
  if (named.length === 0) return null;
  // The user's choice is ahead of the plan made from it
  const isChosen = (one: NameToRefer): boolean => (without === undefined ? one.isMeant : !without.includes(one.id));
  const choose = (isMeant: (one: NameToRefer) => boolean): void =>
    onChange(named.flatMap((one) => (isMeant(one) ? [] : [one.id])));
  return (
    <fieldset className="rename-names">
      <legend>{words.names}</legend>
      <div className="row gap-2">
        <Button onClick={() => choose(() => true)}>{words.allNames}</Button>
        <Button onClick={() => choose(() => false)}>{words.noNames}</Button>
      </div>
      <div className="box">
        {named.map((item) => (
          <Checkbox
            key={item.id}
            className="text-12"
            checked={isChosen(item)}
            onChange={(checked) => choose((one) => (one.id === item.id ? checked : isChosen(one)))}
          >
            <span className="cut">{item.name}</span>
            <code className="muted">{item.id}</code>
            <span className="muted push">{words.times({ count: item.count })}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Keeps the last plan's names to avoid flicker while the next one loads. */
function useNamed(plan: RefactoringPlan | null): readonly NameToRefer[] {
  const [named, setNamed] = useState<readonly NameToRefer[]>([]);
  useEffect(() => {
    if (plan !== null) setNamed((plan.kind === 'planned' ? plan.named : undefined) ?? []);
  }, [plan]);
  return named;
}
