import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { effort, measuredValue, numberGames, refusedGame } from './number-report.ts';
import { wilson } from './standings-report.ts';

const count = (description: string) => Type.Integer({ minimum: 0, description });
const share = Type.Number({ minimum: 0, maximum: 1 });
const pairs = count('Games of both kinds on the same seeds');
const identical = count('Pairs in which both games went the same way to the end');

/** `studio contribution --json` */
export const contributionReport = closedObject(
  {
    ...numberGames,
    rate: measuredValue,
    way: Type.Union([Type.Literal('takenOut'), Type.Literal('goneWithout')], {
      description:
        'takenOut: no game has a copy of the card; goneWithout: players compete, and the one of the figure gives no answer with the card while there is another',
    }),
    cards: Type.Array(
      closedObject({
        card: Type.String(),
        file: Type.String(),
        pairs,
        identical,
        rateWithout: Type.Number({ ...share, description: 'Of the figure without the card' }),
        contribution: { ...measuredValue, description: 'The figure with the card minus that without it: its cause' },
        effect: Type.Union(
          [Type.Literal('helps'), Type.Literal('harms'), Type.Literal('none'), Type.Literal('undecided')],
          { description: 'With 5 % error; none: no difference of five points' },
        ),
        isClear: Type.Boolean({
          description:
            'More than chance, with all cards considered: at most 5 % of what is clear is chance, and its interval is on one side of 0',
        }),
        company: closedObject(
          {
            used: count('Wins in which it was used'),
            won: count('Wins of the project itself'),
            share,
            interval: wilson,
          },
          { description: 'How often winners used it. That is company, not cause' },
        ),
        refused: refusedGame,
      }),
      { description: 'The most important first' },
    ),
    dominated: orNull(
      closedObject({
        tried: count('Pairs of cards of which one could be had instead of the other, at the same price or less'),
        cards: Type.Array(
          closedObject({
            card: Type.String(),
            by: Type.String({ description: 'If all copies of the card play as this one does, the figure is higher' }),
            pairs,
            identical,
            difference: measuredValue,
          }),
          { description: 'Those whose interval is above 0, with all pairs considered' },
        ),
      }),
      { description: 'null: without --dominated, or where players compete' },
    ),
    ...effort,
  },
  { title: 'studio contribution --json' },
);
export type ContributionReport = Static<typeof contributionReport>;
