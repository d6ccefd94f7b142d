import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { visibleLine } from './visible-text.ts';

type Problem = CheckReport['problems'][number];

export function reportFailure(context: CommandContext, error: ArgumentFault): ExitCode {
  if (context.json) context.out(`${JSON.stringify({ error }, null, 2)}\n`);
  context.err(`${error.message[context.locale]}\n`);
  return 2;
}

export function reportUnplayable(context: CommandContext, folder: string, errors: readonly Problem[]): ExitCode {
  tellErrors(context, folder, errors);
  return reportFailure(context, fault('cannotPlay', { folder, errors: errors.length }));
}

export function badRecord(context: CommandContext, file: string, errors: readonly Problem[]): ExitCode {
  tellErrors(context, path.dirname(file), errors);
  return reportFailure(context, fault('badRecord', { file, errors: errors.length }));
}

function tellErrors(context: CommandContext, folder: string, errors: readonly Problem[]): void {
  for (const problem of errors) {
    const { line, character } = problem.range.start;
    const place = path.posix.join(folder, problem.file);
    context.err(
      `${visibleLine(`${place}:${line + 1}:${character + 1} ${problem.code} ${problem.message[context.locale]}`)}\n`,
    );
  }
}
