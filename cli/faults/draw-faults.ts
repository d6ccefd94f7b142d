import type { Undrawn } from '#host/browser/on-print-page.ts';
import { fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { cannot } from '../output/tell-problems.ts';

export function cannotDraw(door: CommandContext, undrawn: Undrawn): ExitCode {
  switch (undrawn.kind) {
    case 'stopped':
      return 130;
    case 'no-browser':
      return cannot(door, fault('noBrowser', { install: undrawn.install }));
    case 'browser-gone':
      return cannot(door, fault('browserGone'));
  }
}
