import type { Text } from '#engine/kernel/basics/text.ts';
import { type CommandWords, commandWords } from '#renderer/desk/words/generated/command-words.ts';
import { localizedText, wordFor } from '#renderer/desk/words/words.ts';

export type CommandId = {
  readonly [Group in keyof CommandWords]: `${Group}.${keyof CommandWords[Group] & string}`;
}[keyof CommandWords];

/** The id of a command with its name, from `command.json`. */
export function named(id: CommandId): Text & { readonly id: CommandId } {
  const [group = '', key = ''] = id.split('.');
  return { id, ...localizedText(commandWords, (words) => wordFor(words[group as keyof CommandWords], key) ?? id) };
}
