import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const rate = Type.Number({ minimum: 0, maximum: 1 });
export const wilson = Type.Tuple([rate, rate], { description: "Wilson's score interval, 95 %" });

const mean = closedObject({
  mean: Type.Number(),
  interval: orNull(Type.Tuple([Type.Number(), Type.Number()]), {
    description: 'Of the mean, 95 %, by the normal distribution; null: of one game',
  }),
});
const standing = {
  games: Type.Integer({ minimum: 1, description: 'How often it took part' }),
  won: Type.Number({
    minimum: 0,
    description: 'First places; of one that several share a part. Who plays together wins or loses whole',
  }),
  winRate: Type.Number({ ...rate, description: 'won / games' }),
  interval: wilson,
  place: closedObject(mean.properties, { description: '1 is first' }),
  score: orNull(mean, { description: 'null: the game keeps no score' }),
};

const outside = Type.Union([Type.Literal('above'), Type.Literal('below'), Type.Null()], {
  description:
    'Whether the interval of its wins lies more than five points beyond its share of one among all seats; null: it does not, or they play together',
});

/** Results by seat, order of play, role and program, and the terms of scores. */
export const standingsReport = {
  seats: Type.Array(closedObject({ seat: Type.Integer({ minimum: 0 }), ...standing, outside })),
  orders: Type.Array(
    closedObject({
      order: Type.Integer({
        minimum: 1,
        description: 'The how-manieth seat it was to give its first open answer: the order of play as games began',
      }),
      ...{ ...standing, outside },
    }),
    { description: 'Empty where they play together' },
  ),
  lines: Type.Array(
    closedObject({
      label: closedObject(text.properties, { description: 'What the term is called' }),
      rule: Type.String({ description: 'The rule by which it counts' }),
      seats: Type.Array(closedObject({ seat: Type.Integer({ minimum: 0 }), ...mean.properties })),
      bots: Type.Array(closedObject({ bot: Type.String(), ...mean.properties })),
    }),
    { description: 'Term by term of the score; empty: the game keeps none' },
  ),
  roles: Type.Array(closedObject({ role: Type.String({ description: 'What a seat plays, by its id' }), ...standing })),
  bots: Type.Array(
    closedObject({ bot: Type.String({ description: 'The program, as `--bot` takes it' }), ...standing }),
  ),
};
export const endsReport = Type.Array(
  closedObject({
    result: Type.String({ description: "How the game ended, in the game's own word" }),
    name: closedObject({ ja: Type.String(), en: Type.String() }, { description: 'What that is called' }),
    games: Type.Integer({ minimum: 1 }),
    share: Type.Number({ ...rate, description: 'Of all games' }),
    interval: wilson,
  }),
);

export type StandingsReport = { [part in keyof typeof standingsReport]: Static<(typeof standingsReport)[part]> };
export type StandingReport = Omit<StandingsReport['seats'][number], 'seat' | 'outside'>;
export type EndsReport = Static<typeof endsReport>;
