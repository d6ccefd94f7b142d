import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { visibleLine } from './visible-text.ts';

type Problem = CheckReport['problems'][number];

export function reportFailure(door: CommandContext, error: ArgumentFault): ExitCode {
  if (door.json) door.out(`${JSON.stringify({ error }, null, 2)}\n`);
  door.err(`${error.message[door.locale]}\n`);
  return 2;
}

export function reportUnplayable(door: CommandContext, folder: string, errors: readonly Problem[]): ExitCode {
  tellErrors(door, folder, errors);
  return reportFailure(door, fault('cannotPlay', { folder, errors: errors.length }));
}

export function badRecord(door: CommandContext, file: string, errors: readonly Problem[]): ExitCode {
  tellErrors(door, path.dirname(file), errors);
  return reportFailure(door, fault('badRecord', { file, errors: errors.length }));
}

function tellErrors(door: CommandContext, folder: string, errors: readonly Problem[]): void {
  for (const problem of errors) {
    const { line, character } = problem.range.start;
    const place = path.posix.join(folder, problem.file);
    door.err(
      `${visibleLine(`${place}:${line + 1}:${character + 1} ${problem.code} ${problem.message[door.locale]}`)}\n`,
    );
  }
}
