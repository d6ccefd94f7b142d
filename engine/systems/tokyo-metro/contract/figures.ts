import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Figures, figure } from '#engine/library/figures/figures.ts';
import type { MetroGame } from '../table/game.ts';

export function figures(game: MetroGame): Figures {
  const of = (number: string, thing: Thing) => figure(() => game.reckoning(number, thing));
  const ofLine = (line: Thing): Figures => {
    const [share] = game.at('shares', line);
    const sold = share === undefined ? {} : { sharePrice: of('sharePrice', share), dividend: of('dividend', share) };
    return { move: of('move', line), ...sold };
  };
  const ofStation = (station: Thing): Figures => ({
    buildPrice: of('buildPrice', station),
    payout: of('payout', station),
  });
  return {
    lines: Object.fromEntries(game.lines.map((line) => [game.name(line), ofLine(line)])),
    stations: Object.fromEntries(game.stations.map((station) => [game.name(station), ofStation(station)])),
  };
}
