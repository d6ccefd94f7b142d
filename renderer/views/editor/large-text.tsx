import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './foreign-text.css';
import { useEffect, useRef, useState } from 'react';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

export function LargeText({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const api = useStudioApi();
  const page = useRef<HTMLElement>(null);
  const [froms, setFroms] = useState<readonly number[]>([0]);
  const [part, setPart] = useState<StudioReply<'readPart'> | null>(null);
  const from = froms.at(-1) ?? 0;
  useEffect(() => {
    let isWanted = true;
    api
      .readPart({ path, from })
      .then((found) => isWanted && setPart(found))
      .catch(() => isWanted && setPart(null));
    page.current?.scrollTo(0, 0);
    return () => {
      isWanted = false;
    };
  }, [api, path, from]);
  if (part === null) return <p className="empty">{words.loading}</p>;
  if (part.bytes === 0) return null;
  const percent = (at: number) => Math.round((at / part.bytes) * 100);
  const shown = words.largePart({ from: percent(part.from), to: percent(part.to) });
  return (
    <div className="foreign-offer stack">
      <div className="row wrap">
        <Button off={froms.length < 2} onClick={() => setFroms(froms.slice(0, -1))}>
          {words.largeBefore}
        </Button>
        <Button off={part.to >= part.bytes} onClick={() => setFroms([...froms, part.to])}>
          {words.largeNext}
        </Button>
        <span role="status">{shown}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard */}
      <section ref={page} className="foreign-preview scroll" aria-label={shown} tabIndex={0}>
        <pre>{part.text}</pre>
      </section>
    </div>
  );
}
