import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Markdown } from './markdown.tsx';

const texts = import.meta.glob<string>('../../../docs/reference/changes*.md', { query: '?raw', import: 'default' });

export function NewsPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const file = `reference/changes${locale === 'ja' ? '.ja' : ''}.md`;
  const read = texts[`../../../docs/${file}`];
  const text = useLastAnswer([read], () => read?.() ?? null);
  if (text === undefined) return <p>{words.loading}</p>;
  return (
    <article className="help-guide" lang={locale}>
      <Markdown text={text} file={file} />
    </article>
  );
}
