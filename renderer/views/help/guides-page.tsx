import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { helpStore, openGuide } from '#renderer/desk/help/help-store.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { type Guide, guidesIn } from './guides.ts';
import { Markdown, titleOf } from './markdown.tsx';

interface ReadGuide {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

export function GuidesPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const guides = useLastAnswer([locale], () => Promise.all(guidesIn(locale).map(read)));
  const place = useStore(helpStore, (state) => state.place);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (guides === undefined || place === null || place.anchor === null) return;
    const { anchor } = place;
    const found = [...(article.current?.querySelectorAll<HTMLElement>('[data-anchor]') ?? [])].find(
      (one) => one.dataset['anchor'] === anchor,
    );
    // A link is gone from a page that has changed, and the focus with it
    (found ?? article.current)?.focus({ preventScroll: true });
    (found ?? article.current?.parentElement)?.scrollIntoView({ block: 'start' });
  }, [guides, place]);
  if (guides === undefined) return <p>{words.loading}</p>;
  const guide = guides.find(({ id }) => id === place?.guide) ?? guides[0];
  return (
    <>
      <Select
        label={words.guide}
        value={guide?.id ?? ''}
        options={guides.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(id) => openGuide(id, null)}
      />
      {guide !== undefined && (
        <article className="help-guide" lang={locale} key={guide.id} ref={article} tabIndex={-1}>
          <Markdown text={guide.text} file={guide.file} />
        </article>
      )}
    </>
  );
}

async function read({ id, file, read: fetched }: Guide): Promise<ReadGuide> {
  const text = await fetched();
  return { id, file, title: titleOf(text) ?? id, text };
}
