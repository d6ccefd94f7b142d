import path from 'node:path';
import { readArgumentFile } from '#host/files/given-file.ts';
import type { WhatToPlay } from '#host/play/play-game.ts';
import { setupChoices } from '#host/play/setup-choices.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { CommandContext, OptionShape, ParsedArguments } from '../arguments/command.ts';
import { anyList } from '../words/cli-text.ts';

type Setup = WhatToPlay['setup'];

export const choiceOptions: { readonly [name: string]: OptionShape } = Object.fromEntries(
  setupChoices.map(({ id }) => [id, { type: 'text' as const }]),
);
export const setupOptions: { readonly [name: string]: OptionShape } = {
  players: { type: 'number', least: 1 },
  ...choiceOptions,
  seed: { type: 'number' },
  setup: { type: 'text' },
};
export const choicesUsage = setupChoices.map(({ id, several }) => `[--${id} ${several ? 'ID,ID' : 'ID'}] `).join('');
export const setupUsage = `[--players 4] ${choicesUsage}[--setup FILE]`;

/** Options, or a document whose seed `--seed` replaces. */
export async function readSetup(
  given: ParsedArguments,
  context: CommandContext,
): Promise<{ readonly setup: Setup } | ArgumentFault> {
  const file = given.text('setup');
  const [seats, seed] = [given.number('players'), given.number('seed')];
  const choices = readChoices(given);
  const begun = seed === undefined ? {} : { seed };
  if (file === undefined) return { setup: { choices, ...(seats === undefined ? {} : { seats }), ...begun } };
  const said = [...(seats === undefined ? [] : ['players']), ...Object.keys(choices)].map((name) => `--${name}`);
  if (said.length > 0) return fault('setupSaidTwice', { file }, { said: anyList(said) });
  const text = await readArgumentFile(path.resolve(context.folder, file));
  if (text === null) return fault('noSetup', { file });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { setup: { document: { ...(value as SetupDocument), ...begun } } };
  } catch {
    // Reported below, like any other invalid text
  }
  return fault('notASetup', { file }, { example: '{ "seed": 1 }' });
}
type SetupDocument = Extract<Setup, { document: unknown }>['document'];

/** By option id. */
export function readChoices(given: ParsedArguments): { readonly [option: string]: readonly string[] } {
  return Object.fromEntries(
    setupChoices.flatMap(({ id, several }) => {
      const chosen = given.text(id);
      return chosen === undefined ? [] : [[id, several ? chosen.split(',') : [chosen]]];
    }),
  );
}
