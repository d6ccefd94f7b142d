import { change, goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { firstSteps, layersFrom, type Ways } from '#engine/library/places/ways.ts';
import type { ArkhamGame } from '../table/game.ts';
import { call, procedure } from './book.ts';
import { preferred } from './movement.ts';
import { attack } from './opportunity.ts';

const waysOf = (game: ArkhamGame): Ways => ({
  neighbours: (location) => game.connected(location),
  isBlocked: (_, to) => !game.permits('enemiesEnter', to, true),
});

/** Ready unengaged hunters at locations without investigators (AH-EN-13). */
function hunters(game: ArkhamGame, done: readonly Thing[]): readonly Thing[] {
  return game.enemies.filter(
    (enemy) =>
      game.has(enemy, 'hunter') &&
      game.isReady(enemy) &&
      !done.includes(enemy) &&
      game.engagedWith(enemy).length === 0 &&
      game.investigatorsAt(game.locationOf(enemy)).length === 0,
  );
}
/** Steps towards the nearest investigators; of several, towards the prey (AH-EN-14, AH-EN-16). */
function steps(game: ArkhamGame, enemy: Thing): readonly Thing[] {
  const from = game.locationOf(enemy);
  const ways = waysOf(game);
  const only = game.face(enemy).entries.some(({ kind, only }) => kind === 'prey' && only);
  const sought = only ? preferred(game, enemy, game.investigators) : game.investigators;
  for (const layer of layersFrom(from, ways)) {
    const here = sought.filter((seat) => layer.includes(game.locationOf(seat)));
    if (here.length === 0) continue;
    const prey = preferred(game, enemy, here);
    return firstSteps(from, [...new Set(prey.map((seat) => game.locationOf(seat)))], ways);
  }
  return [];
}

/** Each hunter moves one connection towards the nearest investigator, in the order of the lead (AH-EN-13 to 16). */
export const hunting = procedure(
  'hunting',
  (_: object) => ({ done: [] as readonly Thing[], enemy: 0 as Thing }),
  ({ step, choose, offer }) => ({
    next: step('AH-EN-13', (game, my): Next => {
      const [first, ...others] = hunters(game, my.done);
      if (first === undefined) return goto('end');
      if (others.length > 0) return undefined;
      my.enemy = first;
      return goto('way');
    }),
    order: choose(
      'AH-EN-16',
      {
        huntFirst: offer('AH-EN-16', {
          fields: ['by', 'card'],
          among: (game, { done }) => hunters(game, done).map((card) => ({ by: game.lead, card })),
          then: (_, my, { card }) => {
            my.enemy = card;
            return undefined;
          },
        }),
      },
      { asks: 'order' },
    ),
    way: step('AH-EN-14', (game, my): Next => {
      my.done = [...my.done, my.enemy];
      const [to, ...others] = steps(game, my.enemy);
      if (to === undefined) return goto('next');
      return others.length > 0 ? undefined : [goto('next'), change('move', { of: my.enemy, to })];
    }),
    which: choose('AH-EN-16', {
      huntTo: offer('AH-EN-16', {
        fields: ['by', 'location'],
        among: (game, { enemy }) => steps(game, enemy).map((location) => ({ by: game.lead, location })),
        then: (_, { enemy }, { location }) => [goto('next'), change('move', { of: enemy, to: location })],
      }),
    }),
    end: step('AH-EN-13', () => undefined),
  }),
);

const attackersOf = (game: ArkhamGame, by: Thing, done: readonly Thing[]) =>
  game
    .engagedEnemies(by)
    .filter((enemy) => game.isReady(enemy) && !done.includes(enemy) && !game.has(enemy, 'massive'));

/** Engaged ready enemies attack one investigator, who orders them, and exhaust (AH-PH-06, AH-PH-08). */
export const attacks = procedure(
  'attacks',
  ({ by }: { readonly by: Thing }) => ({ by, done: [] as readonly Thing[] }),
  ({ step, choose, offer }) => ({
    next: step('AH-PH-08', (game, my): Next => {
      const [first, ...others] = game.isPlaying(my.by) ? attackersOf(game, my.by, my.done) : [];
      if (first === undefined) return goto('end');
      if (others.length > 0) return undefined;
      my.done = [...my.done, first];
      return [goto('next'), call(attack, { enemy: first, by: my.by, exhausts: true })];
    }),
    order: choose(
      'AH-PH-08',
      {
        attackFirst: offer('AH-PH-08', {
          fields: ['by', 'card'],
          among: (game, { by, done }) => attackersOf(game, by, done).map((card) => ({ by, card })),
          then: (_, my, { by, card }) => {
            my.done = [...my.done, card];
            return [goto('next'), call(attack, { enemy: card, by, exhausts: true })];
          },
        }),
      },
      { asks: 'order' },
    ),
    end: step('AH-PH-08', () => undefined),
  }),
);

/** A massive enemy attacks each engaged investigator in the order of the lead, and exhausts after the last (AH-EN-18). */
export const massiveAttacks = procedure(
  'massiveAttacks',
  (_: object) => ({ done: [] as readonly Thing[], enemy: 0 as Thing, seats: [] as readonly Thing[] }),
  ({ step, choose, offer }) => ({
    next: step('AH-EN-18', (game, my): Next => {
      my.seats = my.seats.filter((seat) => game.isPlaying(seat));
      if (my.seats.length > 1) return goto('order');
      const [last] = my.seats;
      my.seats = [];
      if (last !== undefined) return [goto('next'), call(attack, { enemy: my.enemy, by: last, exhausts: true })];
      const enemy = game.enemies.find(
        (one) => game.has(one, 'massive') && game.engagedWith(one).length > 0 && !my.done.includes(one),
      );
      if (enemy === undefined) return goto('end');
      my.enemy = enemy;
      my.done = [...my.done, enemy];
      my.seats = [...game.engagedWith(enemy)];
      return goto('next');
    }),
    order: choose(
      'AH-EN-18',
      {
        attackWhom: offer('AH-EN-18', {
          fields: ['by', 'card', 'investigator'],
          among: (game, { enemy, seats }) =>
            seats.map((investigator) => ({ by: game.lead, card: enemy, investigator })),
          then: (_, my, { investigator }) => {
            my.seats = my.seats.filter((seat) => seat !== investigator);
            return [goto('next'), call(attack, { enemy: my.enemy, by: investigator, exhausts: false })];
          },
        }),
      },
      { asks: 'order' },
    ),
    end: step('AH-EN-18', () => undefined),
  }),
);
