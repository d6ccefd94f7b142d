import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { lastingSchema, printLasting, putLasting, type ThingNames } from '#engine/kernel/lasting/lasting-document.ts';
import type { Part } from './part.ts';

/** What lasts on the table; not printed where nothing does. A game that has it has `forcedLasting` among its changes. */
export const lasting = <G extends KernelGame>(names: (game: G) => ThingNames, said: Schema = {}): Part<G> => ({
  schema: { ...lastingSchema, ...said },
  late: true,
  optional: true,
  print: (game) => (game.table.lasting.length === 0 ? undefined : printLasting(game, names(game))),
  put: (writer, _, value) => void writer.then.push(putLasting(value)),
});
