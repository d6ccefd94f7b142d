import os from 'node:os';
import type { OnOwnThreads } from '#host/lab/games-pool.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import { LentMachines } from '#host/lab-machines/lent-machines.ts';
import type { CommandContext, OptionShape, ParsedArguments } from '../arguments/command.ts';
import { tellLabNews } from '../faults/lab-faults.ts';

export const workersOption = { type: 'number', least: 1, most: 256 } as const satisfies OptionShape;
export const labOptions = {
  workers: workersOption,
  fresh: { type: 'flag' },
  lab: { type: 'flag' },
} as const satisfies { readonly [name: string]: OptionShape };

export const labUsage = '[--workers 2] [--fresh] [--lab]';

export const readWorkers = (given: ParsedArguments): number => given.number('workers') ?? os.availableParallelism();

export function readLab(given: ParsedArguments, context: CommandContext): OnOwnThreads {
  const stop = context.stop();
  const store = given.flag('fresh') ? null : makeLineStore();
  const how = { workers: readWorkers(given), stop, store };
  if (!given.flag('lab')) return how;
  return { ...how, others: new LentMachines({ store, stop, heard: (news) => tellLabNews(context, news) }) };
}
