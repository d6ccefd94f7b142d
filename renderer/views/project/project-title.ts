import { useStore } from 'zustand';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { translated } from '#renderer/desk/project/translated.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';

export function useProjectTitle(): string {
  const folder = useStore(projectStore, (state) => state.folder);
  const locale = useLocale();
  const documents = useDocuments();
  return titleIn(documents, locale) ?? folder;
}

function titleIn(documents: Documents, locale: string): string | null {
  const manifest = documents['studio.json'];
  if (!isObject(manifest)) return null;
  const { id, title } = manifest;
  const own = typeof title === 'string' && title !== '' ? title : null;
  return (typeof id === 'string' ? translated(documents, locale, 'studio.json', `${id}/title`) : null) ?? own;
}
