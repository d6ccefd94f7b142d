import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type Choices, type Content, RefusalError, type RuleSystem } from '#engine/kernel/system.ts';

/** How a game is to be set up: by what was chosen, or by a document of which the system fills in the rest. */
export interface ShortSetup {
  readonly setup:
    | { readonly document: JsonObject }
    | {
        readonly choices: Choices;
        /** So many who play; without it as many as the game has by itself. */
        readonly seats?: number;
        readonly seed?: number;
      };
  /** What the players have reached in earlier games. */
  readonly ledger?: JsonObject;
}

/** The whole set-up document. Throws `RefusalError`. */
export function wholeSetup(system: RuleSystem, content: Content, { setup, ledger }: ShortSetup): JsonObject {
  const begun = 'document' in setup ? setup.document : chosenSetup(system, content, setup);
  const seated =
    ledger === undefined || system.ledger === undefined ? begun : system.ledger.seat(content, begun, ledger);
  return system.readSetup(content, seated);
}

function chosenSetup(
  system: RuleSystem,
  content: Content,
  { choices, seats, seed }: Exclude<ShortSetup['setup'], { document: JsonObject }>,
): JsonObject {
  const { least, most } = system.seating(content);
  if (seats !== undefined && seats > most) throw new RefusalError('tooManyPlayers', { most });
  if (seats !== undefined && seats < least) throw new RefusalError('tooFewPlayers', { least });
  refuseUnlessOffered(system, content, choices);
  const begun = system.setupFor(content, choices, seats);
  return seed === undefined ? begun : { ...begun, seed };
}

/** What is chosen is an option of this game, and one of its values. */
function refuseUnlessOffered(system: RuleSystem, content: Content, choices: Choices): void {
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
}
