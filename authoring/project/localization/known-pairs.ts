import type { UnitCheck, UnitFault } from './unit-fault.ts';
import { unitFaults } from './unit-faults.ts';

/** Enough for the texts that cards share, and less than what is kept of the units. */
const MOST = 2000;

/** The faults of texts that several units of a file share with their translations; everything else is the same for all. */
export class KnownPairs {
  readonly #faults = new Map<string, readonly UnitFault[]>();

  faultsOf(beside: UnitCheck): readonly UnitFault[] {
    const { key, source, t, same, orphans = [], strangeForms = [] } = beside;
    if (same || orphans.length > 0 || strangeForms.length > 0) return unitFaults(beside);
    // Checks read no more of a key than its kind
    const pair = `${key.slice(key.lastIndexOf('/'))}\n${source.length}\n${source}${t}`;
    const known = this.#faults.get(pair);
    if (known !== undefined) return known;
    const found = unitFaults(beside);
    if (this.#faults.size >= MOST) this.#faults.clear();
    this.#faults.set(pair, found);
    return found;
  }
}
