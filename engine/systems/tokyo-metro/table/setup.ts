import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameBehaviour } from '#engine/library/abilities/ability-game.ts';
import { blankTable, SetupBuilder } from '#engine/library/plain-game/setup-builder.ts';
import type { MetroBoard, MetroContent, MetroDesign } from '../content/design.ts';
import { boardLayout, MetroGame, type MetroSetup } from './game.ts';
import { piles, plan } from './plan.ts';

/** Initial table (TM-SE-01 … TM-SE-09). `empty`: no pieces, as a playtest begins. */
export function lay(content: MetroContent, given: JsonObject, how: 'setup' | 'empty', workings: GameBehaviour): Table {
  const setup = given as unknown as MetroSetup;
  const board = content.boards.find(({ id }) => id === setup.board) as MetroBoard;
  const table = blankTable(plan, boardLayout(board, setup.players).layout);
  const game = new MetroGame(content, setup, table, new Map(), workings);
  const on = new SetupBuilder<typeof plan, MetroDesign>(plan, table, game);
  on.set('fares', board.supplies.fare);
  on.set('speed', board.supplies.speed);
  const order =
    how === 'setup' ? shuffledList(game.seats, `${setup.seed}|order`, (seat) => game.name(seat)) : game.seats;
  for (const seat of game.seats) {
    const { speculations, ...counted } = board.start;
    for (const [which, value] of Object.entries(counted)) on.set(which as keyof typeof counted, value, seat);
    on.set('turn', 1 + order.indexOf(seat), seat);
    on.put(({ id }) => id === game.name(seat), 'speculations', seat, speculations);
  }
  for (const line of game.lines) on.put((kind) => kind.line === game.name(line), 'shares', line);
  on.put(({ id, sort }) => sort === 'event' && board.events?.includes(id) === true, 'events');
  if (how === 'empty') on.put(({ deck }) => board.decks.includes(deck), 'box');
  else for (const deck of game.decks) layDeck(game, table, on, deck);
  return table;
}

/** A pile per grade; as many open cards as seats (TM-SE-06), the last drawn on top. */
function layDeck(game: MetroGame, table: Table, on: SetupBuilder<typeof plan, MetroDesign>, deck: Thing): void {
  const id = game.name(deck);
  for (const [i, pile] of piles.entries())
    on.pile((kind) => kind.deck === id && kind.dots === i + 1, pile, deck, `${id}/${i + 1}`);
  for (const _ of game.seats) {
    const top = game.top(deck);
    if (top !== undefined) table.move(top, game.place('column', deck), 0);
  }
}
