import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { endsReport, standingsReport } from './standings-report.ts';

const line = closedObject({
  seed: Type.Integer(),
  result: orNull(Type.String()),
  rounds: Type.Integer({ minimum: 0 }),
  logHash: Type.String({ description: 'As `studio play --seed` says it' }),
});

/** `studio simulate --json` */
export const simulateReport = closedObject(
  {
    games: Type.Integer({ minimum: 1 }),
    workers: Type.Integer({ minimum: 1, description: 'Threads that played' }),
    seconds: Type.Number({ minimum: 0, description: 'From when every thread had the content ready to the last game' }),
    gamesPerSecond: Type.Number({ minimum: 0 }),
    decisionsPerSecond: Type.Number({ minimum: 0 }),
    together: Type.Boolean({ description: 'All who play win or lose as one: every seat comes out alike' }),
    ends: endsReport,
    ...standingsReport,
    hash: Type.String({ description: 'SHA-256 of what `--list` prints, the first 32 hex digits' }),
    list: Type.Optional(
      Type.Array(line, { description: 'With --list: each game, seatings in their order and seeds in theirs' }),
    ),
  },
  { title: 'studio simulate --json' },
);
export type SimulateReport = Static<typeof simulateReport>;
