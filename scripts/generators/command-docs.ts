import type { Locale } from '#cli/arguments/command.ts';
import { commands } from '#cli/commands.ts';
import { aboutOf, everywhere } from '#cli/help.ts';
import type { GeneratedFile } from './generated-file.ts';

const words = {
  ja: {
    title: 'コマンド',
    other: '[English](commands.md)',
    intro: [
      'リポジトリのフォルダーの中では `npx studio …`、どこからでも `node bin/studio.mjs …`。`--json` を付けると、標準出力は `schemas/cli/` の形をした JSON 1つになる。',
      '訳す言語（`l10n`）と印刷する言語（`print`）は `--language` に書く。必要なほかのプロジェクトは、隣のフォルダーと、環境変数 `STUDIO_PROJECTS` のフォルダーから探す（[MOD](../guide/mods.ja.md)）。',
    ],
    further:
      'くわしくは、[印刷する](../guide/printing.ja.md)、[訳す人のために](../guide/translating.ja.md)、[プレイテスト](playtests.ja.md)、[なぜそうなったか](../guide/explained.ja.md)、[session](session.ja.md)、[問題の一覧](problems.md)。',
  },
  en: {
    title: 'Commands',
    other: '[日本語](commands.ja.md)',
    intro: [
      'Type `npx studio …` in the folder of the repository, or `node bin/studio.mjs …` with its path from anywhere. With `--json`, standard output is one JSON document; its format is in `schemas/cli/`.',
      '`--language` names the languages to translate (`l10n`) or to print (`print`). Required projects are looked for next to the project and in the folders of the environment variable `STUDIO_PROJECTS` ([MODs](../guide/mods.md)).',
    ],
    further:
      'More about: [printing](../guide/printing.md), [translations](../guide/translating.md), [playtests](playtests.md), [reasons](../guide/explained.md), [sessions](session.md), [problems](problems.md).',
  },
} as const;

/** `docs/reference/commands.md` and its Japanese: every command with its usage and its help. */
export function commandDocs(): GeneratedFile[] {
  return (['ja', 'en'] as const).map((locale) => ({
    path: locale === 'ja' ? 'docs/reference/commands.ja.md' : 'docs/reference/commands.md',
    text: `${pageOf(locale).join('\n')}\n`,
  }));
}

function pageOf(locale: Locale): string[] {
  const { title, other, intro, further } = words[locale];
  const lines = ['<!-- Made by `npm run generate`. -->', `# ${title}`, '', other, ''];
  for (const paragraph of [...intro, ...everywhere[locale].split('\n'), further]) lines.push(paragraph, '');
  for (const command of commands)
    lines.push(
      `## studio ${command.name}`,
      '',
      '```',
      `studio ${command.usage}`,
      '```',
      '',
      aboutOf(command)[locale],
      '',
    );
  return lines.slice(0, -1);
}
