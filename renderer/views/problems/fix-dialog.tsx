import { useStore } from 'zustand';
import { Button } from '#renderer/kit/controls/button.tsx';
import { DialogActions, DialogClose, DialogText } from '#renderer/kit/popups/dialog.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './fix-dialog.css';
import { useRef, useState } from 'react';
import { applyFix, askForFixes, closeFixes, type OpenFixes } from '#renderer/desk/problems/fix-problem.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { fixWords } from '#renderer/desk/words/generated/fix-words.ts';
import { Modal } from '#renderer/parts/boundary/modal.tsx';
import { ChangedText } from './changed-text.tsx';

export function FixDialog({ open }: { readonly open: OpenFixes }) {
  const words = useWords(fixWords);
  const locale = useLocale();
  const { problem, fixes, all } = open;
  const [chosen, setChosen] = useState(0);
  const doIt = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const same = useStore(problemsStore, (state) => state.problems.filter(({ code }) => code === problem.code).length);
  const fix = fixes?.[chosen] ?? fixes?.[0];
  return (
    <Modal
      onClose={closeFixes}
      className="dialog fix-dialog stack gap-0"
      initialFocus={fix === undefined ? undefined : doIt}
      // After applying, the focus goes to the fixed place, else back to the opener.
      finalFocus={() => !isDone.current}
      popupKey={String(fixes === null)}
      title={words.title}
    >
      <DialogText>
        {problem.message[locale]} <code>{problem.code}</code>
      </DialogText>
      <div aria-live="polite">
        {fixes === null && <p className="fix-note muted">{words.trying}</p>}
        {fixes?.length === 0 && <p className="fix-note muted">{words.nothing}</p>}
      </div>
      {fixes !== null && fixes.length > 0 && (
        <fieldset className="fix-ways stack gap-2">
          <legend className="muted text-12">{words.ways}</legend>
          {fixes.map(({ title }, i) => (
            <label className="row gap-3" key={title.en + String(i)}>
              <input type="radio" name="fix" checked={i === chosen} onChange={() => setChosen(i)} />
              {title[locale]}
            </label>
          ))}
        </fieldset>
      )}
      {fix !== undefined && <ChangedText changes={fix.changes} />}
      <DialogActions>
        {same > 1 && !all && (
          <Button className="fix-all" onClick={() => void askForFixes(problem, true)}>
            {words.all({ count: same })}
          </Button>
        )}
        <DialogClose>{words.cancel}</DialogClose>
        {fix !== undefined && (
          <Button
            look="answer"
            ref={doIt}
            onClick={() => {
              isDone.current = true;
              applyFix(problem, fix);
            }}
          >
            {words.doIt}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
