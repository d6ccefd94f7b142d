import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import { isTranslation, type Translation, translationsIn } from './placed.ts';

type Found = readonly ContentProblem[];

/** How a game looks at its projects. */
export interface ChecksOfProject<Project> {
  projectOf(documents: Documents, unsound: readonly string[]): Project;
  /** What looks at no translation. */
  readonly ofPlay: readonly ((project: Project) => Found)[];
  /** What holds translations against what is played. */
  readonly ofTranslations: readonly ((project: Project, translations: readonly Translation[]) => Found)[];
}

/**
 * All that a game finds. The project that most of it looks at has no translations in it: a key in one of them leaves that
 * project the same object, and what was found of it stands.
 */
export function checksOfProject<Project>({
  projectOf,
  ofPlay,
  ofTranslations,
}: ChecksOfProject<Project>): (documents: Documents, unsound: readonly string[]) => ContentProblem[] {
  const playOf = memoizeRecent((documents: Documents, unsound: readonly string[]) => {
    const project = projectOf(documents, unsound);
    return { project, found: ofPlay.flatMap((check) => check(project)) };
  });
  return (documents, unsound) => {
    const { project, found } = playOf(withoutTranslations(documents), unsound);
    const translations = translationsIn(documents);
    return [...found, ...ofTranslations.flatMap((check) => check(project, translations))];
  };
}

const withoutTranslations = (documents: Documents): Documents =>
  Object.fromEntries(Object.entries(documents).filter(([file]) => !isTranslation(file)));
