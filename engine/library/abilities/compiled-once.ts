import type { Chunks } from '#engine/kernel/basics/chunks.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Probe } from '#engine/kernel/language/block.ts';
import type { CompiledPart, Compiler, Language } from '#engine/kernel/language/compile.ts';
import type { EntryNumbers } from './effect-names.ts';
import type { AbilityEntry } from './entry.ts';

interface WithEntries {
  readonly entries: readonly AbilityEntry[];
}
interface Known<Beside, Made> {
  readonly beside: Beside;
  readonly recorded: CompiledPart<Made>;
}

/** Compiles a part, e.g. a card, once per value. `compile` may depend only on its arguments; `beside` by identity. */
export function compiledOnce<Part extends object, Beside, Made extends WithEntries>(
  compile: (part: Part, beside: Beside, compiler: Compiler, names: EntryNumbers) => Made,
): (part: Part, beside: Beside, compiler: Compiler, names: EntryNumbers) => Made {
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

function ofLanguageAndProbe<Kept>(make: () => Kept): (of: Pick<Compiler, 'language' | 'probe'>) => Kept {
  const unprobed = memoizeByKey((_: Language) => make());
  const probed = memoizeByKey((_: Language) => memoizeByKey((_: Probe) => make()));
  return ({ language, probe }) => (probe === null ? unprobed(language) : probed(language)(probe));
}

/** The probe wants every compiled node, so nothing may be skipped. */
const hearsOfAll = ({ probe }: Compiler): boolean => probe?.compiled !== undefined;

interface KnownRun<Beside, Placed> {
  readonly beside: Beside;
  readonly start: number;
  readonly recorded: CompiledPart<readonly Placed[]>;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The same for runs. An unchanged run is reused if its names have the same numbers. */
export function compiledInRuns<Part extends object, Beside, Made extends WithEntries>(
  compile: (part: Part, beside: Beside, compiler: Compiler, names: EntryNumbers) => Made,
  place: (index: number, made: Made) => Made,
): (runs: Chunks<Part>, beside: Beside, compiler: Compiler, names: EntryNumbers) => Chunks<Made> {
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

/** Registers names in order, so new ones get their numbers here. */
const bearTheSame = (numbers: ReadonlyMap<string, number>, names: EntryNumbers): boolean =>
  [...numbers].every(([name, number]) => names.numberOf(name) === number);
