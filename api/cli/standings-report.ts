import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const rate = Type.Number({ minimum: 0, maximum: 1 });
export const wilson = Type.Tuple([rate, rate], { description: "Wilson's score interval, 95 %" });

const mean = Type.Object(
  {
    mean: Type.Number(),
    interval: Type.Union([Type.Tuple([Type.Number(), Type.Number()]), Type.Null()], {
      description: 'Of the mean, 95 %, by the normal distribution; null: of one game',
    }),
  },
  closed,
);
const standing = {
  games: Type.Integer({ minimum: 1, description: 'How often it took part' }),
  won: Type.Number({
    minimum: 0,
    description: 'First places; of one that several share a part. Who plays together wins or loses whole',
  }),
  winRate: Type.Number({ ...rate, description: 'won / games' }),
  interval: wilson,
  place: Type.Object(mean.properties, { ...closed, description: '1 is first' }),
  score: Type.Union([mean, Type.Null()], { description: 'null: the game keeps no score' }),
};

const outside = Type.Union([Type.Literal('above'), Type.Literal('below'), Type.Null()], {
  description:
    'Whether the interval of its wins lies more than five points beyond its share of one among all seats; null: it does not, or they play together',
});
const text = Type.Object({ ja: Type.String(), en: Type.String() }, closed);

/** How seats, the order of play, roles and programs came out, and what scores were made of: parts of a report. */
export const standingsReport = {
  seats: Type.Array(Type.Object({ seat: Type.Integer({ minimum: 0 }), ...standing, outside }, closed)),
  orders: Type.Array(
    Type.Object(
      {
        order: Type.Integer({
          minimum: 1,
          description: 'The how-manieth seat it was to give its first open answer: the order of play as games began',
        }),
        ...{ ...standing, outside },
      },
      closed,
    ),
    { description: 'Empty where they play together' },
  ),
  lines: Type.Array(
    Type.Object(
      {
        label: Type.Object(text.properties, { ...closed, description: 'What the term is called' }),
        rule: Type.String({ description: 'The rule by which it counts' }),
        seats: Type.Array(Type.Object({ seat: Type.Integer({ minimum: 0 }), ...mean.properties }, closed)),
        bots: Type.Array(Type.Object({ bot: Type.String(), ...mean.properties }, closed)),
      },
      closed,
    ),
    { description: 'Term by term of the score; empty: the game keeps none' },
  ),
  roles: Type.Array(
    Type.Object({ role: Type.String({ description: 'What a seat plays, by its id' }), ...standing }, closed),
  ),
  bots: Type.Array(
    Type.Object({ bot: Type.String({ description: 'The program, as `--bot` takes it' }), ...standing }, closed),
  ),
};
export const endsReport = Type.Array(
  Type.Object(
    {
      result: Type.String({ description: "How the game ended, in the game's own word" }),
      name: Type.Object({ ja: Type.String(), en: Type.String() }, { ...closed, description: 'What that is called' }),
      games: Type.Integer({ minimum: 1 }),
      share: Type.Number({ ...rate, description: 'Of all games' }),
      interval: wilson,
    },
    closed,
  ),
);

export type ToldStandings = { [part in keyof typeof standingsReport]: Static<(typeof standingsReport)[part]> };
export type ToldStanding = Omit<ToldStandings['seats'][number], 'seat' | 'outside'>;
export type ToldEnds = Static<typeof endsReport>;
