import { fillSentence } from '#host/program/fill-sentence.ts';
import type { CliCommand, CliText, Locale } from './arguments/command.ts';
import { commands } from './commands.ts';
import { resultText } from './words/cli-text.ts';
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
  const players = fillSentence(words['--bot'], { budget });
  return fillSentence(words[name], { budget, fresh: words['--fresh'], players });
}

/** What holds for every command. */
export const everywhere = resultText('everywhere');
