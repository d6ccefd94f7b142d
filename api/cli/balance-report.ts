import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = Type.Number({ minimum: 0, maximum: 1 });
const interval = Type.Tuple([share, share], { description: "Wilson's score interval, 95 %" });
const orNull = Type.Union([Type.String(), Type.Null()]);
const ids = (description: string) => Type.Array(Type.String(), { description });
const kind = {
  scenario: Type.String(),
  players: Type.Integer({ minimum: 1, description: 'Players, each with one role' }),
  player: Type.String({ description: 'The program that plays, as `--bot` takes it' }),
};
const whose = { scenario: kind.scenario, player: kind.player };

/** What `studio balance --json` prints: how often each kind of game is won, and what happened to the cards. */
export const balanceReport = Type.Object(
  {
    seeds: Type.Object({ from: Type.Integer(), to: Type.Integer() }, closed),
    playouts: Type.Integer({ minimum: 1, description: 'What search may play on before an answer' }),
    games: count('In all'),
    seconds: Type.Number({ minimum: 0 }),
    rates: Type.Array(
      Type.Object(
        {
          ...kind,
          games: count('One a seed'),
          cleared: count('Won'),
          winRate: share,
          interval,
          rounds: Type.Number({ minimum: 0, description: 'On average' }),
        },
        closed,
      ),
    ),
    paired: Type.Array(
      Type.Object(
        {
          ...kind,
          than: Type.String({ description: 'The program it is held against, on the same seeds' }),
          only: count('Seeds that only it won'),
          onlyOther: count('Seeds that only the other won'),
          share: Type.Number({ ...share, description: 'only / (only + onlyOther); above a half it plays better' }),
          interval,
        },
        closed,
      ),
    ),
    cards: Type.Array(
      Type.Object(
        {
          ...whose,
          card: Type.String({ description: 'The design, or the place of a skill' }),
          what: Type.String({ description: 'used, equipped, bought, solved, reached: as the game counts it' }),
          times: count('In all games'),
          games: count('Games in which it happened'),
          won: count('Those among them that were won'),
        },
        closed,
      ),
    ),
    ends: Type.Array(
      Type.Object(
        {
          ...whose,
          result: orNull,
          reason: Type.Union([Type.String(), Type.Null()], { description: 'The rule by which they ended' }),
          rank: orNull,
          card: Type.Union([Type.String(), Type.Null()], { description: 'The scenario card that ended them' }),
          games: count('That ended so'),
        },
        closed,
      ),
    ),
    gaps: Type.Array(
      Type.Object(
        {
          scenario: kind.scenario,
          unused: ids('Cards of the project that nobody used, equipped or solved in its games'),
          unreached: ids('Its scenario cards that never came'),
          unended: ids('Its scenario cards that can end the game and never did'),
          dominant: Type.Array(
            Type.Object(
              {
                player: kind.player,
                card: Type.String(),
                used: count('Wins of this program in which it was used or equipped'),
                won: count('Wins of this program'),
                share,
                interval,
              },
              closed,
            ),
            {
              description:
                'Cards in more than 90 % of the wins of a program: the whole interval lies beyond it; starters are not counted',
            },
          ),
        },
        closed,
      ),
      {
        description:
          'What never happened in the games of a scenario, whoever played, and what hardly a win did without',
      },
    ),
    neverUsed: ids('Cards of the project that nobody used, equipped or solved in any of these games'),
  },
  { ...closed, title: 'studio balance --json' },
);
export type BalanceReport = Static<typeof balanceReport>;
