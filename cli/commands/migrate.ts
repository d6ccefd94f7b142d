import path from 'node:path';
import type { MigrationView } from '#api/studio/project-migration.ts';
import { migrateProject } from '#host/project/migrate-project.ts';
import type { CliCommand, CliText, CommandContext, ExitCode } from '../arguments/command.ts';
import { resultText } from '../words/cli-text.ts';

export const migrate: CliCommand = {
  name: 'migrate',
  usage: 'migrate PROJECT [--write] [--json]',
  positionals: { least: 1, most: 1 },
  options: { write: { type: 'flag' } },
  run: async (given, door) => {
    const folder = path.resolve(door.folder, given.positionals[0] ?? '.');
    const told = await migrateProject(folder, given.flag('write'));
    if (door.json) door.out(`${JSON.stringify(told, null, 2)}\n`);
    else tell(told, given.flag('write'), door);
    return exitCode(told);
  },
};

function exitCode({ age, failed }: MigrationView): ExitCode {
  if (age === 'newer' || age === 'unknown') return 2;
  return failed === null ? 0 : 1;
}

function tell(told: MigrationView, write: boolean, door: CommandContext): void {
  const say = (words: CliText): void => door.out(`${words[door.locale]}\n`);
  const { age, from, to, steps, files, backup, failed } = told;
  switch (age) {
    case 'unknown':
      return door.err(`${resultText('noProject')[door.locale]}\n`);
    case 'newer':
      return door.err(`${resultText('newerFormat', { from, to })[door.locale]}\n`);
    case 'current':
      return say(resultText('currentFormat', { to }));
    case 'older': {
      for (const { from: at, about } of steps) say(resultText('formatStep', { from: at, to: at + 1, about }));
      for (const { path: place, keys } of files) door.out(`  ${place}: ${keys.join(', ')}\n`);
      const said = { files: files.length, backup, failed };
      if (failed !== null) return say(resultText(backup === null ? 'notBackedUp' : 'restored', said));
      return say(resultText(write ? 'migrated' : 'wouldMigrate', said));
    }
  }
}
