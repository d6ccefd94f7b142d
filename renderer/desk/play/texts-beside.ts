import { termsPath } from '#authoring/text/files/document-path.ts';

/** What stands for a text: the same as long as the text is. */
type Texts = Readonly<Record<string, unknown>>;

/** Whether the table of terms is another and nothing else is: it is for who translates, and no game reads it. */
export function isOtherBesidePlay(now: Texts, before: Texts): boolean {
  if (now[termsPath] === before[termsPath]) return false;
  const paths = new Set([...Object.keys(now), ...Object.keys(before)]);
  paths.delete(termsPath);
  return [...paths].every((path) => now[path] === before[path]);
}
