import { useMemo } from 'react';
import { findEntry } from '#engine/kernel/documents/entry-named.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';

/** The name of an entry in the language of the page; of a part of one (`entry/part`) that of the entry. */
export function useCardNames(): (id: string) => string {
  const documents = useDocuments();
  const locale = useLocale();
  return useMemo(() => {
    const known = new Map<string, string>();
    function found(id: string): string {
      const [whole = id] = id.split('/');
      const entry = findEntry(documents, id) ?? findEntry(documents, whole);
      return entry === undefined ? id : nameOfCard({ ...entry, id: whole }, documents, locale);
    }
    return (id) => {
      const name = known.get(id) ?? found(id);
      known.set(id, name);
      return name;
    };
  }, [documents, locale]);
}
