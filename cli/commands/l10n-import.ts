import path from 'node:path';
import type { L10nImportReport } from '#api/cli/l10n-import-report.ts';
import { exchangeFormatNames, formatFor, importTranslations } from '#host/translations/exchange-translations.ts';
import { openTranslations } from '#host/translations/translations.ts';
import { missingValue } from '../arguments/argument-faults.ts';
import type { CliCommand, CliText, CommandContext, ExitCode } from '../arguments/command.ts';
import { cannotImport, cannotOpen, noFormat } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

export const l10nImport: CliCommand = {
  name: 'l10n import',
  usage: 'l10n import PROJECT FILE --language L [--format xlsx|csv|po|xliff|xliff2|tmx] [--draft] [--write] [--json]',
  positionals: { least: 2, most: 2 },
  options: {
    ...languageOptions,
    format: { type: 'text', words: exchangeFormatNames },
    draft: { type: 'flag' },
    write: { type: 'flag' },
  },
  run: async (given, context) => {
    const [project = '.', file = ''] = given.positionals;
    const asked = languageAsked(given);
    if (asked === undefined) return reportFailure(context, missingValue('--language', optionValue('language')));
    const format = formatFor(given.text('format'), file);
    if (format === undefined) return reportFailure(context, noFormat());
    const folder = path.resolve(context.folder, project);
    const opened = await openTranslations(folder, asked);
    if (opened.kind !== 'opened') return cannotOpen(opened, project, asked, context);
    const [locale = asked] = opened.locales;
    const write = given.flag('write');
    const place = path.resolve(context.folder, file);
    const done = await importTranslations(opened, {
      ...{ folder, file: place, locale, format, write },
      asDraft: given.flag('draft'),
    });
    if (done.kind !== 'imported') return cannotImport(context, file, done);
    const { changes, conflicts, leftOut, unchanged, absent, documents } = done.plan;
    const report: L10nImportReport = {
      ...{ locale, format: done.format, written: write, unchanged, absent },
      notices: [...done.notices],
      ...{ changes: [...changes], conflicts: [...conflicts], leftOut: [...leftOut] },
      files: documents.map((one) => one.path),
    };
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, context);
    return exitCode(report);
  },
};

/** 1: something was left out. */
const exitCode = ({ conflicts, leftOut }: L10nImportReport): ExitCode =>
  conflicts.length + leftOut.length > 0 ? 1 : 0;

function tell(
  { notices, changes, conflicts, leftOut, unchanged, absent, files, written }: L10nImportReport,
  context: CommandContext,
): void {
  const say = (text: CliText): string => text[context.locale];
  const line = (text: string): void => context.out(`${visibleLine(text)}\n`);
  for (const { message } of notices) line(say(message));
  for (const { file, key, before, after, isStale } of changes) {
    line(`${file}#${key}${isStale ? ` ${say(resultText('staleUnit'))}` : ''}`);
    if (before !== null) line(`  - ${saidOf(before)}`);
    line(`  + ${saidOf(after)}`);
  }
  for (const { file, key, ours, theirs } of conflicts) {
    line(`${file}#${key} ${say(resultText('conflict'))}`);
    line(`  = ${ours}`);
    line(`  ? ${theirs}`);
  }
  for (const { file, key, why } of leftOut) line(`${file}#${key} ${say(resultText(`${why}Unit`))}`);
  const counts = {
    ...{ changes: changes.length, conflicts: conflicts.length, leftOut: leftOut.length },
    ...{
      unchanged,
      absent: absent === 0 ? '' : absent,
      files: files.length,
      written: resultText(written ? 'written' : 'notYet'),
    },
  };
  context.out(`${say(resultText('imported', counts))}\n`);
}

const saidOf = ({ t, s, n }: L10nImportReport['changes'][number]['after']): string =>
  `${t} [${s}]${n === undefined ? '' : ` // ${n}`}`;
