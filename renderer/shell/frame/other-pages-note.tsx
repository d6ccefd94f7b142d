import { useId } from 'react';
import { useStore } from 'zustand';
import { markPagesNotified, otherPagesStore } from '#renderer/desk/project/other-pages.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** Shown once when another window opens the project. */
export function OtherPagesNote() {
  const words = useWords(deskWords);
  const id = useId();
  const isNew = useStore(otherPagesStore, ({ pages, told }) => pages.some(({ page }) => !told.has(page)));
  return (
    // Always mounted: a live region must exist before its text.
    <div role="status" className="corner-notes">
      {isNew && (
        <section className="corner-note" aria-labelledby={id}>
          <h2 id={id}>{words.otherPagesHeading}</h2>
          <p>{words.otherPagesText}</p>
          <Button onClick={markPagesNotified}>{words.close}</Button>
        </section>
      )}
    </div>
  );
}
