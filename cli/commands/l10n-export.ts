import path from 'node:path';
import type { L10nExportReport } from '#api/cli/l10n-export-report.ts';
import { exchangeFormatNames, exportTranslations, formatFor } from '#host/translations/exchange-translations.ts';
import { openTranslations } from '#host/translations/translations.ts';
import { fault, missingValue } from '../arguments/argument-faults.ts';
import type { CliCommand } from '../arguments/command.ts';
import { cannotOpen, noFormat, refusedExchange } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { optionValue, resultText } from '../words/cli-text.ts';

export const l10nExport: CliCommand = {
  name: 'l10n export',
  usage: 'l10n export PROJECT --language L [--format xlsx|csv|po|xliff|xliff2|tmx] --to FILE [--json]',
  positionals: { least: 1, most: 1 },
  options: { ...languageOptions, format: { type: 'text', words: exchangeFormatNames }, to: { type: 'text' } },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const [asked, to] = [languageAsked(given), given.text('to')];
    if (asked === undefined) return reportFailure(context, missingValue('--language', optionValue('language')));
    if (to === undefined) return reportFailure(context, missingValue('--to', optionValue('fileToWrite')));
    const format = formatFor(given.text('format'), to);
    if (format === undefined) return reportFailure(context, noFormat());
    const opened = await openTranslations(path.resolve(context.folder, folder), asked);
    if (opened.kind !== 'opened') return cannotOpen(opened, folder, asked, context);
    const [locale = asked] = opened.locales;
    const file = path.resolve(context.folder, to);
    const done = await exportTranslations(opened.diagnosis, locale, format, file, new Date().toISOString());
    if (done.kind === 'refused') return refusedExchange(context, to, done);
    if (done.kind === 'not-written') return reportFailure(context, fault('notWritten', { file: to }));
    const report: L10nExportReport = { locale, format, file: to, rows: done.rows, bytes: done.bytes };
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else
      context.out(`${resultText('exported', { file: visibleLine(to), texts: done.rows, locale })[context.locale]}\n`);
    return 0;
  },
};
