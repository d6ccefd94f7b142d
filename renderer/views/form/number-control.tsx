import { useState } from 'react';
import type { FormField, NumberControl as Numbers } from '#authoring/tools/form/form.ts';
import { numberTyped } from '#authoring/tools/form/form-edit.ts';
import { act, type } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFormContext, useWritten } from './form-context.ts';

interface NumberProps {
  readonly field: FormField;
  readonly control: Numbers;
  readonly label: string;
  /** As wide as its digits, without step buttons. */
  readonly isInSentence?: boolean;
}

/** Accepts full-width digits and steps by arrow keys. Invalid input stays in the field only. */
export function NumberControl({ field, control, label, isInSentence = false }: NumberProps) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const written = useWritten(field.path);
  const value = typeof written === 'number' ? written : null;
  const [typed, setTyped] = useState<string | null>(null);
  const fault = typed === null ? '' : faultOf(typed);
  const edit = (next: number) => ({ kind: 'set', path: field.path, value: next, behind: field.behind }) as const;

  function faultOf(text: string): string {
    const number = numberTyped(text);
    if (text.trim() === '' && !field.isRequired) return '';
    if (number === null || (control.isWhole && !Number.isInteger(number))) return words.noNumber;
    const { least, most } = control;
    return (least !== null && number < least) || (most !== null && number > most) ? words.outOf({ least, most }) : '';
  }
  function write(text: string): void {
    setTyped(text);
    const number = numberTyped(text);
    if (number !== null && faultOf(text) === '') type(place, edit(number));
  }
  function leave(): void {
    if (typed !== null && typed.trim() === '' && !field.isRequired && field.isWritten)
      act(place, 'remove', label, { kind: 'remove', path: field.path });
    setTyped(null);
  }
  function step(by: 1 | -1): void {
    if (isLocked) return;
    const { least, most } = control;
    const next = Math.min(
      Math.max((value ?? least ?? 0) + (value === null ? 0 : by), least ?? -Infinity),
      most ?? Infinity,
    );
    setTyped(null);
    if (next !== value) type(place, edit(next));
  }
  return (
    <span className={isInSentence ? 'form-number in-sentence' : 'form-number'}>
      <LiveTextField
        value={typed !== null && fault !== '' ? typed : value === null ? '' : String(value)}
        aria-label={label}
        readOnly={isLocked}
        isWrong={fault !== ''}
        className="form-text form-figure"
        inputMode="numeric"
        onWrite={write}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
      />
      {!isInSentence && !isLocked && (
        <>
          <Button look="bare" className="form-step tool" tabIndex={-1} aria-label={words.less} onClick={() => step(-1)}>
            −
          </Button>
          <Button look="bare" className="form-step tool" tabIndex={-1} aria-label={words.more} onClick={() => step(1)}>
            ＋
          </Button>
        </>
      )}
      {fault !== '' && (
        <span className="form-fault field-error text-11" role="status">
          {fault}
        </span>
      )}
    </span>
  );
}
