import type { Concept } from './concepts.ts';
import type { FactFault } from './fact-fault.ts';
import { nounGroups } from './nouns.ts';
import type { Facts } from './read-facts.ts';

/** Of whom or of when each half of a text speaks. */
const halves: readonly (readonly [Concept, Concept])[] = [
  ['attacker', 'defender'],
  ['win', 'loseGame'],
  ['success', 'failure'],
  ['start', 'end'],
  ['most', 'fewest'],
];

/** What is said in one half alone. */
const acts: readonly Concept[] = [
  ...(['heal', 'damage', 'gain', 'pay', 'spend', 'give', 'lose', 'draw', 'discard', 'place', 'remove'] as const),
  ...(['increase', 'reduce', 'reveal', 'stay', 'retreat', 'enter', 'leave', 'win', 'loseGame', 'suffer'] as const),
];

const nouns = nounGroups.flat();
const parts: readonly Concept[] = [...acts, ...nouns];
const isNoun: ReadonlySet<Concept | number> = new Set(nouns);

/** Two halves of a text that changed places: all that one of them says is said of the other. */
export function exchangedHalves(source: Facts, translation: Facts): FactFault | null {
  for (const [one, other] of halves) {
    if (![source, translation].every(({ concepts }) => concepts.has(one) && concepts.has(other))) continue;
    const [mine, theirs] = [sidesOf(one, other, source), sidesOf(one, other, translation)];
    if (mine === null || theirs === null) continue;
    const common = [...mine.keys()].filter((part) => theirs.has(part));
    // A noun may be said once for both
    const surest = common.filter((part) => !isNoun.has(part));
    const held = surest.length > 0 ? surest : common;
    if (held.length > 0 && held.every((part) => mine.get(part) !== theirs.get(part)))
      return { said: other, meant: one };
  }
  return null;
}

/** The half that says each concept and number; null where the text has not two halves. */
function sidesOf(
  one: Concept,
  other: Concept,
  { clauses, numbers }: Facts,
): ReadonlyMap<Concept | number, 0 | 1> | null {
  const [ofOne, ofOther] = [clauseOf(one, other, clauses), clauseOf(other, one, clauses)];
  if (ofOne === null || ofOther === null || ofOne === ofOther) return null;
  const [first, second] = [Math.min(ofOne, ofOther), Math.max(ofOne, ofOther)];
  const sideOf = (clause: number): 0 | 1 => (clause < second === ofOne < ofOther ? 0 : 1);
  const found = new Map<Concept | number, 0 | 1 | null>();
  const say = (part: Concept | number, clause: number): void => {
    const side = clause < first ? null : sideOf(clause);
    found.set(part, found.has(part) && found.get(part) !== side ? null : side);
  };
  for (const [clause, concepts] of clauses.entries())
    for (const part of parts) if (part !== one && part !== other && concepts.has(part)) say(part, clause);
  for (const { value, clause } of numbers) say(value, clause);
  // What is said before both may belong to either
  if (clauses.slice(0, first).some((concepts) => parts.some((part) => concepts.has(part)))) return null;
  const sided = [...found].flatMap(([part, side]) => (side === null ? [] : [[part, side] as const]));
  // A text in which one does something to the other has not two halves
  const isHalved = ([0, 1] as const).every((side) => sided.some(([, its]) => its === side));
  return isHalved ? new Map(sided) : null;
}

/** The only clause that says the one and not the other, or the one. */
function clauseOf(one: Concept, other: Concept, clauses: Facts['clauses']): number | null {
  const having = [...clauses.keys()].filter((at) => clauses[at]?.has(one));
  const alone = having.filter((at) => !clauses[at]?.has(other));
  const [its, ...more] = alone.length === 0 ? having : alone;
  return its === undefined || more.length > 0 ? null : its;
}
