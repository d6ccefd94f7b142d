import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { effort, measuredValue, numberAt, numberGames, refusedGame } from './number-report.ts';

/** `studio solve --json` */
export const solveReport = closedObject(
  {
    ...numberAt,
    target: Type.Number({ minimum: 0, maximum: 1 }),
    ...numberGames,
    searched: Type.Union([Type.Literal('bisection'), Type.Literal('all')], {
      description: 'bisection: the first and the last value are on different sides of the target; else all were tried',
    }),
    found: orNull(Type.Integer(), {
      description: 'The value whose rate is nearest to the target, of those that may reach it; null: none does',
    }),
    tried: Type.Array(
      closedObject({
        value: Type.Integer(),
        side: Type.Union([Type.Literal('below'), Type.Literal('above'), Type.Literal('near'), Type.Literal('open')], {
          description: 'Of the target; near: within five points of it; open: the seeds did not decide it',
        }),
        games: Type.Integer({ minimum: 0 }),
        rate: measuredValue,
        refused: refusedGame,
      }),
    ),
    ...effort,
  },
  { title: 'studio solve --json' },
);
export type SolveReport = Static<typeof solveReport>;
