import path from 'node:path';
import type { LanguageReport } from '#api/cli/language-report.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import type { CliCommand, CommandContext, Locale } from '../arguments/command.ts';
import { reportUnplayable } from '../output/tell-problems.ts';
import { resultText } from '../words/cli-text.ts';

type System = LanguageReport['systems'][number];

export const language: CliCommand = {
  name: 'language',
  usage: 'language [PROJECT] [--json]',
  positionals: { least: 0, most: 1 },
  options: {},
  run: async (given, context) => {
    const [folder] = given.positionals;
    const { language: describe, languageOf } = await import('#host/reports/language-reports.ts');
    if (folder === undefined) return tell(describe(), listOf, context);
    const project = await readProjectForPlay(path.resolve(context.folder, folder));
    if ('errors' in project) return reportUnplayable(context, folder, project.errors);
    return tell(languageOf(project.playable), usesOf, context);
  },
};

function tell(report: LanguageReport, inWords: (system: System, locale: Locale) => string, context: CommandContext): 0 {
  if (context.json) context.out(`${JSON.stringify(report, null, 2)}\n`);
  else for (const system of report.systems) context.out(inWords(system, context.locale));
  return 0;
}

function listOf({ system, ops }: System, locale: Locale): string {
  const lines = sorted(ops).map(({ op, sort, fields, about, example }) => {
    const names = fields.map(({ name, required }) => (required ? name : `${name}?`)).join(' ');
    return `${sort} ${op} ${names}`.trimEnd().concat(`\n    ${about[locale]}\n    ${JSON.stringify(example)}\n`);
  });
  return `${system}\n${lines.join('')}`;
}

/** A line per word with its uses, then unused words. */
function usesOf({ ops, timings = [], unused = [] }: System, locale: Locale): string {
  const line = (sort: string, word: string, used: readonly string[] = []) =>
    `${sort} ${word}  ${used.length}  ${used.join(' ')}`.trimEnd();
  const lines = [
    ...sorted(ops).map(({ sort, op, used }) => line(sort, op, used)),
    ...timings.map(({ when, used }) => line('when', when, used)),
  ];
  return [...lines, resultText('unusedWords', { words: unused })[locale], ''].join('\n');
}

const sorted = (ops: System['ops']) => [...ops].sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0));
