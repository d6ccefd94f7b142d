import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './made-files.css';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { beginWords } from '#renderer/desk/words/generated/begin-words.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

interface MadeFilesProps {
  readonly documents: readonly { readonly path: string; readonly text: string; readonly isNew?: boolean }[];
  readonly problems: readonly Problem[];
}

const MOST = 8;

export function MadeFiles({ documents, problems }: MadeFilesProps) {
  const words = useWords(welcomeWords).form;
  const state = useWords(beginWords);
  const locale = useLocale();
  // Problems of severity info are not faults of the new files.
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

function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
}
