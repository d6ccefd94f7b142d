import type { ShowReport } from '#api/cli/show-report.ts';
import type { TestReport, TestRow } from '#api/cli/test-report.ts';
import type { CommandContext } from '../arguments/command.ts';
import { visibleLine } from './visible-text.ts';

export function tellTests({ passed, failed, tests, problems = [] }: TestReport, door: CommandContext): void {
  for (const { file, range, code, message } of problems)
    door.out(`${visibleLine(`${placeOf(file, range)} ${code} ${message[door.locale]}`)}\n`);
  for (const test of tests) tellFailure(test, door);
  door.out(door.locale === 'ja' ? `成功 ${passed}、失敗 ${failed}\n` : `${passed} passed, ${failed} failed\n`);
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
  const heads = { ja: { expected: '期待', actual: '実際' }, en: { expected: 'Expected', actual: 'Actual' } }[locale];
  const colon = { ja: '：', en: ': ' }[locale];
  const side = (head: string, text: { ja: string; en: string } | null) =>
    text === null ? [] : [`${head}${colon}${text[locale]}`];
  const sides = [...side(heads.expected, expected), ...side(heads.actual, actual)];
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
  door.out(locale === 'ja' ? `${at} のあと\n` : `After ${at}\n`);
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
        ? { ja: '決めることはありません\n', en: 'Nothing is being decided\n' }[locale]
        : `${visibleLine(decision.text[locale])} [${decision.rule}]  ${decision.step}\n`,
    );
  for (const { answer, text } of legal ?? [])
    door.out(`  ${visibleLine(text[locale])}\n      ${JSON.stringify(answer)}\n`);
}
