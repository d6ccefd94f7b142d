import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** Interns entries, as branches share most of them. */
export class SharedEntries {
  private readonly known = new Map<string, JsonObject>();

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
