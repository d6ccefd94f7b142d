import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** Playtests that show something of the format; those of the game whose sample ships stand in its page. */
export const playtestExamples: readonly { readonly title: Text; readonly text: Text; readonly test: JsonObject }[] = [];
