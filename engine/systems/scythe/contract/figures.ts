import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Figures, figure } from '#engine/library/figures/figures.ts';
import type { ScytheGame } from '../table/game.ts';

export function figures(game: ScytheGame): Figures {
  const of = (number: string, thing: Thing) => figure(() => game.reckoning(number, thing));
  const named = (things: readonly Thing[], one: (thing: Thing) => Figures): Figures =>
    Object.fromEntries(things.map((thing) => [game.name(thing), one(thing)]));
  const printed = game.things('area').filter((area) => game.area(area).printed !== null);
  return {
    areas: named(printed, (area) => ({ cost: of('bottomCost', area) })),
    ways: named(game.things('way'), (way) => ({ value: of('value', way) })),
    seats: named(game.seats, (seat) => ({
      combatCards: of('combatCards', seat),
      winsTies: game.permits('winTies', seat, false),
    })),
  };
}
