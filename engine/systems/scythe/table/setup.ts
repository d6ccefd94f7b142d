import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { blankTable, SetupBuilder } from '#engine/library/plain-game/setup-builder.ts';
import type { ScytheContent, ScytheDesign } from '../content/design.ts';
import { boardOf, type ScytheSetup } from './board.ts';
import { ScytheGame } from './game.ts';
import { plan } from './plan.ts';

/** (SC-PR-19) `empty`: only what each seat has for the whole game, as a playtest begins. */
export function lay(content: ScytheContent, given: JsonObject, how: 'setup' | 'empty', workings: GameBehaviour): Table {
  const setup = given as unknown as ScytheSetup;
  const table = blankTable(plan, boardOf(content, setup).layout);
  const game = new ScytheGame(content, setup, table, new Map(), workings);
  const on = new SetupBuilder<typeof plan, ScytheDesign>(plan, table, game);
  const { board } = game;
  for (const seat of game.seats) {
    const faction = game.factionOf(seat);
    on.put(({ id, sort }) => sort === 'faction' && id === faction, 'faction', seat);
    on.put(({ id, sort }) => sort === 'mat' && id === game.matOf(seat).id, 'mat', seat);
    on.put((kind) => kind.sort === 'unit' && kind.faction === faction, 'units', seat, board.pieces.workers);
    on.put((kind) => kind.sort === 'structure' && kind.faction === faction, 'structures', seat);
  }
  if (how === 'setup') laySetup(game, table, on);
  return table;
}

function laySetup(game: ScytheGame, table: Table, on: SetupBuilder<typeof plan, ScytheDesign>): void {
  const { board, content } = game;
  const isUsed = (sort: ScytheDesign['sort'], ids: readonly string[]) => (kind: ScytheDesign) =>
    kind.sort === sort && ids.includes(kind.id);
  on.pile(isUsed('tile', board.tiles), 'tiles');
  for (const tile of game.at('tiles').slice(1)) table.move(tile, -1);
  on.pile(isUsed('factoryCard', board.factoryCards), 'factoryCards');
  for (const card of game.at('factoryCards').slice(game.seats.length + 1)) table.move(card, -1);
  on.pile(isUsed('combatCard', board.combatCards), 'combatDeck');
  on.pile(isUsed('encounter', board.encounters), 'encounterDeck');
  on.pile(isUsed('objective', board.objectives), 'objectiveDeck');
  for (const [thing, { encounter }] of game.laid.hexAs) on.set('token', encounter === true ? 1 : 0, thing);
  for (const seat of game.seats) {
    const { power = 0, cards = 0 } = content.factions.get(game.factionOf(seat)) ?? {};
    const { popularity, coins } = game.matOf(seat);
    on.set('power', Math.min(power, board.tracks.power), seat);
    on.set('popularity', Math.min(popularity, board.tracks.popularity), seat);
    on.set('coins', coins, seat);
    on.deal(on.at('combatDeck'), cards, on.at('hand', seat));
    on.deal(on.at('objectiveDeck'), board.pieces.objectives, on.at('objectives', seat));
    const [character] = game.at('units', seat).filter((unit) => game.role(unit) === 'character');
    if (character !== undefined) table.move(character, on.at('units', game.homeOf(seat)));
    for (const exit of game.exitsOf(seat)) {
      const worker = game.at('units', seat).find((unit) => game.role(unit) === 'worker');
      if (worker !== undefined) table.move(worker, on.at('units', exit));
    }
  }
}
