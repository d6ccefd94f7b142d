import type { CliCommand, ExitCode } from '../arguments/command.ts';

export const schemas: CliCommand = {
  name: 'schemas',
  usage: 'schemas [--json]',
  positionals: { least: 0, most: 0 },
  options: {},
  run: async (_, context): Promise<ExitCode> => {
    const { schemas: describe } = await import('#host/reports/language-reports.ts');
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
