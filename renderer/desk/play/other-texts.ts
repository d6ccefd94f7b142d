import { termsPath } from '#authoring/text/files/document-path.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Whether only the glossary changed, which no game reads. */
export function changesOutsidePlay(now: Texts, before: Texts): boolean {
  if (now[termsPath] === before[termsPath]) return false;
  const paths = new Set([...Object.keys(now), ...Object.keys(before)]);
  paths.delete(termsPath);
  return [...paths].every((path) => now[path] === before[path]);
}
