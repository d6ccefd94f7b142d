import { Suspense, useMemo, useRef } from 'react';
import type { Begin } from '#authoring/begin/begin.ts';
import { join } from '#authoring/packages/join.ts';
import { layersOf } from '#authoring/packages/layers.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { useWrittenDocuments } from '../play/use-documents.ts';
import { findTable } from '../tables/table-list.ts';
import { useBeginWords } from '../words/begin-words.ts';
import { useLocale } from '../words/locale-store.ts';
import { MadeFiles } from './made-files.tsx';
import { placeOfBegun } from './place-of-begun.ts';

type Begun = Extract<Begin, { readonly kind: 'begun' }>;

/** What will be there: the face of what is begun, its files, and what the check says of them. */
export function BegunPreview({ begun }: { readonly begun: Begin | null }) {
  const words = useBeginWords();
  // What was seen last stays until the next is known.
  const last = useRef<Begun | null>(null);
  if (begun?.kind === 'begun') last.current = begun;
  const shown = last.current;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="begin-preview" aria-label={words.preview} aria-busy={begun === null} tabIndex={0}>
      {shown === null ? <p className="empty">{words.waiting}</p> : <Shown begun={shown} />}
    </section>
  );
}

function Shown({ begun: { documents, problems } }: { readonly begun: Begun }) {
  const locale = useLocale((state) => state.locale);
  const written = useWrittenDocuments();
  const after = useMemo(() => {
    const made = Object.fromEntries(documents.map((one) => [one.path, JSON.parse(one.after) as Json]));
    return join(layersOf({ ...written, ...made })).documents;
  }, [written, documents]);
  const { Face } = findTable(after);
  const place = placeOfBegun(documents);
  return (
    <>
      {place?.hasFace === true && (
        <Suspense>
          <Face documents={after} path={place.path} text={place.text} offset={place.offset} locale={locale} />
        </Suspense>
      )}
      <MadeFiles
        documents={documents.map(({ path, after: text, before }) => ({ path, text, isNew: before === null }))}
        problems={problems}
      />
    </>
  );
}
