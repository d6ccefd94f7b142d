import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** At the root of a document. */
export interface MigratedValue {
  readonly key: string;
  readonly value: unknown;
  /** Inserted after this key, else first. */
  readonly behind?: string;
}

/** Step from one version of the formats to the next. Kept for ever, as old projects run through all of them. */
export interface Migration {
  readonly from: number;
  readonly about: Text;
  readonly writes: (path: string, document: JsonObject) => readonly MigratedValue[];
}
