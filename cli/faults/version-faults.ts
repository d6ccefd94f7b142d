import type { GitFault } from '#api/studio/history-calls.ts';
import { type NoVersion, type SeveralRuns, shortKey } from '#host/lab/other-version.ts';
import type { ProjectWithErrors } from '#host/project/project-for-play.ts';
import { fault, withNearest } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure, reportUnplayable } from '../output/tell-problems.ts';
import { anyList, resultText } from '../words/cli-text.ts';
import reasons from '../words/reasons.json' with { type: 'json' };

const reasonOf = {
  none: 'no-folder-no-git',
  empty: 'no-commit-yet',
  unknown: 'no-version',
  otherGame: 'other-game',
  goneRun: 'gone-run',
} as const;

/** The version that `--against` names cannot be played. */
export function reportNoVersion(
  context: CommandContext,
  given: string,
  found: NoVersion | ProjectWithErrors | SeveralRuns,
): ExitCode {
  if ('errors' in found) return reportUnplayable(context, given, found.errors);
  if ('several' in found) {
    const keys = found.several.map(({ key }) => key);
    return reportFailure(
      context,
      fault('severalRuns', { given, keys }, { keys: anyList(found.several.map(shortKey)) }),
    );
  }
  const { why, nearest } = found;
  const because = reasons[why in reasonOf ? reasonOf[why as keyof typeof reasonOf] : (why as GitFault)];
  const instead = nearest === undefined ? '' : resultText('meant', { nearest });
  return reportFailure(context, fault('noOtherVersion', { ...withNearest(given, nearest), why }, { because, instead }));
}
