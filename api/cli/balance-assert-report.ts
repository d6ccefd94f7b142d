import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { assertion } from './balance-assertions.ts';

const bound = Type.Number({ minimum: -1, maximum: 1 });

/** `studio balance --assert FILE --json` */
export const balanceAssertReport = closedObject(
  {
    results: Type.Array(
      closedObject({
        assertion,
        games: Type.Integer({ minimum: 1, description: 'Games of this version that were needed' }),
        value: Type.Number({ minimum: -1, maximum: 1, description: 'The win rate; with movesAtMost, its difference' }),
        interval: Type.Tuple([bound, bound], { description: '95 %; it holds whenever one stops' }),
        verdict: Type.Union([Type.Literal('holds'), Type.Literal('fails'), Type.Literal('undecided')]),
      }),
    ),
    holds: Type.Boolean({ description: 'All of them' }),
  },
  { title: 'studio balance --assert --json' },
);
export type BalanceAssertReport = Static<typeof balanceAssertReport>;
