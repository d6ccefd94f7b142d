import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { type Checked, checkProject } from '#host/check-project.ts';
import { type LookedAtFaces, measureFaces } from '#host/faces/measure-faces.ts';
import type { Command, Door, ExitCode, Locale } from '../command.ts';
import { cannotDraw } from '../draw-faults.ts';
import { Progress } from '../long-work.ts';
import { howManyOf, problemLine, problemsExit } from '../problem-lines.ts';
import { visibleLine } from '../visible-text.ts';

export const check: Command = {
  name: 'check',
  usage: 'check PROJECT [--strict] [--faces] [--json]',
  about: {
    ja: 'プロジェクトを調べて、問題を一つずつ言う。--strict では警告も失敗に数える。--faces ではカードとボードの面を全言語で描き、入らない文と書体にない文字も言う',
    en: 'Looks through a project and tells each problem. With --strict a warning is a failure too. With --faces the faces of cards and boards are drawn in all languages, and what does not fit or is in no font is told as well',
  },
  positionals: { least: 1, most: 1 },
  options: { strict: { type: 'flag' }, faces: { type: 'flag' } },
  run: async (given, door) => {
    const folder = path.resolve(door.folder, given.positionals[0] ?? '.');
    const checked = await checkProject(folder);
    const { readable, report: read } = checked;
    const drawn = given.flag('faces') && readable ? await facesOf(checked, door) : null;
    if (typeof drawn === 'number') return drawn;
    const report =
      drawn === null ? read : { ...read, faces: drawn.faces, problems: [...read.problems, ...drawn.problems] };
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, given.positionals[0] ?? '.', door);
    return problemsExit(readable, report.problems, given.flag('strict'));
  },
};

/** The faces, drawn; a number: it could not be done, and that was said. */
async function facesOf(checked: Checked, door: Door): Promise<LookedAtFaces | ExitCode> {
  const progress = new Progress(door);
  const looked = await measureFaces(checked, (done, of) => progress.at(done, of), door.stop());
  return looked.kind === 'measured' ? looked : cannotDraw(door, looked);
}

function tell(report: CheckReport, folder: string, door: Door): void {
  for (const problem of report.problems) door.out(`${problemLine(problem, folder, door.locale)}\n`);
  const count = howManyOf(report.problems);
  const { files, cards, units, faces, packages } = report;
  const drawn = faces === undefined ? { ja: '', en: '' } : { ja: `、面${faces}枚`, en: `, ${faces} faces` };
  for (const one of packages.length > 1 ? packages : []) door.out(`${visibleLine(packageLine(one, door.locale))}\n`);
  door.out(
    door.locale === 'ja'
      ? `${files}ファイル、カード${cards}種、翻訳${units}件${drawn.ja}を調べました。エラー${count('error')}、警告${count('warning')}\n`
      : `Looked at ${files} files, ${cards} card designs, ${units} units of translation${drawn.en}. ${count('error')} errors, ${count('warning')} warnings\n`,
  );
}

/** A project that plays a part, in the order in which they are laid on each other. */
function packageLine(
  { id, version, folder, cards, overrides }: CheckReport['packages'][number],
  locale: Locale,
): string {
  const replaced = overrides.map((one) => `${one.of}:${one.id}`).join(locale === 'ja' ? '、' : ', ');
  const also = replaced === '' ? '' : locale === 'ja' ? `、${replaced} を差し替え` : `, overrides ${replaced}`;
  return `${id} ${version} (${folder}): ${locale === 'ja' ? `カード${cards}種` : `${cards} card designs`}${also}`;
}
