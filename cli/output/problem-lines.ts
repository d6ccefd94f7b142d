import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import type { ExitCode, Locale } from '../arguments/command.ts';
import { visibleLine } from './visible-text.ts';

type Problem = CheckReport['problems'][number];

const severityWords = {
  error: { ja: 'エラー', en: 'error' },
  warning: { ja: '警告', en: 'warning' },
  info: { ja: 'お知らせ', en: 'info' },
} as const;

/** How many problems there are of a severity. */
export const howManyOf =
  (problems: readonly Problem[]) =>
  (severity: Problem['severity']): number =>
    problems.filter((problem) => problem.severity === severity).length;

/** What a look through a project ends with. */
export function problemsExit(readable: boolean, problems: readonly Problem[], strict: boolean): ExitCode {
  if (!readable) return 2;
  const fails = problems.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
  return fails ? 1 : 0;
}

/** A problem with its place. Line and column are one-based here, as editors show and open them. */
export function problemLine(problem: Problem, folder: string, locale: Locale): string {
  const { line, character } = problem.range.start;
  const place = `${path.posix.join(folder, problem.file)}:${line + 1}:${character + 1}`;
  return visibleLine(`${place} ${severityWords[problem.severity][locale]} ${problem.code} ${problem.message[locale]}`);
}
