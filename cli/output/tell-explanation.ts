import type { ExplainReport } from '#api/cli/explain-report.ts';
import type { NoSuchEvent } from '#host/play/explain-event.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { anyList, headingText } from '../words/cli-text.ts';
import { reportFailure } from './tell-problems.ts';

type Link = ExplainReport['chain'][number];
type Locale = CommandContext['locale'];

export function tellExplanation(found: ExplainReport | NoSuchEvent, named: string, context: CommandContext): ExitCode {
  if (!('chain' in found)) return reportFailure(context, noSuchEvent(named, found));
  context.out(context.json ? `${JSON.stringify(found, null, 2)}\n` : `${linesOf(found, context.locale).join('\n')}\n`);
  return 0;
}

export function linesOf(found: ExplainReport, locale: Locale): readonly string[] {
  const told = new Set<string>();
  const rule = (id: string): string => {
    told.add(id);
    const page = found.rules.find((one) => one.id === id)?.page;
    return page === undefined ? id : `${id}, ${page}`;
  };
  const lines = [`${headingText('event', locale)} ${found.index}: ${found.text[locale]}`];
  if (found.value !== null) {
    const { base, amount, edits } = found.value;
    lines.push(`  ${[`${amount} = ${base}`, ...edits.map(({ said }) => said[locale])].join(' ')}`);
    for (const edit of edits) {
      const path = edit.path === null ? '' : `  ${edit.path}`;
      lines.push(`    ${edit.said[locale]}  ${edit.text[locale]} [${rule(edit.rule)}]${path}`);
    }
  }
  lines.push(headingText('chain', locale));
  const { rule: by } = found.event;
  const own = found.rules.find(({ id }) => id === by && !found.chain.some((link) => link.rule === id));
  if (own !== undefined) lines.push(`  ${own.text[locale]} [${rule(own.id)}]`);
  for (const link of found.chain) lines.push(...linkLines(link, locale, rule));
  if (found.cause === null) lines.push(`  ${headingText('setUp', locale)}`);
  const rest = found.rules.filter(({ id }) => !told.has(id));
  if (rest.length > 0)
    lines.push(headingText('rules', locale), ...rest.map(({ id, text }) => `  ${text[locale]} [${rule(id)}]`));
  return lines;
}

function linkLines(link: Link, locale: Locale, rule: (id: string) => string): readonly string[] {
  const where = link.path ?? link.step;
  const of = link.rule === undefined || link.rule === 'KERNEL' ? '' : ` [${rule(link.rule)}]`;
  const entry = typeof link.entry === 'number' ? ` #${link.entry}` : '';
  return [
    `  ${link.text[locale]}${entry}${of}${where === undefined ? '' : `  ${where}`}`,
    ...(link.values ?? []).map(({ text, value }) => `      ${text[locale]} = ${valued(value)}`),
  ];
}

const valued = (value: unknown): string => (Array.isArray(value) ? `[${value.join(', ')}]` : String(value));

export const noSuchEvent = (given: string, { events, kinds }: NoSuchEvent): ArgumentFault =>
  fault(
    events === 0 ? 'nothingHappened' : 'noSuchEvent',
    { given, events },
    { last: events - 1, kinds: anyList(kinds) },
  );
