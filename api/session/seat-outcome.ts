import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { scoreOf } from '#engine/kernel/contract/outcome.ts';
import type { Session } from '#engine/kernel/session/session.ts';

const line = {
  label: Type.Object({ ja: Type.String(), en: Type.String() }, closed),
  rule: Type.String({ description: 'The rule that counts it' }),
  amount: Type.Number(),
};

/** How a seat of a game that is over came out. */
export const seatOutcome = Type.Object(
  {
    roles: Type.Array(Type.String(), { description: 'What it plays, by ids' }),
    place: Type.Integer({ minimum: 1, description: '1 is first; seats that tie share one' }),
    won: Type.Boolean(),
    score: Type.Union(
      [
        Type.Object(
          {
            sum: Type.Number(),
            lines: Type.Array(Type.Object(line, closed)),
          },
          closed,
        ),
        Type.Null(),
      ],
      { description: 'Term by term; null: the game keeps no score' },
    ),
    ties: Type.Array(
      Type.Object({ ...line, less: Type.Boolean({ description: 'Whether the smaller number is ahead' }) }, closed),
      { description: 'What breaks a tie of scores, in the order in which it is looked at' },
    ),
  },
  closed,
);
export type SeatOutcomeTold = Static<typeof seatOutcome>;

/** The seats of a game that is over, in their order; none while it goes on. */
export function seatOutcomes({ system, game, outcome }: Session): SeatOutcomeTold[] {
  return (outcome?.seats ?? []).map((seat, at) => ({
    roles: [...system.roles(game, at)],
    place: seat.place,
    won: seat.won,
    score: seat.score === null ? null : { sum: scoreOf(seat) ?? 0, lines: seat.score.map((one) => ({ ...one })) },
    ties: seat.ties.map((one) => ({ ...one })),
  }));
}
