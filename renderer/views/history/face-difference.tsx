import { Suspense, useMemo } from 'react';
import { join } from '#authoring/project/packages/join.ts';
import { layersOf } from '#authoring/project/packages/layers.ts';
import { writtenEntries } from '#authoring/tools/history/written-entries.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { ComparedSide } from '#renderer/desk/history/side.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useWrittenDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';

interface FaceDifferenceProps {
  readonly path: string;
  readonly id: string | null;
  readonly older: ComparedSide;
  readonly newer: ComparedSide;
}

export function FaceDifference({ path, id, older, newer }: FaceDifferenceProps) {
  const words = useWords(historyWords);
  if (id === null) return <p className="empty">{words.noFace}</p>;
  return (
    <div className="history-faces">
      {[older, newer].map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sides in a fixed order
        <section key={i} className="history-face" aria-label={words.faceThen({ when: side.label })}>
          <h3 className="virtual-heading cut">{side.label}</h3>
          <FormerFace path={path} id={id} text={side.text} />
        </section>
      ))}
    </div>
  );
}

/** A translation file shows the faces of the document that it translates. */
const translated = /^l10n\/[^/]+\/(.+)$/;

function FormerFace({ path, id, text }: { readonly path: string; readonly id: string; readonly text: string | null }) {
  const words = useWords(historyWords);
  const locale = useLocale();
  const written = useWrittenDocuments();
  const documents = useMemo(() => documentsWith(written, path, text), [written, path, text]);
  const source = translated.exec(path)?.[1] ?? path;
  const entry = useMemo(() => {
    const own = source === path ? text : JSON.stringify(documents?.[source] ?? null);
    return own !== null && writtenEntries(own)?.has(id) === true ? { path: source, id, index: null } : null;
  }, [documents, source, path, text, id]);
  if (documents === null || entry === null) return <p className="empty">{words.noFace}</p>;
  const { Face } = findTable(documents);
  return (
    <Suspense fallback={<p className="empty">{words.loading}</p>}>
      <Face {...{ documents, entry, locale }} isFormer />
    </Suspense>
  );
}

/** The project's documents with one text replaced; null if that does not parse. */
function documentsWith(written: Documents, path: string, text: string | null): Documents | null {
  try {
    const { [path]: _, ...others } = written as { readonly [path: string]: Json };
    const all = text === null ? others : { ...others, [path]: JSON.parse(text) as Json };
    return join(layersOf(all)).documents;
  } catch {
    return null;
  }
}
