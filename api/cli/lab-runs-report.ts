import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const inclusive = (of: string) => closedObject({ from: Type.Integer(), to: Type.Integer() }, { description: of });

export const keptRun = closedObject({
  key: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'As `--against` takes it; its first letters suffice if no other run begins with them',
  }),
  at: Type.String({ description: 'When it was last played, in ISO 8601' }),
  command: Type.Union([Type.Literal('simulate'), Type.Literal('balance')]),
  project: Type.String({ description: 'The `id` of its studio.json' }),
  system: Type.String(),
  content: Type.String({ description: 'The hash of what was played' }),
  choices: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: 'The chosen options of the game; of the others, the usual ones or each in turn',
  }),
  players: orNull(inclusive('The numbers of players; null: all, or those of a set-up document')),
  bots: Type.Array(Type.String()),
  playouts: orNull(Type.Integer({ minimum: 1, description: 'What `--budget` said' })),
  seeds: inclusive('The seeds that were asked for'),
  games: Type.Integer({ minimum: 0, description: 'Games of this version of the project that counted' }),
});
export type KeptRun = Static<typeof keptRun>;

/** `studio lab runs --json` */
export const labRunsReport = closedObject(
  { runs: Type.Array(keptRun, { description: 'The last one first' }) },
  { title: 'studio lab runs --json' },
);
export type LabRunsReport = Static<typeof labRunsReport>;
