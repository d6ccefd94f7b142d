import { type FormEvent, useId, useState } from 'react';
import { putNewTerm } from '#renderer/desk/translations/put-term.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keepFocus } from './keep-focus.ts';
import type { SelectedTexts } from './selected-texts.ts';

interface TermFormProps {
  readonly begun: SelectedTexts;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly onDone: () => void;
}

/** Makes a term of what was selected in the text and its translation. */
export function TermForm({ begun, sourceLocale, locale, onDone }: TermFormProps) {
  const words = useWords(translationWords);
  const [term, setTerm] = useState(begun.source);
  const [target, setTarget] = useState(begun.target);
  const ids = [useId(), useId()] as const;
  const isOff = term.trim() === '' || target.trim() === '';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isOff) return;
    keepFocus(event.currentTarget);
    void putNewTerm({ term: term.trim(), locale, target: target.trim() });
    onDone();
  }
  return (
    <form
      className="stack gap-2 translations-new-term"
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      <label htmlFor={ids[0]}>{words.termSource}</label>
      <input
        id={ids[0]}
        lang={sourceLocale}
        value={term}
        // biome-ignore lint/a11y/noAutofocus: opened by a button
        autoFocus={begun.source === ''}
        onChange={(event) => setTerm(event.target.value)}
      />
      <label htmlFor={ids[1]}>{words.termTarget}</label>
      <input
        id={ids[1]}
        lang={locale}
        value={target}
        // biome-ignore lint/a11y/noAutofocus: opened by a button
        autoFocus={begun.source !== ''}
        onChange={(event) => setTarget(event.target.value)}
      />
      <div className="row wrap gap-2">
        <Button type="submit" look="accent" off={isOff}>
          {words.termAdd}
        </Button>
        <Button onClick={onDone}>{words.cancel}</Button>
      </div>
    </form>
  );
}
