import type { LanguageReport } from '#api/cli/language-report.ts';
import { language as describe } from '#host/what-can-be-written.ts';
import type { Command, Locale } from '../command.ts';

export const language: Command = {
  name: 'language',
  usage: 'language [--json]',
  about: {
    ja: '効果の言語のすべての語：種類、項目、例',
    en: 'Every word of the effect language: its sort, its fields, an example',
  },
  positionals: { least: 0, most: 0 },
  options: {},
  run: (_, door) => {
    const report = describe();
    if (door.json) door.out(`${JSON.stringify(report, null, 2)}\n`);
    else for (const system of report.systems) door.out(listOf(system, door.locale));
    return 0;
  },
};

function listOf({ system, ops }: LanguageReport['systems'][number], locale: Locale): string {
  const lines = [...ops]
    .sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0))
    .map(({ op, sort, fields, about, example }) => {
      const names = fields.map(({ name, required }) => (required ? name : `${name}?`)).join(' ');
      return `${sort} ${op} ${names}`.trimEnd().concat(`\n    ${about[locale]}\n    ${JSON.stringify(example)}\n`);
    });
  return `${system}\n${lines.join('')}`;
}
