import { useEffect, useState } from 'react';
import { helpWords } from '#renderer/desk/words/help-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Markdown } from './markdown.tsx';

const texts = import.meta.glob<string>('../../../docs/changes*.md', { query: '?raw', import: 'default' });

/** What is new, the newest first. */
export function NewsPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void texts[`../../../docs/changes${locale === 'ja' ? '.ja' : ''}.md`]?.().then((read) => isWanted && setText(read));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  if (text === null) return <p>{words.loading}</p>;
  return (
    <article className="help-guide" lang={locale}>
      <Markdown text={text} />
    </article>
  );
}
