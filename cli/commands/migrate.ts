import path from 'node:path';
import type { MigrationView } from '#api/cli/project-migration.ts';
import { migrateProject } from '#host/project/migrate-project.ts';
import type { CliCommand, CliText, CommandContext, ExitCode } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';

export const migrate: CliCommand = {
  name: 'migrate',
  usage: 'migrate PROJECT [--write] [--json]',
  positionals: { least: 1, most: 1 },
  options: { write: { type: 'flag' } },
  run: async (given, context) => {
    const folder = path.resolve(context.folder, given.positionals[0] ?? '.');
    const told = await migrateProject(folder, given.flag('write'));
    if (context.json) context.out(`${JSON.stringify(told, null, 2)}\n`);
    else tell(told, given.flag('write'), context);
    return exitCode(told);
  },
};

function exitCode({ age, failed }: MigrationView): ExitCode {
  if (age === 'newer' || age === 'unknown') return 2;
  return failed === null ? 0 : 1;
}

function tell(told: MigrationView, write: boolean, context: CommandContext): void {
  const say = (words: CliText): void => context.out(`${words[context.locale]}\n`);
  const { age, from, to, steps, files, backup, failed } = told;
  switch (age) {
    case 'unknown':
      return context.err(`${resultText('noProject')[context.locale]}\n`);
    case 'newer':
      return context.err(`${resultText('newerFormat', { from, to })[context.locale]}\n`);
    case 'current':
      return say(resultText('currentFormat', { to }));
    case 'older': {
      for (const { from: at, about } of steps) say(resultText('formatStep', { from: at, to: at + 1, about }));
      for (const { path: place, keys } of files) context.out(`  ${place}: ${keys.join(', ')}\n`);
      const said = { files: files.length, backup, failed };
      if (failed !== null) return say(resultText(backup === null ? 'notBackedUp' : 'restored', said));
      return say(resultText(write ? 'migrated' : 'wouldMigrate', said));
    }
  }
}
