import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { helpStore } from '#renderer/desk/help/help-store.ts';
import { helpWords } from '#renderer/desk/words/help-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { type Guide, guidesIn } from './guides.ts';
import { Markdown, titleOf } from './markdown.tsx';

interface ReadGuide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The guides, one at a time. */
export function GuidesPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const [guides, setGuides] = useState<readonly ReadGuide[] | null>(null);
  const heading = useStore(helpStore, (state) => state.heading);
  const [chosen, setChosen] = useState<string | null>(heading?.guide ?? null);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all(guidesIn(locale).map(read)).then((all) => {
      if (isWanted) setGuides(all);
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  useEffect(() => {
    if (guides === null || heading === null) return;
    const found = [...(article.current?.querySelectorAll('h3, h4, h5') ?? [])].find(
      (one) => one.textContent === heading.text,
    );
    found?.scrollIntoView({ block: 'start' });
  }, [guides, heading]);
  if (guides === null) return <p>{words.loading}</p>;
  const guide = guides.find(({ id }) => id === chosen) ?? guides[0];
  return (
    <>
      <select
        className="help-field"
        aria-label={words.guide}
        value={guide?.id}
        onChange={(event) => setChosen(event.target.value)}
      >
        {guides.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
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
