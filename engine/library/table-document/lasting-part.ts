import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import {
  lastingSchema,
  printLasting,
  putLasting,
  type ThingNames,
} from '#engine/kernel/lasting-effects/lasting-document.ts';
import type { Part } from './part.ts';

/** Lasting effects, omitted if none. Needs `forcedLasting` among the changes. */
export const lasting = <G extends KernelGame>(names: (game: G) => ThingNames, said: Schema = {}): Part<G> => ({
  schema: { ...lastingSchema, ...said },
  late: true,
  optional: true,
  print: (game) => (game.table.lasting.length === 0 ? undefined : printLasting(game, names(game))),
  put: (writer, _, value) => void writer.then.push(putLasting(value)),
});
