import { systems } from '#engine/systems/systems.ts';
import type { GeneratedFile } from './generated-file.ts';

/** Set-up options of all games, each id once, so that a command can name them without loading a game. */
export function setupChoiceFiles(): readonly GeneratedFile[] {
  const all = systems.flatMap(({ options }) => options.map(({ id, name, several }) => ({ id, name, several })));
  const choices = [...new Map(all.map((one) => [one.id, one])).values()];
  const text = [
    '// Made by `npm run generate` from the set-up options of the games.',
    `export const madeSetupChoices = ${JSON.stringify(choices, null, 2)} as const;\n`,
  ].join('\n');
  return [{ path: 'engine/systems/generated/setup-choices.ts', text }];
}
