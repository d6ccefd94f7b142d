import { type ReactNode, useId, useState } from 'react';
import { inspectorWords } from '#renderer/desk/words/generated/inspector-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Count } from '#renderer/kit/layout/count.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const MOST = 5;

interface SectionProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  readonly most?: number;
  readonly isCounted?: boolean;
  readonly tone?: 'quiet' | 'warning';
  readonly children: (item: Item) => ReactNode;
}

/** A heading and its first items; nothing without any. */
export function Section<Item>(props: SectionProps<Item>) {
  const { title, items, most = MOST, isCounted = true, tone = 'quiet', children } = props;
  const words = useWords(inspectorWords);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; a section would be a landmark
    <div role="group" className="inspector-section" aria-labelledby={id}>
      <header className="row gap-3">
        <h3 id={id} className="text-12 bold">
          {title}
        </h3>
        {isCounted && <Count of={items.length} tone={tone} />}
        <span className="head-space" />
        {items.length > most && !isWhole && (
          <Button look="link" className="text-12" onClick={() => setWhole(true)}>
            {words.all}
          </Button>
        )}
      </header>
      <ul>{(isWhole ? items : items.slice(0, most)).map(children)}</ul>
    </div>
  );
}
