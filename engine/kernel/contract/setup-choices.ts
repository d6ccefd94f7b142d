import { type Choices, type Content, RefusalError, type RuleSystem } from './system.ts';

export interface ChosenSetup {
  readonly choices: Choices;
  readonly seats?: number;
}

/** Throws `RefusalError` if an option, a value or the number of seats is not offered by the game. */
export function validateSetupChoices(system: RuleSystem, content: Content, { choices, seats }: ChosenSetup): void {
  for (const [option, chosen] of Object.entries(choices)) {
    const known = system.options.find(({ id }) => id === option);
    if (known === undefined) {
      const options = system.options.map(({ id }) => `--${id}`);
      throw new RefusalError('noSuchOption', { option: `--${option}`, given: `--${option}`, known: options });
    }
    const values = known.values(content);
    const wrong = chosen.find((value) => !values.includes(value));
    if (wrong !== undefined)
      throw new RefusalError('noSuchChoice', { option: `--${option}`, given: wrong, known: [...values] });
    if (!known.several && chosen.length > 1) throw new RefusalError('oneChoice', { option: `--${option}` });
  }
  const isChosen = system.options.some(({ id, apart }) => apart && choices[id] !== undefined);
  const { least, most } = isChosen ? system.seating(content, choices) : system.seating(content);
  if (seats !== undefined && seats > most) throw new RefusalError('tooManyPlayers', { most });
  if (seats !== undefined && seats < least) throw new RefusalError('tooFewPlayers', { least });
}
