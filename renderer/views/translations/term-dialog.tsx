import { type FormEvent, useId, useState } from 'react';
import { putNewTerm } from '#renderer/desk/translations/put-term.ts';
import type { SelectedTexts } from '#renderer/desk/translations/translations-store.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions } from '#renderer/kit/popups/dialog.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { focusTyped } from './insert-at-cursor.ts';
import { closeTerm } from './translation-dialogs.ts';

interface TermDialogProps {
  readonly begun: SelectedTexts;
  readonly sourceLocale: string;
  readonly locale: string;
}

/** Makes a term of what was selected in the text and its translation. */
export function TermDialog({ begun, sourceLocale, locale }: TermDialogProps) {
  const words = useWords(translationWords);
  const [term, setTerm] = useState(begun.source);
  const [target, setTarget] = useState(begun.target);
  const ids = [useId(), useId()] as const;
  const isOff = term.trim() === '' || target.trim() === '';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isOff) return;
    void putNewTerm({ term: term.trim(), locale, target: target.trim() });
    closeTerm();
  }
  return (
    <Modal onClose={closeTerm} title={words.newTermTitle} finalFocus={focusTyped}>
      <form className="stack gap-2 translations-new-term" onSubmit={submit}>
        <label htmlFor={ids[0]}>{words.termSource}</label>
        <input
          id={ids[0]}
          lang={sourceLocale}
          value={term}
          // biome-ignore lint/a11y/noAutofocus: the first field of a dialog
          autoFocus={begun.source === ''}
          onChange={(event) => setTerm(event.target.value)}
        />
        <label htmlFor={ids[1]}>{words.termTarget}</label>
        <input
          id={ids[1]}
          lang={locale}
          value={target}
          // biome-ignore lint/a11y/noAutofocus: the first empty field of a dialog
          autoFocus={begun.source !== ''}
          onChange={(event) => setTarget(event.target.value)}
        />
        <DialogActions cancel={words.cancel}>
          <Button type="submit" look="answer" off={isOff}>
            {words.termAdd}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
