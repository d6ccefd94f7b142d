import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './first-things.css';
import { useEffect, useRef } from 'react';
import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { useOffered } from './offered.ts';

export function FirstThings() {
  const words = useWords(fileWords);
  const locale = useLocale();
  const offered = useOffered();
  const list = useRef<HTMLUListElement>(null);
  const isThere = Array.isArray(offered);
  useEffect(() => {
    if (isThere && document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, [isThere]);
  return (
    <div className="first-things">
      <h2>{words.nothingYet}</h2>
      <p className="muted">{words.nothingYetText}</p>
      {Array.isArray(offered) && (
        <ul ref={list} aria-label={words.begin}>
          {offered.map(({ id, name }) => (
            <li key={id}>
              <Button icon="plus" onClick={() => openBegin('thing', id)}>
                {name[locale]}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
