import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { reveal } from './movement.ts';
import { rounds } from './phases.ts';

/** What follows when the cards lie in their places: mulligans, the first location, the scenario's own set-up (AH-DR-05, AH-AC-11). */
export const setup = procedure(
  'setup',
  (_: object) => ({ done: [] as readonly Thing[], aside: [] as readonly Thing[] }),
  ({ step, choose, offer }) => ({
    whose: step('AH-DR-05', (game, my): Next => {
      const by = game.investigators.find((seat) => !my.done.includes(seat));
      if (by === undefined) return goto('location');
      my.done = [...my.done, by];
      my.aside = [];
      return undefined;
    }),
    mulligan: choose('AH-DR-05', {
      mulligan: offer('AH-DR-05', {
        fields: ['by', 'card'],
        among: (game, { done }) => {
          const by = done.at(-1) as Thing;
          return game.at('hand', by).map((card) => ({ by, card }));
        },
        except: { 'AH-DR-05': (_, { aside }, { card }) => aside.includes(card) },
        then: (_, my, { card }) => {
          my.aside = [...my.aside, card];
          return goto('mulligan');
        },
      }),
      keep: offer('AH-DR-05', {
        fields: ['by'],
        among: (_, { done }) => [{ by: done.at(-1) as Thing }],
        then: () => undefined,
      }),
    }),
    redraw: step('AH-DR-05', (game, { done, aside }): Next => {
      const by = done.at(-1) as Thing;
      if (aside.length === 0) return goto('whose');
      const drawn = game
        .at('deck', by)
        .filter((card) => !game.kind(card).isWeakness)
        .slice(0, aside.length);
      return [
        ...drawn.map((of) => change('draw', { of, into: game.place('hand', by) })),
        change('lay', { pile: game.place('deck', by), cards: aside }),
        change('shuffle', { pile: game.place('deck', by) }),
        goto('whose'),
      ];
    }),
    location: step('AH-AC-11', (game) =>
      [...new Set(game.investigators.map((seat) => game.count(seat, counter.at)))]
        .filter((location) => location > 0 && !game.isRevealed(location))
        .map((location) => call(reveal, { location, by: game.lead })),
    ),
    own: step('AH-PR-12', (game) =>
      game.scenario.setup === '' ? undefined : runBlock(game.scenario.setup, game.scope(game.lead, game.act ?? -1)),
    ),
    begin: step('AH-PH-01', () => call(rounds, {})),
  }),
);
