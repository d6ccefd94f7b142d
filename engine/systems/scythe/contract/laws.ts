import { plannedLaws } from '#engine/library/plain-game/planned-laws.ts';
import type { ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

export function brokenLaws(game: ScytheGame): readonly string[] {
  const { board } = game;
  const broken = plannedLaws(game);
  const tell = (law: string, holds: boolean) => {
    if (!holds) broken.push(law);
  };
  for (const seat of game.seats) {
    const name = game.name(seat);
    tell(`power ${name}`, game.power(seat) <= board.tracks.power);
    tell(`popularity ${name}`, game.popularity(seat) <= board.tracks.popularity);
    tell(`stars ${name}`, game.allStars(seat) <= board.pieces.stars);
    tell(`combatStars ${name}`, game.stars(seat, 'combat') <= board.pieces.combatStars);
    const areas = game.areasOf(seat);
    const upgrades = areas.flatMap(({ ways }) => ways).filter(({ thing }) => game.count(thing, counter.upgraded) > 0);
    const cubes = areas.reduce((sum, { thing }) => sum + game.count(thing, counter.less), 0);
    tell(`cubes ${name}`, upgrades.length === cubes && cubes <= board.pieces.upgrades);
    tell(
      `token ${name}`,
      game.count(seat, counter.token) === 0 || game.area(game.count(seat, counter.token)).seat === seat,
    );
    const units = game.unitsOf(seat).length + game.at('units', seat).length;
    const mechs = game.content.factions.get(game.factionOf(seat))?.mechs ?? 0;
    tell(`units ${name}`, units === 1 + board.pieces.workers + mechs);
    const built = game.structuresOf(seat).length + game.at('structures', seat).length;
    tell(`structures of ${name}`, built === game.content.structureKinds.length);
    tell(
      `homes ${name}`,
      game.at('units', game.homeOf(seat)).every((unit) => game.ownerOf(unit) === seat),
    );
  }
  for (const hex of game.hexes) {
    tell(`structures ${game.name(hex)}`, game.at('structures', hex).length <= 1);
    const owners = new Set(game.at('units', hex).map((unit) => game.ownerOf(unit)));
    tell(`owners ${game.name(hex)}`, owners.size <= 2);
  }
  tell('round', game.setup.roundLimit === 0 || game.round <= game.setup.roundLimit);
  return broken;
}
