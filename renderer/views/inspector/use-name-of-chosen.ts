import { useMemo } from 'react';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { entriesIn } from '#engine/kernel/documents/entry-named.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import type { Chosen } from '#renderer/desk/inspector/chosen-store.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { useDocumentsAround } from '#renderer/parts/documents/use-documents.ts';

/** In the language of the desk, if it is written in that. */
export function useNameOfChosen({ file, id }: Chosen): string {
  const locale = useLocale();
  const documents = useDocumentsAround(file);
  return useMemo(() => {
    const path = pathInside(file);
    if (id === null) return path.split('/').at(-1) ?? path;
    const document = documents[path];
    const lists = isObject(document) ? Object.values(document) : [];
    const entry = lists.flatMap(entriesIn).find((one) => one['id'] === id);
    return entry === undefined ? id : nameOfCard({ entry, id, file }, documents, locale);
  }, [documents, file, id, locale]);
}
