import { useState } from 'react';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import type { FormField } from '#authoring/tools/form/form.ts';
import { act, pointAt } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useFormContext, useWritten } from './form-context.ts';

/** JSON without a control of its own, as text. Committed on blur if it parses. */
export function JsonControl({ field, label }: { readonly field: FormField; readonly label: string }) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const written = useWritten(field.path);
  const [typed, setTyped] = useState<string | null>(null);
  const text = JSON.stringify(written) ?? '';
  const isWrong = typed !== null && soundJson(typed) === undefined;
  function leave(): void {
    const value = typed === null ? undefined : soundJson(typed);
    if (value !== undefined && typed !== text) act(place, 'set', label, { kind: 'set', path: field.path, value });
    if (value !== undefined || typed === '') setTyped(null);
  }
  return (
    <span className="form-json row wrap gap-2">
      <LiveTextField
        value={typed ?? text}
        aria-label={label}
        readOnly={isLocked}
        isWrong={isWrong}
        className="form-text code"
        onWrite={setTyped}
        onBlur={leave}
      />
      <Button look="bare" className="form-link" onClick={() => pointAt(place, field.path, true)}>
        {words.inText}
      </Button>
      {isWrong && (
        <span className="form-fault field-error text-11" role="status">
          {words.noJson}
        </span>
      )}
    </span>
  );
}
