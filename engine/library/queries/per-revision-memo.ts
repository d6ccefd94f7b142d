const firstSize = 64;

/**
 * Results by number while the table is unchanged. A hash table that a new revision empties without touching it: programs
 * ask for thousands of results a turn, and each answer changes the table.
 */
export class RevisionMemo<Result> {
  private keys = new Array<number>(firstSize).fill(0);
  private revisions = new Array<number>(firstSize).fill(-1);
  private results = new Array<Result | undefined>(firstSize).fill(undefined);
  private revision = -1;
  private held = 0;

  get(key: number, revision: number): Result | undefined {
    const at = this.slotOf(key, revision);
    return this.revisions[at] === revision ? this.results[at] : undefined;
  }

  set(key: number, revision: number, result: Result): void {
    if (this.revision !== revision) {
      this.revision = revision;
      this.held = 0;
    }
    // Half of it stays free, so that a search soon meets a free slot
    if (++this.held * 2 > this.keys.length) this.grow();
    const at = this.slotOf(key, revision);
    this.keys[at] = key;
    this.revisions[at] = revision;
    this.results[at] = result;
  }

  /** Where the key is or would be: the first slot from its own that holds it or nothing of this revision. */
  private slotOf(key: number, revision: number): number {
    const { keys, revisions } = this;
    const mask = keys.length - 1;
    let at = (key ^ (key >>> 6)) & mask;
    while (revisions[at] === revision && keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const { keys, revisions, results, revision } = this;
    const size = keys.length * 2;
    this.keys = new Array<number>(size).fill(0);
    this.revisions = new Array<number>(size).fill(-1);
    this.results = new Array<Result | undefined>(size).fill(undefined);
    for (let from = 0; from < keys.length; from++) {
      if (revisions[from] !== revision) continue;
      const at = this.slotOf(keys[from] as number, revision);
      this.keys[at] = keys[from] as number;
      this.revisions[at] = revision;
      this.results[at] = results[from];
    }
  }
}
