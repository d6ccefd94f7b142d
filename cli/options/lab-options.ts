import os from 'node:os';
import type { OnOwnThreads } from '#host/lab/games-pool.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import type { CommandContext, OptionShape, ParsedArguments } from '../arguments/command.ts';

export const labOptions = {
  workers: { type: 'number', least: 1, most: 256 },
  fresh: { type: 'flag' },
} as const satisfies { readonly [name: string]: OptionShape };

export const labUsage = '[--workers 2] [--fresh]';

export function readLab(given: ParsedArguments, context: CommandContext): OnOwnThreads {
  return {
    workers: given.number('workers') ?? os.availableParallelism(),
    stop: context.stop(),
    store: given.flag('fresh') ? null : makeLineStore(),
  };
}
