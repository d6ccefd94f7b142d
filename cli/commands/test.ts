import path from 'node:path';
import type { TestReport } from '#api/cli/test-report.ts';
import { explainPlaytest, runPlaytestFiles } from '#host/run-playtests.ts';
import type { Command, Door, ExitCode } from '../command.ts';
import { tellExplanation } from '../tell-explanation.ts';
import { cannot } from '../tell-problems.ts';

export const test: Command = {
  name: 'test',
  usage: 'test PATH… [--project DIR] [--explain EVENT [--name TEXT]] [--json]',
  about: {
    ja: 'プレイテストを走らせる。PATH はファイルかフォルダー。--project がなければ、ファイルのあるプロジェクトで。--explain は、テスト（名前の一部を --name で）の出来事がなぜそうなったかを言う',
    en: 'Runs playtests: files or folders. Without --project, on the project that each file lies in. --explain tells why an event of one test (by a part of its name, --name) came out as it did',
  },
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  options: { project: { type: 'text' }, explain: { type: 'text' }, name: { type: 'text' } },
  run: async (given, door) => {
    const at = (place: string): string => path.resolve(door.folder, place);
    const folder = given.text('project');
    const project = folder === undefined ? undefined : at(folder);
    const event = given.text('explain');
    if (event !== undefined) return explain(given.positionals.map(at), project, given.text('name') ?? '', event, door);
    const { report, readable } = await runPlaytestFiles(given.positionals.map(at), project);
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, door);
    if (!readable) return 2;
    return report.failed === 0 ? 0 : 1;
  },
};

async function explain(
  [file, ...more]: readonly string[],
  project: string | undefined,
  name: string,
  event: string,
  door: Door,
): Promise<ExitCode> {
  if (file === undefined || more.length > 0) return cannot(door, whichTest([]));
  const found = await explainPlaytest(file, project, name, event);
  if ('named' in found) return cannot(door, whichTest(found.named));
  if ('explained' in found) return tellExplanation(found.explained, event, door);
  tell({ passed: 0, failed: 0, tests: [], problems: [...found.problems] }, door);
  return 2;
}

function whichTest(names: readonly string[]) {
  const list = names.map((name) => `\n  ${name}`).join('');
  return {
    code: 'ARG018',
    message: {
      ja: `--explain には、ファイル1つと、その中のテスト1つ（--name に名前の一部）を指定してください。${list}`,
      en: `--explain takes one file and one of its tests (--name and a part of its name).${list}`,
    },
    data: { tests: names.length },
  };
}

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
