import { plannedLaws } from '#engine/library/plain-game/planned-laws.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { MetroGame } from '../table/game.ts';
import { counter, mostFares, mostSteps } from '../table/plan.ts';

export function brokenLaws(game: MetroGame): readonly string[] {
  const { board } = game;
  const broken = plannedLaws(game);
  const tell = (law: string, holds: boolean) => {
    if (!holds) broken.push(law);
  };
  for (const seat of game.seats) {
    const laid = game.cards.flatMap((card) =>
      [1, 2].map((spot) => (game.takenBy(card, spot) === seat ? game.spot(card, spot).chips : 0)),
    );
    const chips = game.count(seat, counter.chips) + game.count(seat, counter.spare) + laid.reduce((a, b) => a + b, 0);
    tell(`chips ${game.name(seat)}`, chips === board.start.chips + board.start.spare);
    const built = game.stationsOf(seat).length + game.count(seat, counter.stations);
    tell(`stations ${game.name(seat)}`, built === board.start.stations);
  }
  const sum = (things: readonly number[], which: number) =>
    things.reduce((all, one) => all + game.count(one, which), 0);
  tell('fares', sum(game.stations, counter.fares) + game.count(theGame, counter.fares) === board.supplies.fare);
  tell('speed', sum(game.lines, counter.speed) + game.count(theGame, counter.speed) === board.supplies.speed);
  for (const line of game.lines) {
    const name = game.name(line);
    tell(`spots ${name}`, game.freeSpots(line) >= 0);
    tell(`step ${name}`, game.step(line) <= mostSteps && (game.runs(line) || game.step(line) === 0));
    tell(`train ${name}`, !game.runs(line) || game.network.stops(line).includes(game.count(line, counter.train)));
  }
  tell(
    'fare',
    game.stations.every((station) => game.count(station, counter.fares) <= mostFares),
  );
  tell('round', game.round <= game.setup.roundLimit);
  return broken;
}
