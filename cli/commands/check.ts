import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { type MeasuredProject, measureProject } from '#host/faces/measure-project.ts';
import { checkProject, type ProjectCheck } from '#host/reports/check-project.ts';
import type { CliCommand, CommandContext, ExitCode } from '../arguments/command.ts';
import { reportUndrawn } from '../faults/draw-faults.ts';
import { designsText } from '../output/designs-text.ts';
import { Progress } from '../output/long-work.ts';
import { countsOf, problemLine, problemsExit } from '../output/problem-lines.ts';
import { visibleLine } from '../output/visible-text.ts';
import { resultText } from '../words/cli-text.ts';

export const check: CliCommand = {
  name: 'check',
  usage: 'check PROJECT [--strict] [--faces] [--json]',
  positionals: { least: 1, most: 1 },
  options: { strict: { type: 'flag' }, faces: { type: 'flag' } },
  run: async (given, context) => {
    const folder = path.resolve(context.folder, given.positionals[0] ?? '.');
    const checked = await checkProject(folder);
    const { readable, report: read } = checked;
    const drawn = given.flag('faces') && readable ? await drawnOf(checked, context) : null;
    if (typeof drawn === 'number') return drawn;
    const report = drawn === null ? read : withDrawn(read, drawn);
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, given.positionals[0] ?? '.', context);
    return problemsExit(readable, report.problems, given.flag('strict'));
  },
};

/** An exit code: failed, and reported. */
async function drawnOf(checked: ProjectCheck, context: CommandContext): Promise<MeasuredProject | ExitCode> {
  const progress = new Progress(context);
  const looked = await measureProject(checked, (done, of) => progress.at(done, of), context.stop());
  return looked.kind === 'measured' ? looked : reportUndrawn(context, looked);
}

const withDrawn = (read: CheckReport, { faces, parts, problems }: MeasuredProject): CheckReport => ({
  ...{ ...read, faces, parts },
  problems: [...read.problems, ...problems],
});

function tell(report: CheckReport, folder: string, context: CommandContext): void {
  for (const problem of report.problems) context.out(`${problemLine(problem, folder, context.locale)}\n`);
  const { files, designs, units, faces, parts, packages, problems } = report;
  for (const one of packages.length > 1 ? packages : [])
    context.out(`${visibleLine(packageLine(one)[context.locale])}\n`);
  const said = {
    ...{ files, designs: designsText(designs), units, faces, parts: parts === 0 ? undefined : parts },
    ...countsOf(problems),
  };
  context.out(`${resultText('checked', said)[context.locale]}\n`);
}

const packageLine = ({ id, version, folder, designs, overrides }: CheckReport['packages'][number]) =>
  resultText('package', {
    ...{ id, version, folder, designs: designsText(designs) },
    overrides: overrides.map((one) => `${one.of}:${one.id}`),
  });
