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
    description: 'What is played: the choice for each option of the game',
  }),
  seats: Type.Integer({ minimum: 1, description: 'The number of players' }),
  bots: Type.Array(Type.String(), {
    minItems: 1,
    description:
      'The program at all seats, as `--bot` takes it; several programs changed seats until each had played every seat',
  }),
};
const whose = { choices: kind.choices, bots: kind.bots };

const numberOrNull = orNull(Type.Number());
const counts = closedObject({
  times: Type.Integer({ minimum: 0 }),
  games: Type.Integer({ minimum: 0 }),
  won: orNull(Type.Integer({ minimum: 0 })),
});

const change = {
  interval: Type.Tuple([Type.Number(), Type.Number()], { description: '95 %; it holds whenever one stops' }),
  isClear: Type.Boolean({
    description: 'More than chance, with all figures of all kinds considered: at most 5 % of what is clear is chance',
  }),
};
const happening = {
  before: count('Games of the other version in which it happened'),
  after: count('Games of this version'),
  difference: Type.Number({ minimum: -1, maximum: 1, description: 'Of their shares, after - before' }),
  ...change,
};

const changedCards = Type.Array(
  closedObject({ ...whose, card: Type.String(), what: Type.String(), before: counts, now: counts }),
);

/** `studio balance --json` */
export const balanceReport = closedObject(
  {
    seeds: closedObject({ from: Type.Integer(), to: Type.Integer() }),
    playouts: Type.Integer({ minimum: 1, description: 'The number of games that search may play before an answer' }),
    games: count('In all'),
    seconds: Type.Number({ minimum: 0 }),
    rates: Type.Array(
      closedObject({
        ...kind,
        games: count('One for each seed and seating'),
        rounds: Type.Number({ minimum: 0, description: 'The average' }),
        wins: orNull(closedObject({ won: count('By all'), winRate: share, interval }), {
          description: 'How often the players won together; null: they play against each other',
        }),
        standings: closedObject(standingsReport),
      }),
    ),
    paired: Type.Array(
      closedObject({
        ...kind,
        than: Type.Array(Type.String(), { description: 'The program it is compared with, on the same seeds' }),
        only: count('Seeds that only this program won'),
        onlyOther: count('Seeds that only the other program won'),
        share: Type.Number({
          ...share,
          description: 'only / (only + onlyOther); above one half, this program plays better',
        }),
        interval,
      }),
    ),
    endless: Type.Array(
      closedObject({
        ...kind,
        games: count('Games without an end; they are not won'),
        seed: Type.Integer({ description: 'Of the first of them' }),
        share,
        interval,
        code: Type.String(),
        message: closedObject({ ja: Type.String(), en: Type.String() }, { description: 'Why it does not end' }),
      }),
    ),
    cards: Type.Array(
      closedObject({
        ...whose,
        card: Type.String({ description: 'The design, or the path of a skill' }),
        what: Type.String({ description: 'used, equipped, bought, solved or reached, as counted by the game' }),
        times: count('In all games'),
        games: count('Games in which it happened'),
        won: orNull(Type.Integer({ minimum: 0 }), {
          description:
            'The games among them that were won; in competitive games, those in which a winner did it; null: the game does not record who did it',
        }),
      }),
    ),
    ends: Type.Array(
      closedObject({
        ...whose,
        result: textOrNull,
        reason: orNull(Type.String(), { description: 'The rule by which they ended' }),
        rank: textOrNull,
        card: orNull(Type.String(), { description: 'The story card that ended them' }),
        games: count('That ended so'),
      }),
    ),
    gaps: Type.Array(
      closedObject({
        choices: kind.choices,
        games: count('With this set-up, with any number of players and any program'),
        interval: Type.Tuple([share, share], {
          description: "In how many games happens what never did: Wilson's score interval, 95 %",
        }),
        unused: ids('Cards of the project that no player used, equipped or solved in its games'),
        unreached: ids('Story cards that never appeared'),
        unended: ids('Story cards that can end the game and never did'),
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
              'Cards in more than 90 % of the wins of a program (the whole interval is above 90 %); cards that every player starts with are not counted',
          },
        ),
      }),
      {
        description:
          'What never happened in games with the same set-up, with any program, and cards that almost every win used',
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
        cards: changedCards,
      }),
      { description: 'With --before: what differs from that report of the same games; null without --before' },
    ),
    against: orNull(
      closedObject({
        played: count(
          'Games of both versions that were played now: the rest was kept, or asks for nothing that differs between the versions',
        ),
        kinds: Type.Array(
          closedObject({
            ...kind,
            pairs: count('Games of both versions on the same seeds'),
            identical: count('Pairs in which both games went the same way to the end'),
            isDecided: Type.Boolean({ description: 'false: the seeds were used up before every verdict was reached' }),
            rounds: closedObject({
              difference: Type.Number({ description: 'The average, now minus before' }),
              ...change,
            }),
            ends: Type.Array(
              closedObject({
                result: textOrNull,
                reason: orNull(Type.String(), { description: 'The rule by which games ended' }),
                ...happening,
              }),
              { description: 'Ends that happened in different numbers of games' },
            ),
            used: Type.Array(closedObject({ card: Type.String(), what: Type.String(), ...happening }), {
              description: 'What was done with cards, where the games differ',
            }),
            figures: Type.Array(
              closedObject({
                figure: Type.String({
                  description: 'wins: the players together; in competitive games seat/1, role/ID: how often it won',
                }),
                before: share,
                after: share,
                difference: Type.Number({ minimum: -1, maximum: 1, description: 'after - before' }),
                interval: Type.Tuple([Type.Number(), Type.Number()], {
                  description:
                    "95 % interval of the difference: Tango's where all seeds were played, else one that holds whenever one stops",
                }),
                onlyBefore: count('Pairs that were better before'),
                onlyAfter: count('Pairs that are better now'),
                verdict: Type.Union(
                  [Type.Literal('higher'), Type.Literal('lower'), Type.Literal('same'), Type.Literal('undecided')],
                  { description: 'With 5 % error; same: no difference of five points' },
                ),
              }),
            ),
          }),
        ),
        cards: changedCards,
      }),
      { description: 'With --against: what differs from the other version on the same seeds; null without --against' },
    ),
    neverUsed: ids('Cards of the project that no player used, equipped or solved in any of these games'),
  },
  { title: 'studio balance --json' },
);
export type BalanceReport = Static<typeof balanceReport>;
