import type { JsonObject } from '#engine/kernel/basics/json.ts';

/**
 * Entries of many logs, each held once: lines that branched from each other say the same up to there, and most answers of
 * a game are given in every game.
 */
export class SharedEntries {
  private readonly known = new Map<string, JsonObject>();

  /** The same log out of entries that are shared. */
  share(log: readonly JsonObject[]): readonly JsonObject[] {
    return log.map((entry) => {
      const text = JSON.stringify(entry);
      const known = this.known.get(text);
      if (known !== undefined) return known;
      this.known.set(text, entry);
      return entry;
    });
  }
}
