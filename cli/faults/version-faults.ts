import type { GitFault } from '#api/studio/history-calls.ts';
import type { NoVersion } from '#host/lab/other-version.ts';
import type { ProjectWithErrors } from '#host/project/project-for-play.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import reasons from '../words/reasons.json' with { type: 'json' };

const reasonOf = {
  none: 'no-folder-no-git',
  empty: 'no-commit-yet',
  unknown: 'no-version',
  otherGame: 'other-game',
} as const;

/** The version that `--against` names cannot be played. */
export function reportNoVersion(
  context: CommandContext,
  given: string,
  found: NoVersion | ProjectWithErrors,
): ExitCode {
  if ('errors' in found) return reportUnplayable(context, given, found.errors);
  const { why } = found;
  const because = reasons[why in reasonOf ? reasonOf[why as keyof typeof reasonOf] : (why as GitFault)];
  return reportFailure(context, fault('noOtherVersion', { given, why }, { because }));
}
