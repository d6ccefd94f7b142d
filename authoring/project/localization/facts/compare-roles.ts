import { type Concept, oppositesBothWays } from './concepts.ts';
import type { FactFault } from './fact-fault.ts';
import type { Facts } from './read-facts.ts';
import { isPerson, isPlace, type Receiver } from './read-receivers.ts';

/** Another person or place in the same role: who receives, gives or does something, and where something moves to. */
export const otherRole = (source: Facts, translation: Facts): FactFault | null =>
  otherReceiver(source, translation) ??
  otherDirection(source, translation) ??
  otherGoal(source, translation) ??
  otherDoer(source, translation);

const otherPersons = oppositesBothWays.filter((pair) => pair.every(isPerson));
const otherPlaces = oppositesBothWays.filter((pair) => pair.every(isPlace));

/** Another person receives the same amount. Without a number it might be another thing. */
function otherReceiver(source: Facts, translation: Facts): FactFault | null {
  const possible = otherPersons.filter(([meant, said]) => source.concepts.has(meant) && translation.concepts.has(said));
  if (possible.length === 0) return null;
  const [mine, theirs] = [source.receivers(), translation.receivers()];
  for (const one of mine) {
    const its = onlyOf(one.value, mine) === null ? null : onlyOf(one.value, theirs);
    if (its === null) continue;
    for (const [meant, said] of possible)
      if (one.who.has(meant) && !one.who.has(said) && its.who.has(said) && !its.who.has(meant)) return { said, meant };
  }
  return null;
}

const takes: readonly Concept[] = ['gain', 'remove'];
const gives: readonly Concept[] = ['give', 'pay'];

/** Somebody receives the amount that they give in the source, or the other way round. */
function otherDirection(source: Facts, translation: Facts): FactFault | null {
  for (const [one, other, meant, said] of [
    [source, translation, 'gain', 'give'],
    [translation, source, 'give', 'gain'],
  ] as const) {
    if (!takes.some((act) => one.concepts.has(act)) || !gives.some((act) => other.concepts.has(act))) continue;
    const [givers, receivers] = [one.givers(), other.receivers()];
    if (givers.length === 0 || receivers.length === 0) continue;
    for (const { value, who } of givers) {
      const its = onlyOf(value, givers) === null ? null : onlyOf(value, receivers);
      if (its === null) continue;
      const isBoth = (person: Concept): boolean =>
        [...one.receivers(), ...other.givers()].some((its) => its.value === value && its.who.has(person));
      if ([...who].some((person) => person !== 'self' && its.who.has(person) && !isBoth(person)))
        return { said, meant };
    }
  }
  return null;
}

/** Something moves to another place. */
function otherGoal(source: Facts, translation: Facts): FactFault | null {
  const possible = otherPlaces.filter(([meant, said]) => source.concepts.has(meant) && translation.concepts.has(said));
  if (possible.length === 0) return null;
  const [mine, theirs] = [source.goals(), translation.goals()];
  const found = possible.find(
    ([meant, said]) => mine.has(meant) && !mine.has(said) && theirs.has(said) && !theirs.has(meant),
  );
  return found === undefined ? null : { said: found[1], meant: found[0] };
}

/** The reader does what another does in the source, or the other way round. */
function otherDoer(source: Facts, translation: Facts): FactFault | null {
  for (const act of ['chosen', 'pay'] as const) {
    if (!source.concepts.has(act) || !translation.concepts.has(act)) continue;
    const [mine, ...more] = source.doers(act);
    const [theirs, ...theirMore] = translation.doers(act);
    if (mine === undefined || theirs === undefined || more.length + theirMore.length > 0) continue;
    if (mine !== theirs) return { said: theirs ? 'self' : 'player', meant: mine ? 'self' : 'player' };
  }
  return null;
}

function onlyOf(value: number, receivers: readonly Receiver[]): Receiver | null {
  const [its, ...more] = receivers.filter((one) => one.value === value);
  return its === undefined || more.length > 0 ? null : its;
}
