import type { RulesReport } from '#api/cli/rules-report.ts';
import type { CliCommand, ExitCode, Locale } from '../arguments/command.ts';
import { headingText } from '../words/cli-text.ts';

export const rules: CliCommand = {
  name: 'rules',
  usage: 'rules [--json]',
  positionals: { least: 0, most: 0 },
  options: {},
  run: async (_, context): Promise<ExitCode> => {
    const { rulesOfAll } = await import('#host/reports/language-reports.ts');
    const report = rulesOfAll();
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else
      for (const system of report.systems) {
        context.out(`${system.system}\n`);
        for (const one of system.rules) context.out(lineOfRule(one, context.locale));
      }
    return 0;
  },
};

/** With our own ruling on a second line. */
export function lineOfRule(one: RulesReport['systems'][number]['rules'][number], locale: Locale): string {
  const page = one.page === '' ? '' : ` (${one.page})`;
  const ours = one.ours === undefined ? '' : `  ${headingText('ruling', locale)}: ${one.ours[locale]}\n`;
  return `${one.rule}${page} ${one[locale]}\n${ours}`;
}
