import path from 'node:path';
import type { MigrationView } from '#api/studio/project-migration.ts';
import { migrateProject } from '#host/project/migrate-project.ts';
import type { CliCommand, CliText, CommandContext, ExitCode } from '../arguments/command.ts';

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
      return door.err(`${noProject[door.locale]}\n`);
    case 'newer':
      return door.err(
        `${{ ja: `形式 ${from} のプロジェクトです。この studio が書けるのは形式 ${to} です。新しい studio で開いてください。何も書いていません。`, en: `This project uses format ${from}; this studio writes format ${to}. Open it with a newer studio. Nothing was written.` }[door.locale]}\n`,
      );
    case 'current':
      return say({ ja: `すでに形式 ${to} です。`, en: `It already uses format ${to}.` });
    case 'older': {
      for (const { from: at, about } of steps)
        say({ ja: `形式 ${at} → ${at + 1}：${about.ja}`, en: `Format ${at} → ${at + 1}: ${about.en}` });
      for (const { path: place, keys } of files) door.out(`  ${place}: ${keys.join(', ')}\n`);
      const count = files.length;
      if (failed !== null && backup === null)
        say({
          ja: `${failed} の控えを取れないので、何も書いていません。`,
          en: `${failed} could not be backed up, so nothing was written.`,
        });
      else if (failed !== null)
        say({
          ja: `${failed} を書けないので、元に戻しました。控えは ${backup} にあります。`,
          en: `${failed} could not be written, so the original files were restored. A backup is in ${backup}.`,
        });
      else if (write)
        say({
          ja: `${count}ファイルを書きました。元のファイルは ${backup} にあります。`,
          en: `${count} files written. The original files are in ${backup}.`,
        });
      else
        say({
          ja: `${count}ファイルが変わります。まだ書いていません。書くには --write を付けてください。`,
          en: `${count} files would change. Nothing was written yet; add --write to write them.`,
        });
    }
  }
}

const noProject: CliText = {
  ja: '読める studio.json がありません。プロジェクトのフォルダーを選んでください。',
  en: 'There is no readable studio.json. Choose the folder of a project.',
};
