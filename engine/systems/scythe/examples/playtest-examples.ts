import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** Empty: the format page shows those of the game with the bundled sample. */
export const playtestExamples: readonly { readonly title: Text; readonly text: Text; readonly test: JsonObject }[] = [];
