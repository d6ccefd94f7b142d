import { type Chunks, changedChunks } from '#engine/kernel/basics/chunks.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { Member } from '#engine/kernel/basics/long-maps.ts';

type Run = readonly Member[];

export interface Said {
  readonly key: string;
  readonly t: string;
  readonly h: string;
}

export interface SaidChanges {
  readonly gone: readonly Said[];
  readonly come: readonly Said[];
  /** Those that say the same, but may follow others than before. */
  readonly moved: readonly Said[];
}

export function saidIn(run: Run): readonly Said[] {
  return run.flatMap(({ name, value }) => {
    if (name === null || !isObject(value)) return [];
    const { t, h, s } = value;
    if (typeof t !== 'string' || typeof h !== 'string' || t.trim() === '' || s === 'draft') return [];
    return [{ key: name, t, h }];
  });
}

/** Where a unit was: which of the changed runs, and which unit of it. */
type Place = readonly [run: number, at: number];

/** What changed between versions of a file. A unit that says the same stays the same object. */
export class SaidInFile {
  readonly #said = new Map<Run, readonly Said[]>();
  #runs: Chunks<Member> = [];

  follow(runs: Chunks<Member>): SaidChanges {
    const { before, now } = changedChunks(this.#runs, runs);
    const isAligned = before.length === now.length;
    this.#runs = runs;
    const gone = new Map<string, Said>();
    const places = new Map<Said, Place>();
    for (const [run, units] of before.entries()) {
      for (const [at, one] of (this.#said.get(units) ?? []).entries()) {
        gone.set(one.key, one);
        places.set(one, [run, at]);
      }
      this.#said.delete(units);
    }
    const [come, moved]: [Said[], Said[]] = [[], []];
    for (const [run, units] of now.entries()) {
      let last = -1;
      const said = saidIn(units).map((one) => {
        const was = gone.get(one.key);
        if (was?.t !== one.t || was.h !== one.h) {
          come.push(one);
          return one;
        }
        gone.delete(one.key);
        const [itsRun, at] = places.get(was) as Place;
        if (isAligned && itsRun === run && at > last) last = at;
        else moved.push(was);
        return was;
      });
      this.#said.set(units, said);
    }
    return { gone: [...gone.values()], come, moved };
  }
}
