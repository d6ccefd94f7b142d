import { type Static, Type } from 'typebox';
import { safeInteger } from '#engine/kernel/basics/schema-words.ts';

const MOST = 100_000;
const share = Type.Number({ minimum: 0, maximum: 1 });

const games = {
  players: Type.Integer({ ...safeInteger, minimum: 1 }),
  program: Type.Optional(Type.String({ description: 'As `--bot` takes it, for all seats; greedy unless said' })),
  figure: Type.Optional(
    Type.String({ description: 'wins unless said; in competitive games seat/1, role/ID: how often it wins' }),
  ),
  seeds: Type.Optional(
    // So that the last seed is a safe integer too
    Type.Integer({ ...safeInteger, maximum: safeInteger.maximum - MOST, description: 'The first seed; 1 unless said' }),
  ),
  most: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST, description: 'Games at most; 1000 unless said' })),
};
/** Any other field is the choice for an option of the game. */
const choices = { additionalProperties: Type.String({ description: 'The choice for an option of the game' }) };

/** What is asserted of a win rate, with 95 % certainty. */
export const assertion = Type.Union([
  Type.Object({ ...games, between: Type.Tuple([share, share]) }, choices),
  Type.Object({ ...games, atLeast: share }, choices),
  Type.Object(
    { ...games, movesAtMost: share },
    { ...choices, description: 'In comparison with the version that --against names' },
  ),
]);
export type Assertion = Static<typeof assertion>;

/** Its choices for the options of the game. */
export function choicesIn(assertion: Assertion): { readonly [option: string]: string } {
  const own: readonly string[] = [...Object.keys(games), 'between', 'atLeast', 'movesAtMost'];
  return Object.fromEntries(
    Object.entries(assertion).flatMap(([key, value]) => (own.includes(key) ? [] : [[key, String(value)]])),
  );
}

/** The file of `studio balance --assert` */
export const balanceAssertions = Type.Array(assertion, { minItems: 1, title: 'Assertions about balance' });
