import path from 'node:path';
import type { CheckReport } from '#api/cli/check-report.ts';
import { checkProject } from '#host/check-project.ts';
import type { Command, Door, Locale } from '../command.ts';
import { howManyOf, problemLine, problemsExit } from '../problem-lines.ts';
import { visibleLine } from '../visible-text.ts';

export const check: Command = {
  name: 'check',
  usage: 'check PROJECT [--strict] [--json]',
  about: {
    ja: 'プロジェクトを調べて、問題を一つずつ言う。--strict では警告も失敗に数える',
    en: 'Looks through a project and tells each problem. With --strict a warning is a failure too',
  },
  positionals: { least: 1, most: 1 },
  options: { strict: { type: 'flag' } },
  run: async (given, door) => {
    const folder = path.resolve(door.folder, given.positionals[0] ?? '.');
    const { readable, report } = await checkProject(folder);
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, given.positionals[0] ?? '.', door);
    return problemsExit(readable, report.problems, given.flag('strict'));
  },
};

function tell(report: CheckReport, folder: string, door: Door): void {
  for (const problem of report.problems) door.out(`${problemLine(problem, folder, door.locale)}\n`);
  const count = howManyOf(report.problems);
  const { files, cards, units, packages } = report;
  for (const one of packages.length > 1 ? packages : []) door.out(`${visibleLine(packageLine(one, door.locale))}\n`);
  door.out(
    door.locale === 'ja'
      ? `${files}ファイル、カード${cards}種、翻訳${units}件を調べました。エラー${count('error')}、警告${count('warning')}\n`
      : `Looked at ${files} files, ${cards} card designs, ${units} units of translation. ${count('error')} errors, ${count('warning')} warnings\n`,
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
