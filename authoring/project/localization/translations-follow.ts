import { type FileStep, isAtOrIn } from '../documents/file-step.ts';

const ofLocale = /^l10n\/[^/]+\//;

/** Applies moves and deletions of documents to their translations, too. `paths`: all files; `newId`: trash ids. */
export function withTranslations(
  steps: readonly FileStep[],
  paths: readonly string[],
  newId: () => string,
): readonly FileStep[] {
  const roots = [...new Set(paths.flatMap((path) => ofLocale.exec(path)?.[0] ?? []))];
  const isThere = (place: string) => paths.some((path) => isAtOrIn(path, place));
  const isDone = (place: string) => steps.some((step) => isAtOrIn(place, step.path));
  const more = steps.flatMap((step): FileStep[] => {
    if (isAtOrIn(step.path, 'l10n') || (step.kind !== 'delete' && step.kind !== 'move')) return [];
    const own = roots.map((root) => `${root}${step.path}`).filter((place) => isThere(place) && !isDone(place));
    if (step.kind === 'delete') return own.map((path) => ({ ...step, path, kept: newId() }));
    if (isAtOrIn(step.to, 'l10n')) return [];
    return own.map((path) => ({ kind: 'move', path, to: path.slice(0, -step.path.length) + step.to }));
  });
  return [...steps, ...more];
}
