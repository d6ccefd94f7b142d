import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './made-files.css';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

interface MadeFilesProps {
  readonly documents: readonly { readonly path: string; readonly text: string; readonly isNew?: boolean }[];
  /** What the project has for problems with them, and had not before. */
  readonly problems: readonly Problem[];
}

/** More are counted. */
const MOST = 8;

/** The files that would be written, and what the check says of them. */
export function MadeFiles({ documents, problems }: MadeFilesProps) {
  const words = useWords(welcomeWords).form;
  const state = useWords(beginWords);
  const locale = useLocale();
  // What is only said is no fault of what was begun.
  const wrong = problems.filter(({ severity }) => severity !== 'info');
  return (
    <section className="made" aria-label={words.files}>
      <h3 className="begin-ask">{words.files}</h3>
      <ul className="made-files">
        {documents.slice(0, MOST).map(({ path, text, isNew }) => (
          <li key={path}>
            <code>{path}</code>
            {isNew !== undefined && <em>{isNew ? state.new : state.changed}</em>}
            <span>{words.lines({ count: text.trimEnd().split('\n').length })}</span>
            <span className="made-size">{sizeOf(text)}</span>
          </li>
        ))}
        {documents.length > MOST && <li>{words.more({ count: documents.length - MOST })}</li>}
      </ul>
      <p className={wrong.length === 0 ? 'made-check note made-clean' : 'made-check note note-warning'} role="status">
        <Icon name={wrong.length === 0 ? 'check' : 'warning'} />
        {wrong.length === 0 ? words.clean : words.problems({ count: wrong.length })}
      </p>
      <ul className="made-problems muted text-12">
        {wrong.slice(0, MOST).map(({ code, file, message, range }) => (
          <li key={`${file} ${code} ${range.start.line} ${range.start.character}`}>
            {message[locale]} <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As people read it: bytes of UTF-8, in thousands from one on. */
function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
