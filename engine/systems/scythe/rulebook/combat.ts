import { change, finish, type Next } from '#engine/kernel/procedures/next.ts';
import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { popularity, power } from '../changes/changes.ts';
import { cardFields } from '../table/card-fields.ts';
import type { ScytheGame } from '../table/game.ts';
import { fightersAt, opponentAt } from '../table/movement.ts';
import { counter } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { cardsFor } from './gaining.ts';
import { nothingWaits } from './retreats.ts';
import { placeStars, starChange } from './stars.ts';

interface Fighting {
  readonly hex: Thing;
  readonly attacker: Thing;
  readonly defender: Thing;
  dials: readonly (readonly [seat: Thing, amount: number])[];
  cards: readonly (readonly [seat: Thing, cards: readonly Thing[]])[];
  winner: Thing;
  /** Units of the loser, which retreat, and the workers among them. */
  retreating: readonly Thing[];
  workers: number;
}
const sides = ({ attacker, defender }: Fighting): readonly Thing[] => [attacker, defender];
const loserOf = (my: Fighting): Thing => (my.winner === my.attacker ? my.defender : my.attacker);

/** One for each character or mech there, and what abilities add (SC-CO-07). */
const mostCards = (game: ScytheGame, seat: Thing, hex: Thing): number =>
  Math.min(cardFields.length, game.value('combatCards', seat, fightersAt(game, seat, hex).length));

/** Sets of cards, of copies of one card always the first ones. */
function handfuls(game: ScytheGame, seat: Thing, most: number): readonly (readonly Thing[])[] {
  const copies = new Map<number, Thing[]>();
  for (const card of game.at('hand', seat)) {
    const design = game.table.designOf(card);
    copies.set(design, [...(copies.get(design) ?? []), card]);
  }
  return [...copies.values()].reduce<readonly (readonly Thing[])[]>(
    (sets, cards) =>
      sets.flatMap((set) =>
        Array.from({ length: Math.min(cards.length, most - set.length) + 1 }, (_, n) => [...set, ...cards.slice(0, n)]),
      ),
    [[]],
  );
}
/** Every dial, or the one that a cheat has set, with every handful: one sealed answer (SC-CO-06, SC-CO-07). */
function dialsOf(game: ScytheGame, my: Fighting, by: Thing): readonly Pick[] {
  const most = Math.min(game.board.tracks.dial, game.power(by));
  const cards = handfuls(game, by, mostCards(game, by, my.hex)).map((handful) =>
    Object.fromEntries(handful.map((card, i) => [cardFields[i] as string, card])),
  );
  const next = game.count(by, counter.nextDial);
  const dials = next > 0 ? [Math.min(most, next - 1)] : Array.from({ length: most + 1 }, (_, amount) => amount);
  return dials.flatMap((amount) => cards.map((handful) => ({ by, amount, ...handful })));
}
const dialOf = (my: Fighting, seat: Thing): number => my.dials.find(([one]) => one === seat)?.[1] ?? 0;
const cardsOf = (my: Fighting, seat: Thing): readonly Thing[] => my.cards.find(([one]) => one === seat)?.[1] ?? [];
const sumOf = (game: ScytheGame, my: Fighting, seat: Thing): number =>
  dialOf(my, seat) + cardsOf(my, seat).reduce((sum, card) => sum + game.design(card, 'combatCard').power, 0);

function winnerOf(game: ScytheGame, my: Fighting): Thing {
  const [attack, defence] = [sumOf(game, my, my.attacker), sumOf(game, my, my.defender)];
  if (attack !== defence) return attack > defence ? my.attacker : my.defender;
  return game.permits('winTies', my.defender, false) ? my.defender : my.attacker;
}

/** Where a unit of the loser may go (SC-CO-15, SC-PR-13). */
function retreatsOf(game: ScytheGame, my: Fighting): readonly Thing[] {
  const loser = loserOf(my);
  const home = game.homeOf(loser);
  if (!game.permits('retreatNear', loser, false)) return [home];
  const near = game.laid.map
    .neighbours(my.hex)
    .filter(
      (hex) => game.controllerOf(hex) === loser && game.at('units', hex).every((unit) => game.ownerOf(unit) === loser),
    );
  return [home, ...near];
}
const star = (game: ScytheGame, my: Fighting): Next =>
  game.stars(my.winner, 'combat') < game.board.pieces.combatStars ? starChange(my.winner, 'combat') : undefined;
