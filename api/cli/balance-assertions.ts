import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const share = Type.Number({ minimum: 0, maximum: 1 });

const games = {
  scenario: Type.Optional(Type.String({ description: 'Short for the choice "scenario"' })),
  choices: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'What is played: the choice for each option of the game',
    }),
  ),
  players: Type.Integer({ minimum: 1 }),
  program: Type.Optional(Type.String({ description: 'As `--bot` takes it, for all seats; greedy unless said' })),
  figure: Type.Optional(
    Type.String({ description: 'wins unless said; in competitive games seat/1, role/ID: how often it wins' }),
  ),
  seeds: Type.Optional(Type.Integer({ description: 'The first seed; 1 unless said' })),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Games at most; 1000 unless said' })),
};

/** What is asserted of a win rate, with 95 % certainty. */
export const assertion = Type.Union([
  closedObject({ ...games, between: Type.Tuple([share, share]) }),
  closedObject({ ...games, atLeast: share }),
  closedObject(
    { ...games, movesAtMost: share },
    { description: 'In comparison with the version that --against names' },
  ),
]);
export type Assertion = Static<typeof assertion>;

/** The file of `studio balance --assert` */
export const balanceAssertions = Type.Array(assertion, { minItems: 1, title: 'Assertions about balance' });
