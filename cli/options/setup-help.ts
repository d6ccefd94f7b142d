import path from 'node:path';
import { choicesOf } from '#host/play/setup-choices.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import type { CommandContext, ParsedArguments } from '../arguments/command.ts';
import { headingText } from '../words/cli-text.ts';

/** Options of the project's set-up, one per line. Empty: no playable project. */
export async function choicesHelp(given: ParsedArguments, { folder, locale }: CommandContext): Promise<string> {
  const [shown] = given.positionals;
  const project = shown === undefined ? null : await readProjectForPlay(path.resolve(folder, shown));
  if (project === null || !('playable' in project)) return '';
  const { least, most, options } = choicesOf(project);
  const lines = [
    ['--players', headingText('howManyPlay', locale), `${least}..${most}`],
    ...options.map(({ id, name, several, values }) => [`--${id}`, name[locale], values.join(several ? ',' : '|')]),
  ];
  return lines.map((line) => `    ${line.join('  ')}\n`).join('');
}
