import { schemas as describe } from '#host/reports/language-reports.ts';
import type { CliCommand } from '../arguments/command.ts';

export const schemas: CliCommand = {
  name: 'schemas',
  usage: 'schemas [--json]',
  positionals: { least: 0, most: 0 },
  options: {},
  run: (_, context) => {
    const report = describe();
    if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
    else for (const { name, schema } of report.schemas) context.out(`${name}  ${titleOf(schema, context.locale)}\n`);
    return 0;
  },
};

function titleOf(schema: { readonly [keyword: string]: unknown }, locale: string): string {
  const title = locale === 'ja' ? schema['x-title-ja'] : schema['title'];
  return typeof title === 'string' ? title : '';
}
