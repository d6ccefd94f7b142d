import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import type { ExitCode, Locale } from '../arguments/command.ts';
import { headingText } from '../words/cli-text.ts';
import { visibleLine } from './visible-text.ts';

type Problem = CheckReport['problems'][number];

export function countsOf(problems: readonly Problem[]): { readonly errors: number; readonly warnings: number } {
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length;
  return { errors: count('error'), warnings: count('warning') };
}

export function problemsExit(readable: boolean, problems: readonly Problem[], strict: boolean): ExitCode {
  if (!readable) return 2;
  const fails = problems.some(({ severity }) => severity === 'error' || (strict && severity === 'warning'));
  return fails ? 1 : 0;
}

/** Line and column are one-based, as in editors. */
export function problemLine(problem: Problem, folder: string, locale: Locale): string {
  const { line, character } = problem.range.start;
  const place = `${path.posix.join(folder, problem.file)}:${line + 1}:${character + 1}`;
  return visibleLine(`${place} ${headingText(problem.severity, locale)} ${problem.code} ${problem.message[locale]}`);
}
