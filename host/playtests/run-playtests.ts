import type { TestReport } from '#api/cli/test-report.ts';
import type { Failure } from '#authoring/project/playtests/playtest.ts';
import { failureText } from '#authoring/project/sentences/failure-text.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { FoundTest } from './playtest-files.ts';

type Row = TestReport['tests'][number];

export function runFoundTests(tests: readonly FoundTest[], problems: readonly Problem[]): TestReport {
  const rows = tests.map((one) => rowOf(one, runPlaytest(one.file, one.test, one)));
  const passed = rows.filter(({ ok }) => ok).length;
  const told = problems.length === 0 ? {} : { problems: [...problems] };
  return { passed, failed: rows.length - passed, tests: rows, ...told };
}

export function rowOf(one: FoundTest, { legal, ...result }: ReturnType<typeof runPlaytest>): Row {
  return {
    ...result,
    rules: [...result.rules],
    range: result.at === null ? null : one.rangeOf(result.at),
    ...(result.at === null ? {} : { said: saidOf(one, { ...result, at: result.at }) }),
    ...(legal === undefined ? {} : { legal: [...legal] }),
  };
}

function saidOf({ playable: { system, documents } }: FoundTest, failure: Failure): NonNullable<Row['said']> {
  const { where, expected, actual } = failureText(failure, system, documents);
  return { where: { ...where }, expected: expected && { ...expected }, actual: actual && { ...actual } };
}
