import { fillSentence } from '#host/program/fill-sentence.ts';
import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, fault, unknown } from './arguments/argument-faults.ts';
import type { Command, Door, ExitCode, Locale, Words } from './arguments/command.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { commands } from './commands.ts';
import { visibleText } from './output/visible-text.ts';
import words from './words/commands.json' with { type: 'json' };

/** `Door` without what the arguments determine. */
export type Process = Omit<Door, 'locale' | 'json'> & { readonly systemLocale: Locale; readonly version: string };

/** Throws on our own defects only. All output is escaped here, so that text from files cannot control the terminal. */
export async function main(typed: readonly string[], given: Process): Promise<ExitCode> {
  const process: Process = {
    ...given,
    out: (text) => given.out(visibleText(text)),
    err: (text) => given.err(visibleText(text)),
  };
  const [name] = typed;
  const json = typed.includes('--json');
  const locale = localeAsked(typed) ?? process.systemLocale;
  const fail = (found: ArgumentFault): ExitCode => {
    if (json) process.out(`${JSON.stringify({ error: found }, null, 2)}\n`);
    process.err(`${found.message[locale]}\n`);
    return 2;
  };
  if (name === undefined) return fail(fault('noCommand'));
  if (name === '--version') {
    process.out(`${process.version}\n`);
    return 0;
  }
  if (name === '--help' || name === 'help') {
    process.out(helpOnAll(locale));
    return 0;
  }
  const command = commandOf(typed);
  if (command === undefined) {
    const group = commands.filter((one) => one.name.startsWith(`${name} `));
    if (group.length > 0 && typed.includes('--help')) {
      process.out(group.map((one) => helpOn(one, locale)).join(''));
      return 0;
    }
    const names = [...commands.map((one) => one.name), '--help', '--version'];
    const said = group.length > 0 ? typed.slice(0, 2).join(' ') : name;
    return fail(unknown('unknownCommand', said, suggestion(said, names)));
  }
  const read = readArguments(command, typed.slice(command.name.split(' ').length));
  if ('fault' in read) return fail(read.fault);
  const door: Door = { ...process, json: read.given.flag('json'), locale };
  if (read.given.flag('help')) {
    door.out(`${helpOn(command, door.locale)}${(await command.ofProject?.(read.given, door)) ?? ''}`);
    return 0;
  }
  return await command.run(read.given, door);
}

/** Some names have two words, as `l10n status`. */
const commandOf = (typed: readonly string[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, i) => typed[i] === word));

/** Even if other arguments are invalid. */
export function localeAsked(typed: readonly string[]): Locale | undefined {
  const after = typed[typed.lastIndexOf('--locale') + 1];
  const asked = typed.findLast((one) => one.startsWith('--locale='))?.slice('--locale='.length) ?? after;
  return asked === 'ja' || asked === 'en' ? asked : undefined;
}

function helpOnAll(locale: Locale): string {
  return `${commands.map((command) => helpOn(command, locale)).join('')}${everywhere[locale]}\n`;
}

const everywhere: { readonly [locale in Locale]: string } = {
  ja: 'どのコマンドにも --json（JSONで答える）、--locale ja|en（答えの言葉。なければ LANG などの設定に従う）、--help を付けられる。\n終了コード：0 問題なし、1 見たものに問題があった、2 できなかった、130 止められた、141 出力を読む側が先に閉じた（head など）、70 studio の不具合。',
  en: 'Every command takes --json (answers in JSON), --locale ja|en (the language of the answer; else the one that LANG and the like are set to) and --help.\nExit codes: 0 all is well, 1 something is wrong with what was looked at, 2 it could not be done, 130 stopped, 141 the reader of the output closed it first (as head does), 70 a defect of studio.',
};

function helpOn(command: Command, locale: Locale): string {
  return `studio ${command.usage}\n    ${aboutOf(command)[locale]}\n`;
}

function aboutOf({ name }: Command): Words {
  const budget = words['--budget'];
  return fillSentence(words[name], { budget, players: fillSentence(words['--bot'], { budget }) });
}
