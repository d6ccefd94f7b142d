import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { type ChosenSetup, validateSetupChoices } from '#engine/kernel/contract/setup-choices.ts';
import type { Choices, Content, RuleSystem } from '#engine/kernel/contract/system.ts';
import { type Goal, gamesApart, ownerOf } from './goal.ts';

export interface FixedSetup extends ChosenSetup {
  /** Complete document: used as it is. */
  readonly document?: JsonObject;
}

/**
 * Most likely first. If set-ups name the goal's design, only those, rotating over the fields. Throws `RefusalError`.
 */
export function setupsFor(
  system: RuleSystem,
  content: Content,
  { goal, settled }: { readonly goal: Goal; readonly settled: FixedSetup },
): readonly JsonObject[] {
  if (settled.document !== undefined) return [settled.document];
  validateSetupChoices(system, content, settled);
  const owner = ownerOf(goal);
  const games = gamesWith(system, content, owner, settled.choices);
  const named = games.map((choices) => ({ ...withOwner(system, content, owner), ...choices }));
  const plain = seatsTried(system, content, settled).flatMap((seats) =>
    named
      .filter((choices) => isSeated(system, content, choices, seats))
      .map((choices) => system.setupFor(content, choices, seats)),
  );
  const said = games.map((choices) => partOf(system, content, choices));
  const rich = system
    .setups(content)
    .filter(
      (setup) =>
        said.some((part) => hasPart(setup, part)) &&
        hasSeats(system, content, setup, settled.seats === undefined ? undefined : plain[0]),
    );
  const naming = namingGroups(rich, namesIn(goal));
  if (naming.length > 0) return inTurn([plain.filter((one) => namedBy(one, owner).length > 0), ...naming]);
  return rich.length === 0 ? plain : inTurn([plain, spread(rich)]);
}

const namesIn = (goal: Goal): ReadonlySet<string> =>
  new Set(goal.kind === 'node' ? goal.of.split('/') : goal.kind === 'design' ? [goal.id] : []);

/** Set-ups that contain one of the names, by field. */
function namingGroups(setups: readonly JsonObject[], names: ReadonlySet<string>): readonly (readonly JsonObject[])[] {
  const groups = new Map<string, JsonObject[]>();
  for (const setup of spread(setups))
    for (const name of names)
      for (const key of namedBy(setup, name)) {
        const group = `${key} ${name}`;
        groups.set(group, [...(groups.get(group) ?? []), setup]);
      }
  // Names in nearly all set-ups do not discriminate
  return [...groups.values()].filter((group) => group.length < setups.length * 0.9);
}

function namedBy(setup: JsonObject, name: string): readonly string[] {
  const written = JSON.stringify(name);
  return Object.keys(setup).filter((key) => name !== '' && JSON.stringify(setup[key]).includes(written));
}

/** Games where it can occur; default: all. */
function gamesWith(system: RuleSystem, content: Content, owner: string, chosen: Choices): readonly Choices[] {
  const all = gamesApart(system, content).filter((choices) =>
    Object.entries(choices).every(
      ([option, value]) => chosen[option] === undefined || isSame(chosen[option] as Json, value as Json),
    ),
  );
  const known = all.filter(
    (choices) =>
      Object.values(choices).some(([value]) => value === owner) ||
      system.expected?.(content, choices).story.includes(owner) === true,
  );
  return (known.length > 0 ? known : all).map((choices) => ({ ...choices, ...chosen }));
}

/** A design that is itself an option is chosen. */
function withOwner(system: RuleSystem, content: Content, owner: string): Choices {
  const option = system.options.find(({ values }) => values(content).includes(owner));
  return option === undefined ? {} : { [option.id]: [owner] };
}

function seatsTried(system: RuleSystem, content: Content, { seats }: FixedSetup): readonly number[] {
  if (seats !== undefined) return [seats];
  const { least, most } = system.seating(content);
  return Array.from({ length: most - least + 1 }, (_, i) => most - i);
}

function isSeated(system: RuleSystem, content: Content, choices: Choices, seats: number): boolean {
  const { least, most } = system.seating(content, choices);
  return seats >= least && seats <= most;
}

function partOf(system: RuleSystem, content: Content, choices: Choices): JsonObject {
  const without = system.setupFor(content, {});
  const entries = Object.entries(system.setupFor(content, choices));
  return Object.fromEntries(entries.filter(([key, value]) => !isSame(without[key] ?? null, value)));
}
const hasPart = (setup: JsonObject, part: JsonObject): boolean =>
  Object.entries(part).every(([key, value]) => isSame(setup[key] ?? null, value));

/** Whether a set-up has as many seats as another; undefined: any number. */
function hasSeats(system: RuleSystem, content: Content, setup: JsonObject, like: JsonObject | undefined): boolean {
  if (like === undefined) return true;
  const read = system.readSetup(content, setup);
  const plain = system.readSetup(content, like);
  return (['players', 'seats'] as const).every((key) => lengthOf(read[key]) === lengthOf(plain[key]));
}
const lengthOf = (value: Json | undefined): Json => (Array.isArray(value) ? value.length : (value ?? null));

/** Round-robin; shorter lists repeat. */
function inTurn(lists: readonly (readonly JsonObject[])[]): readonly JsonObject[] {
  const some = lists.filter((list) => list.length > 0);
  const most = Math.max(0, ...some.map((list) => list.length));
  return Array.from({ length: most }, (_, i) => some.map((list) => list[i % list.length] as JsonObject)).flat();
}

/** Reorders so that every prefix is evenly spread. */
function spread<T>(list: readonly T[]): readonly T[] {
  const at = (index: number): number => (index * 0.618_033_988_75) % 1;
  return [...list.entries()].sort(([a], [b]) => at(a) - at(b)).map(([, one]) => one);
}
