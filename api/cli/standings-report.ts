import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const rate = Type.Number({ minimum: 0, maximum: 1 });
export const wilson = Type.Tuple([rate, rate], { description: "Wilson's score interval, 95 %" });

const mean = closedObject({
  mean: Type.Number(),
  interval: orNull(Type.Tuple([Type.Number(), Type.Number()]), {
    description: 'The 95 % confidence interval of the mean (normal distribution); null: there is only one game',
  }),
});
const standing = {
  games: Type.Integer({ minimum: 1, description: 'The number of games it took part in' }),
  won: Type.Number({
    minimum: 0,
    description: 'First places; a shared first place counts in part. In cooperative games each win counts fully',
  }),
  winRate: Type.Number({ ...rate, description: 'won / games' }),
  interval: wilson,
  place: closedObject(mean.properties, { description: '1 is first' }),
  score: orNull(mean, { description: 'null: the game keeps no score' }),
};

const outside = Type.Union([Type.Literal('above'), Type.Literal('below'), Type.Null()], {
  description:
    'Whether the interval of its win rate is more than five percentage points away from an equal share; null: it is not, or the game is cooperative',
});

/** Results by seat, order of play, role and program, and the terms of scores. */
export const standingsReport = {
  seats: Type.Array(closedObject({ seat: Type.Integer({ minimum: 0 }), ...standing, outside })),
  orders: Type.Array(
    closedObject({
      order: Type.Integer({
        minimum: 1,
        description:
          'The position in the order of play at the start: the order in which seats gave their first open answer',
      }),
      ...{ ...standing, outside },
    }),
    { description: 'Empty in cooperative games' },
  ),
  lines: Type.Array(
    closedObject({
      label: closedObject(text.properties, { description: 'The name of the term' }),
      rule: Type.String({ description: 'The rule that counts it' }),
      seats: Type.Array(closedObject({ seat: Type.Integer({ minimum: 0 }), ...mean.properties })),
      bots: Type.Array(closedObject({ bot: Type.String(), ...mean.properties })),
    }),
    { description: 'The score term by term; empty: the game keeps no score' },
  ),
  roles: Type.Array(closedObject({ role: Type.String({ description: 'The id of what a seat plays' }), ...standing })),
  bots: Type.Array(
    closedObject({ bot: Type.String({ description: 'The program, as `--bot` takes it' }), ...standing }),
  ),
};
export const endsReport = Type.Array(
  closedObject({
    result: Type.String({ description: 'How the game ended, in the terms of the game' }),
    name: closedObject({ ja: Type.String(), en: Type.String() }, { description: 'Its name' }),
    games: Type.Integer({ minimum: 1 }),
    share: Type.Number({ ...rate, description: 'Share of all games' }),
    interval: wilson,
  }),
);

export type StandingsReport = { [part in keyof typeof standingsReport]: Static<(typeof standingsReport)[part]> };
export type StandingReport = Omit<StandingsReport['seats'][number], 'seat' | 'outside'>;
export type EndsReport = Static<typeof endsReport>;
