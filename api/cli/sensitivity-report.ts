import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { effort, measuredValue, numberAt, numberGames, refusedGame } from './number-report.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });

/** `studio sensitivity --json` */
export const sensitivityReport = closedObject(
  {
    ...numberGames,
    rate: measuredValue,
    numbers: Type.Array(
      closedObject({
        ...numberAt,
        isAsked: Type.Boolean({
          description: 'false: no game asked for it, so that no value of it changes any of them',
        }),
        alike: Type.Tuple([Type.Integer(), Type.Integer()], {
          description: 'Values that play as the present one does, game by game; five from it at most are tried',
        }),
        changes: Type.Array(
          closedObject({
            value: Type.Integer({ description: 'One less or more, where the format allows it' }),
            pairs: count('Games of both values on the same seeds'),
            identical: count('Pairs in which both games went the same way to the end'),
            rate: Type.Number({ minimum: 0, maximum: 1, description: 'Of the figure with this value' }),
            difference: measuredValue,
            verdict: Type.Union(
              [Type.Literal('higher'), Type.Literal('lower'), Type.Literal('same'), Type.Literal('undecided')],
              { description: 'With 5 % error; same: no difference of five points' },
            ),
            isClear: Type.Boolean({
              description: 'More than chance, with all numbers considered: at most 5 % of what is clear is chance',
            }),
            refused: refusedGame,
          }),
        ),
      }),
      { description: 'Those that play depends on, the most sensitive first' },
    ),
    ...effort,
  },
  { title: 'studio sensitivity --json' },
);
export type SensitivityReport = Static<typeof sensitivityReport>;
