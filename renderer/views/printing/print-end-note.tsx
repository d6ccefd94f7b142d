import { useState } from 'react';
import { useStore } from 'zustand';
import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { printWords } from '#renderer/desk/words/generated/print-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { printInBrowser } from './print-in-browser.ts';
import { type PrintEnd, printRunStore } from './run-print.ts';

interface PrintEndNoteProps {
  readonly documents: Documents;
  readonly faces: TableFaces;
  readonly locales: readonly string[];
  readonly entries: readonly PrintedEntry[];
}

export function PrintEndNote(props: PrintEndNoteProps) {
  const end = useStore(printRunStore, (state) => state.end);
  if (end === null) return null;
  if (end.state === 'no-browser') return <NoBrowser install={end.install} {...props} />;
  return <EndSaid end={end} />;
}

function EndSaid({ end }: { readonly end: Exclude<PrintEnd, { readonly state: 'no-browser' }> }) {
  const words = useWords(printWords);
  switch (end.state) {
    case 'printed':
      return (
        <div className="print-end" role="status">
          <p>
            {end.cards === 0
              ? words.measured({ name: end.name })
              : words.done({ name: end.name, cards: end.cards, pages: end.pages })}
          </p>
          {end.credits.map(({ credit, files }) => (
            <p key={credit}>{words.credit({ credit, files: files.join(', ') })}</p>
          ))}
        </div>
      );
    case 'refused':
      return <Wrong said={words.refused} />;
    case 'nothing':
      return <Wrong said={words.nothing} />;
    case 'browser-gone':
      return <Wrong said={words.gone} />;
    case 'lost':
      return <Wrong said={words.lost} />;
    case 'stopped':
      return (
        <p className="print-end" role="status">
          {words.stopped}
        </p>
      );
  }
}

const Wrong = ({ said }: { readonly said: string }) => (
  <p className="print-end field-error" role="alert">
    {said}
  </p>
);

function NoBrowser({ install, ...props }: PrintEndNoteProps & { readonly install: string }) {
  const words = useWords(printWords);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <div className="print-end" role="alert">
      <p>
        {words.noBrowser} <code>{install}</code>
      </p>
      <p>
        {isBlocked ? words.blocked : words.byBrowserAbout}{' '}
        <Button onClick={() => setBlocked(!printInBrowser(props))}>{words.byBrowser}</Button>
      </p>
    </div>
  );
}
