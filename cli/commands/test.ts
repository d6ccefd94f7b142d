import path from 'node:path';
import type { TestReport } from '#api/cli/test-report.ts';
import { runPlaytestFiles } from '#host/run-playtests.ts';
import type { Command, Door } from '../command.ts';

export const test: Command = {
  name: 'test',
  usage: 'test PATH… [--project DIR] [--json]',
  about: {
    ja: 'プレイテストを走らせる。PATH はファイルかフォルダー。--project がなければ、ファイルのあるプロジェクトで',
    en: 'Runs playtests: files or folders. Without --project, on the project that each file lies in',
  },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  options: { project: { type: 'text' } },
  run: async (given, door) => {
    const at = (place: string): string => path.resolve(door.folder, place);
    const project = given.text('project');
    const { report, readable } = await runPlaytestFiles(
      given.positionals.map(at),
      project === undefined ? undefined : at(project),
    );
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, door);
    if (!readable) return 2;
    return report.failed === 0 ? 0 : 1;
  },
};

function tell({ passed, failed, tests, problems = [] }: TestReport, door: Door): void {
  for (const { file, range, code, message } of problems)
    door.out(`${file}:${range.start.line + 1}:${range.start.character + 1} ${code} ${message[door.locale]}\n`);
  for (const { ok, file, name, at, message, expected, actual, legal } of tests) {
    if (ok) continue;
    door.out(`${file}: ${name}\n  ${at}: ${message[door.locale]}\n`);
    door.out(`  - ${JSON.stringify(expected)}\n  + ${JSON.stringify(actual)}\n`);
    for (const answer of legal ?? []) door.out(`    ${JSON.stringify(answer)}\n`);
  }
  door.out(door.locale === 'ja' ? `成功 ${passed}、失敗 ${failed}\n` : `${passed} passed, ${failed} failed\n`);
}
