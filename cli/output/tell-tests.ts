import type { ShowReport } from '#api/cli/show-report.ts';
import type { TestReport, TestRow } from '#api/cli/test-report.ts';
import type { CliText, CommandContext } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';
import { visibleLine } from './visible-text.ts';

export function tellTests({ passed, failed, tests, problems = [] }: TestReport, context: CommandContext): void {
  for (const { file, range, code, message } of problems)
    context.out(`${visibleLine(`${placeOf(file, range)} ${code} ${message[context.locale]}`)}\n`);
  for (const test of tests) tellFailure(test, context);
  context.out(`${resultText('tested', { passed, failed })[context.locale]}\n`);
}

/** Nothing if it passed. */
export function tellFailure(
  { ok, file, range, name, at, message, expected, actual, said, legal }: TestRow,
  context: CommandContext,
): void {
  if (ok) return;
  context.out(`${visibleLine(`${placeOf(file, range)}: ${name}`)}\n  ${at}: ${message[context.locale]}\n`);
  if (said !== undefined) tellSides(said, context);
  context.out(`  - ${JSON.stringify(expected)}\n  + ${JSON.stringify(actual)}\n`);
  for (const answer of legal ?? []) context.out(`    ${JSON.stringify(answer)}\n`);
}

/** As sentences, as in the desk. */
function tellSides({ where, expected, actual }: NonNullable<TestRow['said']>, { locale, out }: CommandContext): void {
  const side = (name: 'expected' | 'actual', text: CliText | null) =>
    text === null ? [] : [resultText(name, { text })[locale]];
  const sides = [...side('expected', expected), ...side('actual', actual)];
  for (const line of [where[locale], ...sides]) out(`  ${visibleLine(line)}\n`);
}

/** Line and column are one-based, as in editors. */
function placeOf(file: string, range: TestRow['range']): string {
  return range === null ? file : `${file}:${range.start.line + 1}:${range.start.character + 1}`;
}

/** Its table, events by step, or the current decision. */
export function tellShown({ test, at, table, events, decision, legal }: ShowReport, context: CommandContext): void {
  const { locale } = context;
  tellFailure(test, context);
  context.out(`${resultText('after', { at })[locale]}\n`);
  if (table !== undefined) context.out(`${JSON.stringify(table, null, 2)}\n`);
  let step = '';
  for (const { index, at: during, event, text } of events ?? []) {
    if (during !== step) context.out(`${during}\n`);
    step = during;
    context.out(`  ${index}  ${visibleLine(text[locale])}\n      ${JSON.stringify(event)}\n`);
  }
  if (decision !== undefined)
    context.out(
      decision === null
        ? `${resultText('noDecision')[locale]}\n`
        : `${visibleLine(decision.text[locale])} [${decision.rule}]  ${decision.step}\n`,
    );
  for (const { answer, text } of legal ?? [])
    context.out(`  ${visibleLine(text[locale])}\n      ${JSON.stringify(answer)}\n`);
}
