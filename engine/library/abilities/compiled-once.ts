import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Runs } from '#engine/kernel/basics/runs.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { Compiler, Language, Recorded } from '#engine/kernel/language/compile.ts';
import type { EffectNames } from './effect-names.ts';
import type { AbilityEntry } from './entry.ts';

/** What is compiled of a part: above all its entries, which bear numbers among those of all parts. */
interface WithEntries {
  readonly entries: readonly AbilityEntry[];
}
interface Known<Beside, Made> {
  readonly beside: Beside;
  readonly recorded: Recorded<Made>;
}

/**
 * Compiles a part of a content, as a card, once for as long as it is the same value: an edit compiles what it touched.
 * `compile` looks at the part, at `beside` (compared by identity) and at nothing else, and compiles with what it is given.
 */
export function compiledOnce<Part extends object, Beside, Made extends WithEntries>(
  compile: (part: Part, beside: Beside, compiler: Compiler, names: EffectNames) => Made,
): (part: Part, beside: Beside, compiler: Compiler, names: EffectNames) => Made {
  type Parts = WeakMap<Part, Known<Beside, Made>>;
  const partsOf = ofLanguageAndProbe((): Parts => new WeakMap());
  return (part, beside, compiler, names) => {
    if (hearsOfAll(compiler)) return compile(part, beside, compiler, names);
    const parts = partsOf(compiler);
    const known = parts.get(part);
    if (
      known?.beside === beside &&
      known.recorded.made.entries.every(({ id, effect }) => names.numberOf(id) === effect)
    )
      return compiler.takeOver(known.recorded);
    const recorded = compiler.recorded(() => compile(part, beside, compiler, names));
    parts.set(part, { beside, recorded });
    return recorded.made;
  };
}

/** What is kept for those who compile in one language with one probe, or without any. */
function ofLanguageAndProbe<Kept>(make: () => Kept): (of: Pick<Compiler, 'language' | 'probe'>) => Kept {
  const unprobed = memoizeByKey((_: Language) => make());
  const probed = memoizeByKey((_: Language) => memoizeByKey((_: Probe) => make()));
  return ({ language, probe }) => (probe === null ? unprobed(language) : probed(language)(probe));
}

/** Somebody wants to hear of every node that is compiled. */
const hearsOfAll = ({ probe }: Compiler): boolean => probe?.compiled !== undefined;

interface KnownRun<Beside, Placed> {
  readonly beside: Beside;
  readonly start: number;
  readonly recorded: Recorded<readonly Placed[]>;
  readonly numbers: ReadonlyMap<string, number>;
}

/**
 * The same for parts in runs, each placed by its number among all. A run in which nothing was edited is taken over whole,
 * as long as its names bear the same numbers.
 */
export function compiledInRuns<Part extends object, Beside, Made extends WithEntries>(
  compile: (part: Part, beside: Beside, compiler: Compiler, names: EffectNames) => Made,
  place: (index: number, made: Made) => Made,
): (runs: Runs<Part>, beside: Beside, compiler: Compiler, names: EffectNames) => Runs<Made> {
  const one = compiledOnce(compile);
  type Known = WeakMap<readonly Part[], KnownRun<Beside, Made>>;
  const knownTo = ofLanguageAndProbe((): Known => new WeakMap());
  return (runs, beside, compiler, names) => {
    const known = hearsOfAll(compiler) ? null : knownTo(compiler);
    let start = 0;
    return runs.map((run) => {
      const from = start;
      start += run.length;
      const before = known?.get(run);
      if (before?.beside === beside && before.start === from && bearTheSame(before.numbers, names))
        return compiler.takeOver(before.recorded);
      const recorded = compiler.recorded(() =>
        run.map((part, i) => place(from + i, one(part, beside, compiler, names))),
      );
      const numbers = new Map(recorded.made.flatMap(({ entries }) => entries.map(({ id, effect }) => [id, effect])));
      known?.set(run, { beside, start: from, recorded, numbers });
      return recorded.made;
    });
  };
}

/** Asked in the order in which they were given: so a name that is new gets its number here. */
const bearTheSame = (numbers: ReadonlyMap<string, number>, names: EffectNames): boolean =>
  [...numbers].every(([name, number]) => names.numberOf(name) === number);
