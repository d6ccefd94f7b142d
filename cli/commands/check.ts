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
  run: async (given, door) => {
    const folder = path.resolve(door.folder, given.positionals[0] ?? '.');
    const checked = await checkProject(folder);
    const { readable, report: read } = checked;
    const drawn = given.flag('faces') && readable ? await drawnOf(checked, door) : null;
    if (typeof drawn === 'number') return drawn;
    const report = drawn === null ? read : withDrawn(read, drawn);
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, given.positionals[0] ?? '.', door);
    return problemsExit(readable, report.problems, given.flag('strict'));
  },
};

/** An exit code: failed, and reported. */
async function drawnOf(checked: ProjectCheck, door: CommandContext): Promise<MeasuredProject | ExitCode> {
  const progress = new Progress(door);
  const looked = await measureProject(checked, (done, of) => progress.at(done, of), door.stop());
  return looked.kind === 'measured' ? looked : reportUndrawn(door, looked);
}

const withDrawn = (read: CheckReport, { faces, parts, problems }: MeasuredProject): CheckReport => ({
  ...{ ...read, faces, parts },
  problems: [...read.problems, ...problems],
});

function tell(report: CheckReport, folder: string, door: CommandContext): void {
  for (const problem of report.problems) door.out(`${problemLine(problem, folder, door.locale)}\n`);
  const { files, designs, units, faces, parts, packages, problems } = report;
  for (const one of packages.length > 1 ? packages : []) door.out(`${visibleLine(packageLine(one)[door.locale])}\n`);
  const said = {
    ...{ files, designs: designsText(designs), units, faces, parts: parts === 0 ? undefined : parts },
    ...countsOf(problems),
  };
  door.out(`${resultText('checked', said)[door.locale]}\n`);
}

const packageLine = ({ id, version, folder, designs, overrides }: CheckReport['packages'][number]) =>
  resultText('package', {
    ...{ id, version, folder, designs: designsText(designs) },
    overrides: overrides.map((one) => `${one.of}:${one.id}`),
  });
