import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type ChosenSetup, validateSetupChoices } from '#engine/kernel/contract/setup-choices.ts';
import type { Content, RuleSystem } from '#engine/kernel/contract/system.ts';

export interface PartialSetup {
  readonly setup: { readonly document: JsonObject } | (ChosenSetup & { readonly seed?: number });
  readonly ledger?: JsonObject;
}

/** Throws `RefusalError`. */
export function wholeSetup(system: RuleSystem, content: Content, given: PartialSetup): JsonObject {
  return system.readSetup(content, begunSetup(system, content, given));
}

/** For many seeds: without what is drawn from the seed, so that each draws its own. Throws `RefusalError`. */
export function setupToDraw(system: RuleSystem, content: Content, given: PartialSetup): JsonObject {
  const begun = begunSetup(system, content, given);
  system.readSetup(content, begun);
  return begun;
}

function begunSetup(system: RuleSystem, content: Content, { setup, ledger }: PartialSetup): JsonObject {
  const begun = 'document' in setup ? setup.document : chosenSetup(system, content, setup);
  return ledger === undefined || system.ledger === undefined ? begun : system.ledger.seat(content, begun, ledger);
}

function chosenSetup(
  system: RuleSystem,
  content: Content,
  { seed, ...chosen }: Exclude<PartialSetup['setup'], { document: JsonObject }>,
): JsonObject {
  validateSetupChoices(system, content, chosen);
  const begun = system.setupFor(content, chosen.choices, chosen.seats);
  return seed === undefined ? begun : { ...begun, seed };
}
