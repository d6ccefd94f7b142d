import { useMemo } from 'react';
import { useProject } from './project-store.ts';

/** What the project calls itself; the folder's name while its first file cannot be read. */
export function useProjectTitle(): string {
  const folder = useProject((state) => state.folder);
  const text = useProject((state) => state.files.get('studio.json')?.text);
  return useMemo(() => titleIn(text ?? '') ?? folder, [text, folder]);
}

function titleIn(text: string): string | null {
  try {
    const value = JSON.parse(text) as { readonly title?: unknown } | null;
    return typeof value?.title === 'string' && value.title !== '' ? value.title : null;
  } catch {
    return null;
  }
}
