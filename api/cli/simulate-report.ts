import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { endsReport, standingsReport } from './standings-report.ts';

const line = closedObject({
  seed: Type.Integer(),
  result: orNull(Type.String()),
  rounds: Type.Integer({ minimum: 0 }),
  logHash: Type.String({ description: 'As printed by `studio play --seed`' }),
});

/** `studio simulate --json` */
export const simulateReport = closedObject(
  {
    games: Type.Integer({ minimum: 1 }),
    kept: Type.Integer({ minimum: 0, description: 'Those that an earlier run had played; they are not played again' }),
    workers: Type.Integer({ minimum: 1, description: 'The number of threads' }),
    seconds: Type.Number({
      minimum: 0,
      description:
        'From the moment when every thread had loaded the content to the end of the last game; 0 if none was played',
    }),
    gamesPerSecond: Type.Number({ minimum: 0 }),
    decisionsPerSecond: Type.Number({ minimum: 0 }),
    together: Type.Boolean({
      description: 'Cooperative: all players win or lose together, so every seat has the same result',
    }),
    ends: endsReport,
    ...standingsReport,
    hash: Type.String({ description: 'SHA-256 of what `--list` prints, the first 32 hex digits' }),
    list: Type.Optional(Type.Array(line, { description: 'With --list: each game, ordered by seating, then by seed' })),
  },
  { title: 'studio simulate --json' },
);
export type SimulateReport = Static<typeof simulateReport>;
