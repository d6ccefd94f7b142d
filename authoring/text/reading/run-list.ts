import { type Chunks, chunksOf, longestRun } from '#engine/kernel/basics/chunks.ts';

/** A long list in chunks: an edit replaces one chunk and keeps the identity of the others. */
export class ChunkedList<One extends object> {
  readonly runs: Chunks<One>;
  readonly length: number;

  private constructor(runs: Chunks<One>) {
    this.runs = runs;
    let length = 0;
    for (const run of runs) length += run.length;
    this.length = length;
  }

  static of<One extends object>(list: readonly One[]): ChunkedList<One> {
    return new ChunkedList(chunksOf(list));
  }

  at(index: number): One | undefined {
    if (index < 0) return undefined;
    const { r, start } = this.#runAt(index);
    return this.runs[r]?.[index - start];
  }

  slice(from: number, to: number): readonly One[] {
    const [first, last] = [this.#runAt(from), this.#runAt(to - 1)];
    const stretch = this.runs.slice(first.r, last.r + 1).flat();
    return stretch.slice(from - first.start, to - first.start);
  }

  *[Symbol.iterator](): Generator<One> {
    for (const run of this.runs) yield* run;
  }

  spliced(first: number, removed: number, others: readonly One[]): ChunkedList<One> {
    const { r: from, start } = this.#runAt(first);
    const to = removed === 0 ? from : this.#runAt(first + removed - 1).r;
    const touched = this.runs.slice(from, to + 1);
    const stretch = touched.flat().toSpliced(first - start, removed, ...others);
    const instead = others.length === removed ? cutAs(touched, stretch) : cut(stretch);
    return new ChunkedList([...this.runs.slice(0, from), ...instead, ...this.runs.slice(to + 1)]);
  }

  #runAt(index: number): { readonly r: number; readonly start: number } {
    const { runs } = this;
    let start = 0;
    for (let r = 0; r < runs.length; r++) {
      const { length } = runs[r] as readonly One[];
      if (index < start + length || r === runs.length - 1) return { r, start };
      start += length;
    }
    return { r: 0, start: 0 };
  }
}

function cutAs<One>(runs: Chunks<One>, stretch: readonly One[]): Chunks<One> {
  let end = 0;
  return runs.map(({ length }) => {
    end += length;
    return stretch.slice(end - length, end);
  });
}

/** One chunk unless it is more than twice as long as a chunk should be. */
function cut<One>(stretch: readonly One[]): Chunks<One> {
  if (stretch.length === 0) return [];
  if (stretch.length <= 2 * longestRun) return [stretch];
  return Array.from({ length: Math.ceil(stretch.length / longestRun) }, (_, i) =>
    stretch.slice(i * longestRun, (i + 1) * longestRun),
  );
}
