import type { ShowReport } from '#api/cli/show-report.ts';
import type { TestReport, TestRow } from '#api/cli/test-report.ts';
import type { CliText, CommandContext } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';
import { visibleLine } from './visible-text.ts';

export function tellTests({ passed, failed, tests, problems = [] }: TestReport, door: CommandContext): void {
  for (const { file, range, code, message } of problems)
    door.out(`${visibleLine(`${placeOf(file, range)} ${code} ${message[door.locale]}`)}\n`);
  for (const test of tests) tellFailure(test, door);
  door.out(`${resultText('tested', { passed, failed })[door.locale]}\n`);
}

/** Nothing if it passed. */
export function tellFailure(
  { ok, file, range, name, at, message, expected, actual, said, legal }: TestRow,
  door: CommandContext,
): void {
  if (ok) return;
  door.out(`${visibleLine(`${placeOf(file, range)}: ${name}`)}\n  ${at}: ${message[door.locale]}\n`);
  if (said !== undefined) tellSides(said, door);
  door.out(`  - ${JSON.stringify(expected)}\n  + ${JSON.stringify(actual)}\n`);
  for (const answer of legal ?? []) door.out(`    ${JSON.stringify(answer)}\n`);
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
export function tellShown({ test, at, table, events, decision, legal }: ShowReport, door: CommandContext): void {
  const { locale } = door;
  tellFailure(test, door);
  door.out(`${resultText('after', { at })[locale]}\n`);
  if (table !== undefined) door.out(`${JSON.stringify(table, null, 2)}\n`);
  let step = '';
  for (const { index, at: during, event, text } of events ?? []) {
    if (during !== step) door.out(`${during}\n`);
    step = during;
    door.out(`  ${index}  ${visibleLine(text[locale])}\n      ${JSON.stringify(event)}\n`);
  }
  if (decision !== undefined)
    door.out(
      decision === null
        ? `${resultText('noDecision')[locale]}\n`
        : `${visibleLine(decision.text[locale])} [${decision.rule}]  ${decision.step}\n`,
    );
  for (const { answer, text } of legal ?? [])
    door.out(`  ${visibleLine(text[locale])}\n      ${JSON.stringify(answer)}\n`);
}
