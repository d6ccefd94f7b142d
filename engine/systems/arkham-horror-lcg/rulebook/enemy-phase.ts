import { change, goto } from '#engine/kernel/procedures/next.ts';
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
  const only = game.printedAbilities(enemy, 'prey').some(({ only }) => only);
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
  ({ choose, offer }) => ({
    which: choose('AH-EN-16', {
      huntTo: offer('AH-EN-14', {
        fields: ['by', 'location'],
        among: (game, { enemy }) =>
          enemy === 0 ? [] : steps(game, enemy).map((location) => ({ by: game.lead, location })),
        then: (_, { enemy }, { location }) => change('move', { of: enemy, to: location }),
      }),
    }),
    order: choose(
      'AH-EN-16',
      {
        huntFirst: offer('AH-EN-13', {
          fields: ['by', 'card'],
          among: (game, { done }) => hunters(game, done).map((card) => ({ by: game.lead, card })),
          then: (_, my, { card }) => {
            my.enemy = card;
            my.done = [...my.done, card];
            return goto('which');
          },
        }),
      },
      { asks: 'order' },
    ),
  }),
);

const attackersOf = (game: ArkhamGame, by: Thing, done: readonly Thing[]) =>
  game.isPlaying(by)
    ? game
        .engagedEnemies(by)
        .filter((enemy) => game.isReady(enemy) && !done.includes(enemy) && !game.has(enemy, 'massive'))
    : [];

/** Engaged ready enemies attack one investigator, who orders them, and exhaust (AH-PH-06, AH-PH-08). */
export const attacks = procedure(
  'attacks',
  ({ by }: { readonly by: Thing }) => ({ by, done: [] as readonly Thing[] }),
  ({ choose, offer }) => ({
    order: choose(
      'AH-PH-08',
      {
        attackFirst: offer('AH-PH-08', {
          fields: ['by', 'card'],
          among: (game, { by, done }) => attackersOf(game, by, done).map((card) => ({ by, card })),
          then: (_, my, { by, card }) => {
            my.done = [...my.done, card];
            return [goto('order'), call(attack, { enemy: card, by, exhausts: true })];
          },
        }),
      },
      { asks: 'order' },
    ),
  }),
);

/** A massive enemy attacks each engaged investigator in the order of the lead, and exhausts after the last (AH-EN-18). */
export const massiveAttacks = procedure(
  'massiveAttacks',
  (_: object) => ({ done: [] as readonly Thing[], enemy: 0 as Thing, seats: [] as readonly Thing[] }),
  ({ choose, offer }) => ({
    order: choose(
      'AH-EN-18',
      {
        attackWhom: offer('AH-EN-18', {
          fields: ['by', 'card', 'investigator'],
          among: (game, my) => attackedNext(game, my).map((one) => ({ by: game.lead, ...one })),
          then: (game, my, { card, investigator }) => {
            const left = attackedNext(game, my).filter((one) => one.card === card && one.investigator !== investigator);
            my.enemy = card;
            my.done = [...my.done, card];
            my.seats = left.map((one) => one.investigator);
            return [goto('order'), call(attack, { enemy: card, by: investigator, exhausts: left.length === 0 })];
          },
        }),
      },
      { asks: 'order' },
    ),
  }),
);
interface Attacked {
  readonly card: Thing;
  readonly investigator: Thing;
}
/** Whom the massive enemy under way has yet to attack, or any other one. */
function attackedNext(
  game: ArkhamGame,
  { enemy, seats, done }: { enemy: Thing; seats: readonly Thing[]; done: readonly Thing[] },
): readonly Attacked[] {
  const left = seats.filter((seat) => game.isPlaying(seat));
  if (left.length > 0) return left.map((investigator) => ({ card: enemy, investigator }));
  return game.enemies
    .filter((card) => game.has(card, 'massive') && !done.includes(card))
    .flatMap((card) => game.engagedWith(card).map((investigator) => ({ card, investigator })));
}
