import type { DrawFailure } from '#host/browser/with-print-page.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure } from '../output/tell-problems.ts';

export function reportUndrawn(context: CommandContext, undrawn: DrawFailure): ExitCode {
  switch (undrawn.kind) {
    case 'stopped':
      return 130;
    case 'no-browser':
      return reportFailure(context, fault('noBrowser', { install: undrawn.install }));
    case 'browser-gone':
      return reportFailure(context, fault('browserGone'));
  }
}
