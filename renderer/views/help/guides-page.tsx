import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { helpStore } from '#renderer/desk/help/help-store.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { type Guide, guidesIn } from './guides.ts';
import { Markdown, titleOf } from './markdown.tsx';

interface ReadGuide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export function GuidesPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const guides = useLastAnswer([locale], () => Promise.all(guidesIn(locale).map(read)));
  const heading = useStore(helpStore, (state) => state.heading);
  const [chosen, setChosen] = useState<string | null>(heading?.guide ?? null);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (guides === undefined || heading === null) return;
    const found = [...(article.current?.querySelectorAll('h3, h4, h5') ?? [])].find(
      (one) => one.textContent === heading.text,
    );
    found?.scrollIntoView({ block: 'start' });
  }, [guides, heading]);
  if (guides === undefined) return <p>{words.loading}</p>;
  const guide = guides.find(({ id }) => id === chosen) ?? guides[0];
  return (
    <>
      <Select
        label={words.guide}
        value={guide?.id ?? ''}
        options={guides.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={setChosen}
      />
      {guide !== undefined && (
        <article className="help-guide" lang={locale} key={guide.id} ref={article}>
          <Markdown text={guide.text} />
        </article>
      )}
    </>
  );
}

async function read({ id, read: fetched }: Guide): Promise<ReadGuide> {
  const text = await fetched();
  return { id, title: titleOf(text) ?? id, text };
}
