import type { DrawFailure } from '#host/browser/with-print-page.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportFailure } from '../output/tell-problems.ts';

export function reportUndrawn(door: CommandContext, undrawn: DrawFailure): ExitCode {
  switch (undrawn.kind) {
    case 'stopped':
      return 130;
    case 'no-browser':
      return reportFailure(door, fault('noBrowser', { install: undrawn.install }));
    case 'browser-gone':
      return reportFailure(door, fault('browserGone'));
  }
}
