import { type ChangeNext, change, end, finish, goto, type Next, type RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter, type StarWord, starWords } from '../table/plan.ts';
import { call, procedure } from './book.ts';
import { movesUndone } from './moving.ts';

const reaches = (there: number, all: number) => all > 0 && there >= all;

export const upgradesOf = (game: ScytheGame, seat: Thing): number =>
  game.areasOf(seat).reduce((sum, { thing }) => sum + game.count(thing, counter.less), 0);
export const recruitsOf = (game: ScytheGame, seat: Thing): number =>
  game.areasOf(seat).reduce((sum, { thing }) => sum + game.count(thing, counter.recruit), 0);
export const mechsOf = (game: ScytheGame, seat: Thing): number =>
  game.unitsOf(seat).reduce((sum, unit) => sum + (game.role(unit) === 'mech' ? 1 : 0), 0);
const mechsInFaction = (game: ScytheGame, seat: Thing): number =>
  game.content.factions.get(game.factionOf(seat))?.mechs ?? 0;

export const starChange = (seat: Thing, star: StarWord): ChangeNext =>
  change('star', { seat, star: starWords.indexOf(star) + 1 });
const isLast = (game: ScytheGame, seat: Thing) => game.allStars(seat) >= game.board.pieces.stars;
const isOver = (game: ScytheGame) => game.seats.some((seat) => isLast(game, seat));

interface Placing {
  readonly seats: readonly Thing[];
  at: number;
}
const seatOf = ({ seats, at }: Placing): Thing => seats[at] as Thing;

/**
 * Places the stars that are due, of the seat in turn first and then clockwise (SC-ST-12), and ends the game with the last
 * one (SC-ST-10). Stars for objectives and combats are placed by what earns them.
 */
export const stars = procedure(
  'stars',
  ({ seats }: { readonly seats: readonly Thing[] }): Placing => ({ seats, at: 0 }),
  ({ step }) => {
    const place = (
      rule: RuleId,
      star: Exclude<StarWord, 'objective' | 'combat'>,
      isReached: (game: ScytheGame, seat: Thing) => boolean,
    ) =>
      step(rule, (game, my: Placing): Next => {
        const seat = seatOf(my);
        const isDue = !isOver(game) && game.stars(seat, star) === 0 && isReached(game, seat);
        return isDue ? starChange(seat, star) : undefined;
      });
    return {
      last: step('SC-ST-10', (game) => (isOver(game) ? goto('over') : undefined)),
      upgrades: place('SC-ST-01', 'upgrades', (game, seat) =>
        reaches(upgradesOf(game, seat), game.board.pieces.upgrades),
      ),
      mechs: place('SC-ST-02', 'mechs', (game, seat) => reaches(mechsOf(game, seat), mechsInFaction(game, seat))),
      structures: place('SC-ST-03', 'structures', (game, seat) =>
        reaches(game.structuresOf(seat).length, game.content.structureKinds.length),
      ),
      recruits: place('SC-ST-04', 'recruits', (game, seat) =>
        reaches(recruitsOf(game, seat), game.matOf(seat).areas.length),
      ),
      workers: place('SC-ST-05', 'workers', (game, seat) =>
        reaches(game.workersOnBoard(seat), game.board.pieces.workers),
      ),
      popularity: place(
        'SC-ST-08',
        'popularity',
        (game, seat) => game.popularity(seat) >= game.board.tracks.popularity,
      ),
      power: place('SC-ST-09', 'power', (game, seat) => game.power(seat) >= game.board.tracks.power),
      next: step('SC-ST-12', (game, my): Next => {
        my.at++;
        return my.at < my.seats.length || isOver(game) ? goto('last') : finish();
      }),
      over: step('SC-ST-13', (game) => {
        const hex = game.count(theGame, counter.battle);
        return [hex > 0 ? change('combatOver', { hex }) : undefined, movesUndone(game)];
      }),
      end: step('SC-ST-10', () => end('stars')),
    };
  },
);
export const placeStars = (game: ScytheGame): Next => call(stars, { seats: game.clockwise() });
