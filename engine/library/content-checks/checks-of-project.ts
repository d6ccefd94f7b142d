import { memoizeRecent } from '#engine/kernel/basics/memoize-recent.ts';
import type { ContentProblem, Documents } from '#engine/kernel/contract/system.ts';
import { isTranslation, type Translation, translationsIn } from './placed.ts';

type Found = readonly ContentProblem[];

export interface ChecksOfProject<Project> {
  projectOf(documents: Documents, unsound: readonly string[]): Project;
  readonly ofPlay: readonly ((project: Project) => Found)[];
  readonly ofTranslations: readonly ((project: Project, translations: readonly Translation[]) => Found)[];
}

/** Play checks get the project without translations, so that editing those keeps their results. */
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
