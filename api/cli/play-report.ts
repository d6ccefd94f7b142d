import { type Static, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { orNull } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from '../session/schema-parts.ts';
import { seatOutcome } from '../session/seat-outcome.ts';

/** `studio play --json` */
export const playReport = Type.Object(
  {
    result: textOrNull,
    seats: Type.Array(seatOutcome, { description: 'The result of each seat' }),
    reason: orNull(Type.String(), { description: 'The rule by which it ended' }),
    rounds: Type.Integer({ minimum: 0 }),
    rank: textOrNull,
    unlocked: Type.Unsafe<JsonObject | null>({
      type: ['object', 'null'],
      description:
        "What a victory unlocks for later games, in the game's own words: rewards to choose from and the like",
    }),
    entered: Type.Optional(
      Type.Unsafe<JsonObject | null>({
        type: ['object', 'null'],
        description: 'With --campaign, the entry written for each player; null: the game adds none',
      }),
    ),
    decisions: Type.Integer({ minimum: 0 }),
    seed: Type.Integer(),
    hash: Type.String({ description: 'The final state' }),
    logHash: Type.String({ description: 'Set-up and answers' }),
    contentHash: Type.String({ description: 'Everything that can affect play' }),
  },
  { additionalProperties: false, title: 'studio play --json' },
);
export type PlayReport = Static<typeof playReport>;
