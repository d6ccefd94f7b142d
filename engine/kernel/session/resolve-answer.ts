import type { Erased } from '../basics/erased.ts';
import type { JsonObject } from '../basics/json.ts';
import type { RuleSystem } from '../contract/system.ts';
import type { Option } from '../decisions/decision.ts';
import { matchesAnswer } from '../naming/naming.ts';

/** Its own options, and those without an owner. */
export function optionsOfSeat(
  system: RuleSystem,
  game: Erased,
  options: readonly Option[],
  seat: number,
): readonly Option[] {
  return options.filter(({ pick }) => {
    const owner = pick['by'] === undefined ? -1 : system.seatOf(game, pick['by']);
    return owner === -1 || owner === seat;
  });
}

export function matchingOptions(
  { names }: RuleSystem,
  game: Erased,
  options: readonly Option[],
  answer: JsonObject,
): Option[] {
  return options.filter((option) => matchesAnswer(names, game, option, answer));
}

/** Drops options that extend another one by more fields: those must be named. */
export function resolveAnswer(matching: readonly Option[]): readonly Option[] {
  return matching.length < 2
    ? matching
    : matching.filter((option) => !matching.some((other) => isPartOf(other, option)));
}

function isPartOf(part: Option, whole: Option): boolean {
  const fields = Object.keys(part.pick);
  if (part.do !== whole.do || fields.length >= Object.keys(whole.pick).length) return false;
  return fields.every((field) => part.pick[field] === whole.pick[field]);
}
