import os from 'node:os';
import type { LabWorkReport } from '#api/cli/lab-work-report.ts';
import type { Chunk, GivenContent, PlayedChunk } from '#host/lab/games-job.ts';
import { engineBuild } from '#host/lab/run-key.ts';
import { LabFaultFound, readLabAddress } from '#host/lab-machines/lab-address.ts';
import { lendMachine } from '#host/lab-machines/lend-machine.ts';
import { lowerPriority } from '#host/lab-runs/background-process.ts';
import { withPool } from '#host/threads/with-pool.ts';
import type { CliCommand } from '../arguments/command.ts';
import { labFault } from '../faults/lab-faults.ts';
import { readWorkers, workersOption } from '../options/lab-options.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

export const labWork: CliCommand = {
  name: 'lab work',
  usage: 'lab work [--workers 2] [--json]',
  positionals: { least: 0, most: 0 },
  options: { workers: workersOption },
  run: async (given, context) => {
    const address = readLabAddress();
    if ('code' in address) return reportFailure(context, labFault(address));
    const [workers, stop, name] = [readWorkers(given), context.stop(), nameOfThis()];
    const say = (what: 'lending' | 'lendingGone' | 'lendingBack') =>
      context.err(`${resultText(what, { server: address.shown, name, threads: workers })[context.locale]}\n`);
    const words = { lent: 'lending', gone: 'lendingGone', back: 'lendingBack' } as const;
    lowerPriority(0);
    try {
      const lent = await withPool<GivenContent, Chunk, PlayedChunk, Omit<LabWorkReport, 'name' | 'threads'>>(
        'games-worker',
        { workers, stop: new AbortController().signal },
        (threads) =>
          lendMachine(address, { name, build: engineBuild(), threads, stop, heard: (news) => say(words[news]) }),
      );
      const report: LabWorkReport = { name, threads: workers, ...lent };
      context.out(
        context.json
          ? `${JSON.stringify(report, null, 2)}\n`
          : `${resultText('lent', { games: report.games })[context.locale]}\n`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof LabFaultFound)) throw error;
      return reportFailure(context, labFault(error.fault));
    }
  },
};

/** Others are told it when a game was not as it should be. */
const nameOfThis = (): string =>
  `${os
    .hostname()
    .replaceAll(/[^A-Za-z0-9.-]/g, '-')
    .slice(0, 40)}-${process.pid}`;