/** An attacker that wins loses popularity for the workers that it drives away (SC-CO-13). */
function popularityForWorkers(game: ScytheGame, { winner, attacker, workers }: Fighting): Next {
  const lost = winner === attacker ? game.value('workersCost', winner, workers) : 0;
  return lost === 0 ? undefined : popularity(winner, -lost);
}

/** Power on the dial and cards, both sealed; then what follows in the order of SC-CO-20. */
export const combat = procedure(
  'combat',
  ({ hex, attacker, defender }: CombatOf): Fighting => ({
    ...{ hex, attacker, defender, dials: [], cards: [], winner: 0, retreating: [], workers: 0 },
  }),
  ({ step, choose, offer }) => ({
    begin: step('SC-CO-02', (game, { hex, attacker, defender }) => [
      nothingWaits(game, hex),
      change('combat', { hex, seat: attacker, opponent: defender }),
    ]),
    seal: choose(
      'SC-CO-06',
      {
        dial: offer<Pick>('SC-CO-06', {
          fields: ['by', 'amount', ...cardFields],
          among: (game, my) => sides(my).flatMap((by) => dialsOf(game, my, by)),
          then: (_, my, pick) => {
            const seat = pick['by'] as Thing;
            const cards = cardFields.flatMap((field) => (pick[field] === undefined ? [] : [pick[field] as Thing]));
            my.dials = [...my.dials, [seat, pick['amount'] as number]];
            my.cards = [...my.cards, [seat, cards]];
            return undefined;
          },
        }),
      },
      { asks: 'number', secret: true },
    ),
    reveal: step('SC-CO-09', (game, my): Next => {
      my.winner = winnerOf(game, my);
      return sides(my).map((seat) =>
        change('dialed', { seat, amount: dialOf(my, seat), used: cardsOf(my, seat) as unknown as number[] }),
      );
    }),
    pay: step(
      'SC-CO-10',
      (_, my): Next =>
        sides(my).map((seat) => [
          dialOf(my, seat) === 0 ? undefined : power(seat, -dialOf(my, seat)),
          ...cardsOf(my, seat).map((card) => change('discard', { card })),
        ]),
    ),
    won: step('SC-CO-11', (game, my): Next => {
      const loser = loserOf(my);
      my.retreating = game.at('units', my.hex).filter((unit) => game.ownerOf(unit) === loser);
      my.workers = my.retreating.filter((unit) => game.role(unit) === 'worker').length;
      return change('won', { seat: my.winner, opponent: loser, hex: my.hex });
    }),
    popularity: step('SC-CO-13', (game, my) =>
      game.setup.combatStarFirst ? undefined : popularityForWorkers(game, my),
    ),
    where: choose('SC-CO-15', {
      retreat: offer('SC-CO-15', {
        among: {
          by: (_, my: Fighting) => [loserOf(my)],
          to: (game, my) => retreatsOf(game, my),
        },
        then: (_, { retreating }, { to }) => retreating.map((unit) => change('home', { unit, to: to as Thing })),
      }),
    }),
    starFirst: step('SC-CO-20', (game, my) =>
      game.setup.combatStarFirst ? [star(game, my), placeStars(game), popularityForWorkers(game, my)] : undefined,
    ),
    card: step('SC-CO-17', (game, my): Next => {
      const loser = loserOf(my);
      return sumOf(game, my, loser) >= 1 ? cardsFor(loser, 1) : undefined;
    }),
    abilities: step(
      'SC-CO-20',
      (_, my): Next =>
        sides(my).map((seat) =>
          change('fought', {
            ...{ seat, opponent: sides(my).find((one) => one !== seat) as Thing, hex: my.hex },
            won: seat === my.winner,
          }),
        ),
    ),
    star: step('SC-CO-12', (game, my) => (game.setup.combatStarFirst ? undefined : star(game, my))),
    over: step('SC-CO-20', (game, { hex }): Next => [change('combatOver', { hex }), placeStars(game)]),
    done: step('SC-CO-14', (_, { winner }) => finish(winner)),
  }),
);
interface CombatOf {
  readonly hex: Thing;
  readonly attacker: Thing;
  readonly defender: Thing;
}

export const contestedBy = (game: ScytheGame, seat: Thing): readonly Thing[] =>
  game.hexes.filter((hex) => opponentAt(game, seat, hex) !== undefined);
export const fight = (game: ScytheGame, attacker: Thing, hex: Thing, into: string) =>
  call(combat, { hex, attacker, defender: opponentAt(game, attacker, hex) as Thing }, into);
