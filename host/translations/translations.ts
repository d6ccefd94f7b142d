import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import type { L10nStatusReport } from '#api/cli/l10n-status-report.ts';
import { type Diagnosis, diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { assignmentsIn } from '#authoring/project/localization/assigned-texts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { localeNamed, type NamedLocale } from '#authoring/project/localization/locale-name.ts';
import { countQuestions } from '#authoring/project/localization/questions.ts';
import { rulesRead } from '#authoring/project/localization/rules-read.ts';
import { sourceLocaleOf, targetLocales, translationFiles } from '#authoring/project/localization/translation-files.ts';
import { isMemoryPath } from '#authoring/text/files/document-path.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { memoryProblems } from '#authoring/tools/translations/memory-problems.ts';
import { countPeople } from '#authoring/tools/translations/people-counts.ts';
import { addedUp, countStates, wordCounter } from '#authoring/tools/translations/unit-counts.ts';
import { gamesOf } from '../project/games-of.ts';
import { readProject } from '../project/read-project.ts';

export type OpenedTranslations =
  | {
      readonly kind: 'opened';
      readonly files: readonly ProjectFile[];
      readonly diagnosis: Diagnosis;
      readonly locales: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'no-such-locale';
      readonly named: Extract<NamedLocale, { readonly kind: 'unknown' }>;
      readonly known: readonly string[];
    };

export async function openTranslations(folder: string, locale: string | undefined): Promise<OpenedTranslations> {
  const { files } = await readProject(folder);
  const diagnosis = diagnose(files, await gamesOf(files), null, allLanguages);
  if (diagnosis.system === null) return { kind: 'unreadable', problems: diagnosis.problems };
  const known = targetLocales(diagnosis);
  if (locale === undefined) return { kind: 'opened', files, diagnosis, locales: known };
  const named = localeNamed(locale, known);
  return named.kind === 'known'
    ? { kind: 'opened', files, diagnosis, locales: [named.locale] }
    : { kind: 'no-such-locale', named, known };
}

export function translationStatus(diagnosis: Diagnosis, locales: readonly string[]): L10nStatusReport {
  const sourceLocale = sourceLocaleOf(diagnosis);
  const wordsIn = wordCounter(sourceLocale);
  return {
    project: diagnosis.project.id,
    sourceLocale,
    locales: locales.map((locale) => {
      const translated = translationFiles(diagnosis, locale);
      const files = translated.map(({ source, path, lines, questions }) => ({
        ...{ source, path },
        ...countStates(lines, wordsIn),
        questions: countQuestions([questions]),
      }));
      const questions = countQuestions(translated.map((one) => one.questions));
      const people = countPeople(translated, assignmentsIn(diagnosis, locale), wordsIn);
      const problems = byKind(problemsOf(diagnosis, [locale]));
      return { locale, ...addedUp(files), questions, people, problems, files };
    }),
  };
}

export function translationCheck(
  { files, diagnosis }: Pick<Extract<OpenedTranslations, { kind: 'opened' }>, 'files' | 'diagnosis'>,
  locales: readonly string[],
): L10nCheckReport {
  const problems = [...problemsOf(diagnosis, locales), ...memoryProblems(files)];
  const from = sourceLocaleOf(diagnosis);
  const lines = locales.map((locale) => translationFiles(diagnosis, locale).flatMap((file) => file.lines));
  const units = lines.flat().filter(({ unit, isBelow }) => unit !== null && !isBelow).length;
  const meanings = locales.map((locale, i) => ({ locale, ...rulesRead(lines[i] ?? [], from, locale, allLanguages) }));
  return { locales: [...locales], units, meanings, problems };
}

function problemsOf({ problems }: Diagnosis, locales: readonly string[]): readonly Problem[] {
  const isAsked = ({ file, data }: Problem): boolean =>
    file.startsWith('l10n/')
      ? locales.some((locale) => file.startsWith(`l10n/${locale}/`)) || !isOfLocale(file)
      : locales.includes(String(data['locale']));
  return problems.filter(
    (problem) => (problem.file.startsWith('l10n/') || problem.code.startsWith('L10N')) && isAsked(problem),
  );
}

function byKind(problems: readonly Problem[]): L10nStatusReport['locales'][number]['problems'] {
  const found = new Map<string, Problem[]>();
  for (const one of problems) found.set(one.code, [...(found.get(one.code) ?? []), one]);
  return [...found]
    .map(([code, its]) => ({ code, count: its.length, message: its[0]?.message ?? { ja: '', en: '' } }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

/** Whether a file belongs to a single locale. */
const isOfLocale = (file: string): boolean => file.split('/').length > 2 && !isMemoryPath(file);
