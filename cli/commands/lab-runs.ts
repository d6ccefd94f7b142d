import type { LabRunsReport } from '#api/cli/lab-runs-report.ts';
import { makeLineStore } from '#host/lab/line-store.ts';
import type { CliCommand, ExitCode } from '../arguments/command.ts';
import { runsTable } from '../output/runs-table.ts';

export const labRuns: CliCommand = {
  name: 'lab runs',
  usage: 'lab runs [--json]',
  positionals: { least: 0, most: 0 },
  options: {},
  run: async (_, context): Promise<ExitCode> => {
    const report: LabRunsReport = { runs: [...(await makeLineStore().asked.list())] };
    context.out(context.json ? `${JSON.stringify(report, null, 2)}\n` : runsTable(report, context.locale));
    return 0;
  },
};
