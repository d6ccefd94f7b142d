import { fillSentence } from '#host/program/fill-sentence.ts';
import type { CliCommand, CliText, Locale } from './arguments/command.ts';
import { commands } from './commands.ts';
import words from './words/commands.json' with { type: 'json' };

export function helpOnAll(locale: Locale): string {
  return `${commands.map((command) => helpOn(command, locale)).join('')}${everywhere[locale]}\n`;
}

export function helpOn(command: CliCommand, locale: Locale): string {
  return `studio ${command.usage}\n    ${aboutOf(command)[locale]}\n`;
}

/** What a command does. */
export function aboutOf({ name }: CliCommand): CliText {
  const budget = words['--budget'];
  return fillSentence(words[name], { budget, players: fillSentence(words['--bot'], { budget }) });
}

/** What holds for every command. */
export const everywhere: { readonly [locale in Locale]: string } = {
  ja: 'どのコマンドにも --json（JSONで答える）、--locale ja|en（答えの言葉。なければ LANG などの設定に従う）、--help を付けられる。\n終了コード：0 問題なし、1 見たものに問題があった、2 できなかった、130 止められた、141 出力を読む側が先に閉じた（head など）、70 studio の不具合。',
  en: 'Every command takes --json (output as JSON), --locale ja|en (language of the output; by default from LANG and similar variables) and --help.\nExit codes: 0 success, 1 problems were found, 2 the command could not be carried out, 130 interrupted, 141 the reader closed the output early (as head does), 70 a defect of studio.',
};
