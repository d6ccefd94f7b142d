import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from '../session/schema-parts.ts';
import { effort, measuredValue, numberGames } from './number-report.ts';
import { wilson } from './standings-report.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = Type.Number({ minimum: 0, maximum: 1 });
const seed = Type.Integer();
const rounds = closedObject(
  { mean: Type.Number(), interval: orNull(Type.Tuple([Type.Number(), Type.Number()])) },
  { description: 'The average' },
);

/** `studio findings --json` */
export const findingsReport = closedObject(
  {
    ...numberGames,
    games: count('Games of the kind that was chosen'),
    difficulty: Type.Array(
      closedObject({
        seats: Type.Integer({ minimum: 1 }),
        games: count('With this number of players'),
        rounds,
        wins: orNull(closedObject({ won: count('By all'), winRate: share, interval: wilson }), {
          description: 'null: players compete',
        }),
        apart: orNull(Type.Union([Type.Literal('easier'), Type.Literal('harder')]), {
          description: 'The interval of the difference from all other numbers of players is more than five points away',
        }),
      }),
    ),
    deadChoices: Type.Array(
      closedObject({
        choice: Type.String({
          description: 'What is done, with which card, with which part of it: play, play W-01, play W-01/2',
        }),
        offered: count('Games in which it was offered next to other answers'),
        taken: count('Games among them in which it was given'),
        share,
        interval: wilson,
        forced: orNull(
          closedObject({
            pairs: count('Games with and without it on the same seeds'),
            identical: count('Pairs in which both games went the same way to the end'),
            difference: {
              ...measuredValue,
              description: 'Of the figure, if it is given once, as soon as it is offered: what it costs',
            },
            effect: Type.Union(
              [Type.Literal('helps'), Type.Literal('harms'), Type.Literal('none'), Type.Literal('undecided')],
              { description: 'With 5 % error; none: no difference of five points' },
            ),
            isClear: Type.Boolean({ description: 'More than chance, with all forced choices considered' }),
          }),
          { description: 'null: more than were tried' },
        ),
      }),
      { description: 'Choices whose interval is below 5 % of the games that offer them, the most offered first' },
    ),
    neverRun: closedObject({
      games: count('With any number of players'),
      interval: Type.Tuple([share, share], { description: 'In how many games an effect runs that never did' }),
      effects: count('Effects of what is chosen'),
      never: orNull(
        Type.Array(Type.String({ description: 'Its path; without effects within others that never ran' })),
        {
          description: 'null: so few games that the interval reaches above 5 %',
        },
      ),
    }),
    endless: closedObject({
      games: count('Games without an end, with any number of players'),
      share,
      interval: wilson,
      first: Type.Array(
        closedObject({
          seats: Type.Integer({ minimum: 1 }),
          seed,
          code: Type.String(),
          message: closedObject({ ja: Type.String(), en: Type.String() }),
        }),
        { maxItems: 10 },
      ),
    }),
    decidedEarly: closedObject({
      games: count('Games that were looked into'),
      decided: count('Those decided before their last quarter'),
      share,
      interval: wilson,
      list: Type.Array(
        closedObject({
          seed,
          result: textOrNull,
          at: count('Answers given until then'),
          of: count('Answers given in all'),
          round: Type.Integer(),
          tries: count(
            'Ways in which it was played on from there by the judgement of the game, and as many at random; all had the same winners',
          ),
          otherwise: Type.Tuple([share, share], { description: 'Interval of another end' }),
        }),
      ),
    }),
    ...effort,
  },
  { title: 'studio findings --json' },
);
export type FindingsReport = Static<typeof findingsReport>;
