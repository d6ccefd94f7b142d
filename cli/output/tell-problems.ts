import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import type { ArgumentFault } from '../arguments/argument-faults.ts';
import type { Door, ExitCode } from '../arguments/command.ts';
import { visibleLine } from './visible-text.ts';

type Problem = CheckReport['problems'][number];

/** Says why it cannot be done, in words and with `--json` as data. */
export function cannot(door: Door, fault: ArgumentFault): ExitCode {
  if (door.json) door.out(`${JSON.stringify({ error: fault }, null, 2)}\n`);
  door.err(`${fault.message[door.locale]}\n`);
  return 2;
}

/** A project that cannot be played: the errors that keep it from it. */
export function cannotPlay(door: Door, folder: string, errors: readonly Problem[]): ExitCode {
  tellErrors(door, folder, errors);
  return cannot(door, {
    code: 'ARG010',
    message: {
      ja: `${folder} は遊べません。先に ${errors.length} 件のエラーを直してください（studio check ${folder}）。`,
      en: `${folder} cannot be played: mend its ${errors.length} errors first (studio check ${folder}).`,
    },
    data: { folder, errors: errors.length },
  });
}

/** A campaign record that does not have its shape: where, and why. Nothing is written into it. */
export function badRecord(door: Door, file: string, errors: readonly Problem[]): ExitCode {
  tellErrors(door, path.dirname(file), errors);
  return cannot(door, {
    code: 'ARG016',
    message: {
      ja: `キャンペーンの記録 ${file} を読めません。何も書き込みませんでした。`,
      en: `The campaign record ${file} cannot be read. Nothing was written into it.`,
    },
    data: { file, errors: errors.length },
  });
}

/** A file that cannot be written. */
export function notWritten(file: string): ArgumentFault {
  return {
    code: 'ARG009',
    message: { ja: `${file} に書けません。`, en: `${file} cannot be written.` },
    data: { file },
  };
}

function tellErrors(door: Door, folder: string, errors: readonly Problem[]): void {
  for (const problem of errors) {
    const { line, character } = problem.range.start;
    const place = path.posix.join(folder, problem.file);
    door.err(
      `${visibleLine(`${place}:${line + 1}:${character + 1} ${problem.code} ${problem.message[door.locale]}`)}\n`,
    );
  }
}
