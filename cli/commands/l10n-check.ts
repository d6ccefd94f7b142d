import path from 'node:path';
import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import { openTranslations, translationCheck } from '#host/translations/translations.ts';
import type { CliCommand, CommandContext } from '../arguments/command.ts';
import { cannotOpen } from '../faults/l10n-faults.ts';
import { languageAsked, languageOptions } from '../options/language-option.ts';
import { countsOf, problemLine, problemsExit } from '../output/problem-lines.ts';
import { anyList, resultText } from '../words/cli-text.ts';

export const l10nCheck: CliCommand = {
  name: 'l10n check',
  usage: 'l10n check PROJECT [--language L] [--strict] [--json]',
  positionals: { least: 1, most: 1 },
  options: { ...languageOptions, strict: { type: 'flag' } },
  run: async (given, context) => {
    const [folder = '.'] = given.positionals;
    const opened = await openTranslations(path.resolve(context.folder, folder), languageAsked(given));
    if (opened.kind !== 'opened') return cannotOpen(opened, folder, languageAsked(given), context);
    const report = translationCheck(opened.diagnosis, opened.locales);
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else tell(report, folder, context);
    return problemsExit(true, report.problems, given.flag('strict'));
  },
};

function tell({ locales, units, meanings, problems }: L10nCheckReport, folder: string, context: CommandContext): void {
  for (const problem of problems) context.out(`${problemLine(problem, folder, context.locale)}\n`);
  for (const { locale, rules, read } of meanings)
    if (rules > 0)
      context.out(
        `${resultText('rulesRead', { locale, rules, read, share: Math.floor((read * 100) / rules) })[context.locale]}\n`,
      );
  const said = { locales: anyList(locales), units, ...countsOf(problems) };
  context.out(`${resultText('translationsChecked', said)[context.locale]}\n`);
}
