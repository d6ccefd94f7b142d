import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { SavedGame } from '#engine/kernel/session/saved-game.ts';
import { undoneSchema } from './undone.ts';

const object = Type.Object({});
const integers = Type.Array(Type.Integer());
const hash = Type.String({ pattern: '^[0-9a-f]{32}$' });
const call = Type.Object({
  kind: Type.Literal('call'),
  procedure: Type.String(),
  given: Type.Unknown(),
  into: Type.Unknown(),
});

/** File format of saved games: `save` and `studio play --save`. */
export const savedGame = closedObject(
  {
    formatVersion: Type.Literal(1),
    system: Type.String(),
    project: Type.Optional(closedObject({ id: Type.String(), version: Type.String() })),
    content: Type.Optional(Type.Object({}, { description: 'Entries that were added to the project' })),
    contentHash: hash,
    logHash: Type.Optional(hash),
    setup: object,
    laid: Type.Union([Type.Literal('setup'), Type.Literal('ready'), Type.Literal('empty')]),
    log: Type.Array(object, { description: 'Answers and cheats, in order' }),
    hash,
    takenBack: Type.Optional(undoneSchema),
    forced: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), {
        description: 'The places in the log at which the table was changed against the rules; absent if it never was',
      }),
    ),
    events: Type.Optional(
      Type.Array(object, { description: 'What happened: a replay reports where it first differs' }),
    ),
    state: closedObject({
      table: closedObject({
        counters: integers,
        places: Type.Array(integers),
        designs: integers,
        copies: integers,
        shuffles: integers,
        batches: Type.Optional(Type.Integer({ minimum: 1 })),
        lying: Type.Optional(Type.Array(Type.Tuple([Type.Integer(), integers]))),
        lasting: Type.Optional(Type.Object({}, { description: 'Lasting effects, with their records' })),
      }),
      stack: Type.Array(
        closedObject({
          procedure: Type.String(),
          step: orNull(Type.String()),
          my: object,
          into: Type.Optional(Type.String()),
          later: Type.Optional(Type.Record(Type.String(), Type.Array(call))),
          queue: Type.Optional(Type.Array(Type.Unknown())),
        }),
      ),
      endedBy: orNull(Type.String()),
    }),
  },
  { title: 'A saved game' },
);

/** The kernel's, with the project it was played on. */
export type SavedFile = SavedGame & {
  readonly project?: { readonly id: string; readonly version: string };
  readonly content?: JsonObject;
  readonly logHash?: string;
  readonly events?: readonly JsonObject[];
};

export function isOfNewerFormat(value: unknown): boolean {
  return Check(Type.Object({ formatVersion: Type.Integer({ minimum: 2 }) }), value);
}

export function isSavedFile(value: unknown): value is SavedFile {
  return Check(savedGame, value);
}
