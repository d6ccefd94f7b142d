import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { scoreOf } from '#engine/kernel/contract/outcome.ts';
import type { Session } from '#engine/kernel/session/session.ts';

const line = {
  label: closedObject({ ja: Type.String(), en: Type.String() }),
  rule: Type.String({ description: 'The rule that counts it' }),
  amount: Type.Number(),
};

/** The result of a seat after the end. */
export const seatOutcome = closedObject({
  roles: Type.Array(Type.String(), { description: 'The ids of what the seat plays' }),
  place: Type.Integer({ minimum: 1, description: '1 is first; seats that tie share one' }),
  won: Type.Boolean(),
  score: orNull(
    closedObject({
      sum: Type.Number(),
      lines: Type.Array(closedObject(line)),
    }),
    { description: 'The score term by term; null: the game keeps no score' },
  ),
  ties: Type.Array(closedObject({ ...line, less: Type.Boolean({ description: 'Whether the smaller number wins' }) }), {
    description: 'The tie-breakers, in the order in which they apply',
  }),
});
export type SeatOutcomeView = Static<typeof seatOutcome>;

/** Empty while the game goes on. */
export function seatOutcomes({ system, game, outcome }: Session): SeatOutcomeView[] {
  return (outcome?.seats ?? []).map((seat, at) => ({
    roles: [...system.roles(game, at)],
    place: seat.place,
    won: seat.won,
    score: seat.score === null ? null : { sum: scoreOf(seat) ?? 0, lines: seat.score.map((one) => ({ ...one })) },
    ties: seat.ties.map((one) => ({ ...one })),
  }));
}
