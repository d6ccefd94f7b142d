import { statSync } from 'node:fs';
import path from 'node:path';
import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import { withSpelling } from '#host/spelling/spelling-check.ts';
import { openTranslations, translationCheck } from '#host/translations/translations.ts';
import { wrongValue } from '../arguments/argument-faults.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { cannotOpen } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { countsOf, problemLine, problemsExit } from '../output/problem-lines.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { visibleLine } from '../output/visible-text.ts';
import { anyList, optionValue, resultText } from '../words/cli-text.ts';

export const l10nCheck: CliCommand = {
  name: 'l10n check',
  usage: 'l10n check PROJECT [--language L] [--spelling] [--dictionaries FOLDER] [--strict] [--json]',
  positionals: { least: 1, most: 1 },
  options: {
    ...languageOptions,
    spelling: { type: 'flag' },
    dictionaries: { type: 'text' },
    strict: { type: 'flag' },
  },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const named = given.text('dictionaries');
    const place = named === undefined ? '' : path.resolve(context.folder, named);
    if (named !== undefined && statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true)
      return reportFailure(context, wrongValue('--dictionaries', named, optionValue('existingFolder')));
    const opened = await openTranslations(path.resolve(context.folder, folder), languageAsked(given));
    if (opened.kind !== 'opened') return cannotOpen(opened, folder, languageAsked(given), context);
    const checked = translationCheck(opened, opened.locales);
    const isSpelt = given.flag('spelling') || named !== undefined;
    const report = isSpelt ? await withSpelling(checked, opened.diagnosis, place) : checked;
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, folder, context);
    const isComplete = (report.dictionaries ?? []).every(({ fault }) => fault === null);
    return problemsExit(isComplete, report.problems, given.flag('strict'));
  },
};

function tell(
  { locales, units, meanings, dictionaries = [], problems }: L10nCheckReport,
  folder: string,
  context: CommandContext,
): void {
  for (const problem of problems) context.out(`${problemLine(problem, folder, context.locale)}\n`);
  for (const { locale, rules, read } of meanings)
    if (rules > 0)
      context.out(
        `${resultText('rulesRead', { locale, rules, read, share: Math.floor((read * 100) / rules) })[context.locale]}\n`,
      );
  for (const { locale, file, words, fault } of dictionaries)
    context.out(
      `${visibleLine((fault?.message ?? resultText('wordsSpelt', { locale, words, file: file ?? '' }))[context.locale])}\n`,
    );
  const said = { locales: anyList(locales), units, ...countsOf(problems) };
  context.out(`${resultText('translationsChecked', said)[context.locale]}\n`);
}
