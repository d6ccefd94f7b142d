import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from '../session/schema-parts.ts';
import { standingsReport, wilson } from './standings-report.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = Type.Number({ minimum: 0, maximum: 1 });
const interval = wilson;
const ids = (description: string) => Type.Array(Type.String(), { description });
const kind = {
  choices: Type.Record(Type.String(), Type.String(), {
    description: "What is played: by the game's options, what was chosen",
  }),
  seats: Type.Integer({ minimum: 1, description: 'How many play' }),
  bots: Type.Array(Type.String(), {
    minItems: 1,
    description: 'The program at all seats, as `--bot` takes it; several have changed seats, until each sat everywhere',
  }),
};
const whose = { choices: kind.choices, bots: kind.bots };

const numberOrNull = orNull(Type.Number());
const counts = closedObject({
  times: Type.Integer({ minimum: 0 }),
  games: Type.Integer({ minimum: 0 }),
  won: orNull(Type.Integer({ minimum: 0 })),
});

/** `studio balance --json` */
export const balanceReport = closedObject(
  {
    seeds: closedObject({ from: Type.Integer(), to: Type.Integer() }),
    playouts: Type.Integer({ minimum: 1, description: 'What search may play on before an answer' }),
    games: count('In all'),
    seconds: Type.Number({ minimum: 0 }),
    rates: Type.Array(
      closedObject({
        ...kind,
        games: count('One a seed, and a seating'),
        rounds: Type.Number({ minimum: 0, description: 'On average' }),
        wins: orNull(closedObject({ won: count('By all'), winRate: share, interval }), {
          description: 'How often all won, who play together; null: they play against each other',
        }),
        standings: closedObject(standingsReport),
      }),
    ),
    paired: Type.Array(
      closedObject({
        ...kind,
        than: Type.Array(Type.String(), { description: 'The program it is held against, on the same seeds' }),
        only: count('Seeds that only it won'),
        onlyOther: count('Seeds that only the other won'),
        share: Type.Number({ ...share, description: 'only / (only + onlyOther); above a half it plays better' }),
        interval,
      }),
    ),
    cards: Type.Array(
      closedObject({
        ...whose,
        card: Type.String({ description: 'The design, or the place of a skill' }),
        what: Type.String({ description: 'used, equipped, bought, solved, reached: as the game counts it' }),
        times: count('In all games'),
        games: count('Games in which it happened'),
        won: orNull(Type.Integer({ minimum: 0 }), {
          description:
            'Those among them that all won; where they play against each other, in which a winner did it; null: the game does not say who did',
        }),
      }),
    ),
    ends: Type.Array(
      closedObject({
        ...whose,
        result: textOrNull,
        reason: orNull(Type.String(), { description: 'The rule by which they ended' }),
        rank: textOrNull,
        card: orNull(Type.String(), { description: 'The card of the story that ended them' }),
        games: count('That ended so'),
      }),
    ),
    gaps: Type.Array(
      closedObject({
        choices: kind.choices,
        unused: ids('Cards of the project that nobody used, equipped or solved in its games'),
        unreached: ids('Cards of its story that never came'),
        unended: ids('Cards of its story that can end the game and never did'),
        dominant: Type.Array(
          closedObject({
            bots: kind.bots,
            card: Type.String(),
            used: count('Wins of this program in which it was used or equipped'),
            won: count('Wins of this program'),
            share,
            interval,
          }),
          {
            description:
              'Cards in more than 90 % of the wins of a program: the whole interval lies beyond it; what everybody begins with is not counted',
          },
        ),
      }),
      {
        description:
          'What never happened in games that were set up alike, whoever played, and what hardly a win did without',
      },
    ),
    compared: orNull(
      closedObject({
        rates: Type.Array(
          closedObject({
            ...kind,
            what: Type.String({
              description: 'rounds, wins, seat/1/winRate, order/1/score, bot/greedy/score, line/RULE/LABEL/PROGRAM',
            }),
            before: numberOrNull,
            now: numberOrNull,
          }),
        ),
        cards: Type.Array(
          closedObject({ ...whose, card: Type.String(), what: Type.String(), before: counts, now: counts }),
        ),
      }),
      { description: 'With --before: what is otherwise than in that report of the same games; null without it' },
    ),
    neverUsed: ids('Cards of the project that nobody used, equipped or solved in any of these games'),
  },
  { title: 'studio balance --json' },
);
export type BalanceReport = Static<typeof balanceReport>;
