import { suggestion } from '#host/program/suggestion.ts';
import { type ArgumentFault, fault, unknown } from './arguments/argument-faults.ts';
import type { CliCommand, CommandContext, ExitCode, Locale } from './arguments/command.ts';
import { readArguments } from './arguments/read-arguments.ts';
import { commands } from './commands.ts';
import { helpOn, helpOnAll } from './help.ts';
import { visibleText } from './output/visible-text.ts';

/** `CommandContext` without what the arguments determine. */
export type Process = Omit<CommandContext, 'locale' | 'json'> & {
  readonly systemLocale: Locale;
  readonly version: string;
};

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
  const context: CommandContext = { ...process, json: read.given.flag('json'), locale };
  if (read.given.flag('help')) {
    context.out(`${helpOn(command, context.locale)}${(await command.ofProject?.(read.given, context)) ?? ''}`);
    return 0;
  }
  return await command.run(read.given, context);
}

/** Some names have two words, as `l10n status`. */
const commandOf = (typed: readonly string[]): CliCommand | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, i) => typed[i] === word));

/** Even if other arguments are invalid. */
export function localeAsked(typed: readonly string[]): Locale | undefined {
  const after = typed[typed.lastIndexOf('--locale') + 1];
  const asked = typed.findLast((one) => one.startsWith('--locale='))?.slice('--locale='.length) ?? after;
  return asked === 'ja' || asked === 'en' ? asked : undefined;
}
