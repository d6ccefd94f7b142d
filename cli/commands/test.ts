import path from 'node:path';
import { type Showable, showable } from '#api/cli/show-report.ts';
import { explainTest, inspectPlaytest, type PlaytestRun, showTest } from '#host/playtests/inspect-playtest.ts';
import { type FoundTest, findPlaytests, testsNamed } from '#host/playtests/playtest-files.ts';
import { runFoundTests } from '#host/playtests/run-playtests.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext, ExitCode, ParsedArguments } from '../arguments/command.ts';
import { noSuchEvent, tellExplanation } from '../output/tell-explanation.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { tellFailure, tellShown, tellTests } from '../output/tell-tests.ts';
import { resultText } from '../words/cli-text.ts';

export const test: CliCommand = {
  name: 'test',
  usage:
    'test PATH… [--project DIR] [--name TEXT] [--explain EVENT | --show table|events|legal] [--until STEP] [--json]',
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  options: {
    project: { type: 'text' },
    name: { type: 'text' },
    explain: { type: 'text' },
    show: { type: 'text', words: showable },
    until: { type: 'text' },
  },
  run: async (given, context) => {
    const at = (place: string): string => path.resolve(context.folder, place);
    const folder = given.text('project');
    const found = await findPlaytests(given.positionals.map(at), folder === undefined ? undefined : at(folder));
    if (found.empty.length > 0)
      return reportFailure(context, fault('noPlaytests', { places: found.empty.join(' ') }, { folders: found.empty }));
    tellBorrowed(found.borrowed, context);
    const name = given.text('name');
    const tests = name === undefined ? found.tests : testsNamed(found.tests, name);
    const isReadable = found.problems.length === 0;
    if (isReadable && name !== undefined && tests.length === 0)
      return reportFailure(context, fault('noSuchTest', { name, tests: found.tests.length }, listedIn(found.tests)));
    if (isReadable && (given.text('explain') ?? given.text('show')) !== undefined) return look(tests, given, context);
    if (given.text('until') !== undefined && isReadable) return reportFailure(context, fault('untilAlone'));
    const report = runFoundTests(tests, found.problems);
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tellTests(report, context);
    if (!isReadable) return 2;
    return report.failed === 0 ? 0 : 1;
  },
};

function listedIn(tests: readonly FoundTest[]): { readonly listed: string } {
  const names = tests.slice(0, 40).map(({ test }) => `\n  ${test.name}`);
  return { listed: names.join('') + (tests.length > 40 ? `\n  … (${tests.length})` : '') };
}

/** `given`: none; `when/0` or `0`: the first step. */
function stepsUntil(until: string, steps: number): number | ArgumentFault {
  if (until === 'given') return 0;
  const [, written] = /^(?:when\/)?(\d+)$/.exec(until) ?? [];
  if (written !== undefined && Number(written) < steps) return Number(written) + 1;
  return fault('noSuchStep', { until, steps }, { last: steps - 1 });
}

function look(tests: readonly FoundTest[], given: ParsedArguments, context: CommandContext): ExitCode {
  const [explain, show] = [given.text('explain'), given.text('show') as Showable | undefined];
  const [one, ...more] = tests;
  if (one === undefined || more.length > 0 || (explain !== undefined && show !== undefined))
    return reportFailure(context, fault('whichTest', { tests: tests.length }, listedIn(tests)));
  const until = given.text('until');
  const steps = until === undefined ? null : stepsUntil(until, one.test.when.length);
  if (typeof steps === 'object' && steps !== null) return reportFailure(context, steps);
  const seen = inspectPlaytest(one, steps);
  return explain === undefined ? tellShow(seen, show ?? 'table', context) : tellWhy(seen, explain, context);
}

function tellWhy(seen: PlaytestRun, event: string, context: CommandContext): ExitCode {
  const found = explainTest(seen, event);
  if (found === null) return cannotBegin(seen, context);
  if (!context.json) tellFailure(seen.test, context);
  const { test } = seen;
  if ('chain' in found) tellExplanation({ ...found, test }, event, context);
  else {
    const { data, ...fault } = noSuchEvent(event, found);
    reportFailure(context, { ...fault, data: { ...data, test } });
  }
  if (!test.ok) return 1;
  return 'chain' in found ? 0 : 2;
}

function tellShow(seen: PlaytestRun, what: Showable, context: CommandContext): ExitCode {
  const shown = showTest(seen, what);
  if (shown === null) return cannotBegin(seen, context);
  if (context.json) context.out(`${JSON.stringify(shown, null, 2)}\n`);
  else tellShown(shown, context);
  return seen.test.ok ? 0 : 1;
}

/** The start position failed. */
function cannotBegin({ test }: PlaytestRun, context: CommandContext): ExitCode {
  if (!context.json) tellFailure(test, context);
  reportFailure(context, fault('notBegun', { test }));
  return 1;
}

function tellBorrowed(
  borrowed: readonly { readonly file: string; readonly project: string }[],
  context: CommandContext,
): void {
  for (const project of new Set(borrowed.map((one) => one.project))) {
    const files = borrowed.filter((one) => one.project === project).map(({ file }) => file);
    context.err(`${resultText('runElsewhere', { files, project })[context.locale]}\n`);
  }
}
