import { isMemoryPath, termsPath } from '#authoring/text/files/document-path.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Whether only the glossary or memories changed, which no game reads. */
export function changesOutsidePlay(now: Texts, before: Texts): boolean {
  const changed = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (path) => now[path] !== before[path],
  );
  return changed.length > 0 && changed.every((path) => path === termsPath || isMemoryPath(path));
}
