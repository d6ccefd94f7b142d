import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { type MeasuredProject, measureProject } from '#host/faces/measure-project.ts';
import { checkProject, type ProjectCheck } from '#host/reports/check-project.ts';
import type { CliCommand, CommandContext, ExitCode, Locale } from '../arguments/command.ts';
import { reportUndrawn } from '../faults/draw-faults.ts';
import { designLines } from '../output/design-lines.ts';
import { Progress } from '../output/long-work.ts';
import { howManyOf, problemLine, problemsExit } from '../output/problem-lines.ts';
import { visibleLine } from '../output/visible-text.ts';

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
  const count = howManyOf(report.problems);
  const { files, designs, units, faces, parts, packages } = report;
  const besides = parts ? { ja: `、ほかの印刷物${parts}点`, en: `, ${parts} other printed items` } : none;
  const drawn = faces === undefined ? none : { ja: `、面${faces}枚${besides.ja}`, en: `, ${faces} faces${besides.en}` };
  for (const one of packages.length > 1 ? packages : []) door.out(`${visibleLine(packageLine(one, door.locale))}\n`);
  door.out(
    door.locale === 'ja'
      ? `${files}ファイル、${designLines(designs, 'ja')}、翻訳${units}件${drawn.ja}を調べました。エラー${count('error')}、警告${count('warning')}\n`
      : `Checked ${files} files, ${designLines(designs, 'en')}, ${units} units of translation${drawn.en}. ${count('error')} errors, ${count('warning')} warnings\n`,
  );
}

const none = { ja: '', en: '' };

function packageLine(
  { id, version, folder, designs, overrides }: CheckReport['packages'][number],
  locale: Locale,
): string {
  const replaced = overrides.map((one) => `${one.of}:${one.id}`).join(locale === 'ja' ? '、' : ', ');
  const also = replaced === '' ? '' : locale === 'ja' ? `、${replaced} を差し替え` : `, overrides ${replaced}`;
  return `${id} ${version} (${folder}): ${designLines(designs, locale)}${also}`;
}
