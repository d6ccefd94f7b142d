import { useEffect, useState } from 'react';
import { useHelpWords } from '../words/help-words.ts';
import { useLocale } from '../words/locale-store.ts';
import { type Guide, guidesIn } from './guides.ts';
import { Markdown, titleOf } from './markdown.tsx';

interface ReadGuide {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The guides, one at a time. */
export function GuidesPage() {
  const words = useHelpWords();
  const locale = useLocale((state) => state.locale);
  const [guides, setGuides] = useState<readonly ReadGuide[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all(guidesIn(locale).map(read)).then((all) => {
      if (isWanted) setGuides(all);
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
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
        <article className="help-guide" lang={locale} key={guide.id}>
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
