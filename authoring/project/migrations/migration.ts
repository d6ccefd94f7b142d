import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** One value of a document that a migration writes: at its root, by its key. */
export interface MigratedValue {
  readonly key: string;
  readonly value: unknown;
  /** The key that a new one stands behind; without one it stands first. */
  readonly behind?: string;
}

/** How documents of one version of the formats become documents of the next. Kept for ever: old projects go through all of them. */
export interface Migration {
  /** The version it is for; it makes the next. */
  readonly from: number;
  readonly about: Text;
  /** What it writes into a document, by the document's path in its project. */
  readonly writes: (path: string, document: JsonObject) => readonly MigratedValue[];
}
