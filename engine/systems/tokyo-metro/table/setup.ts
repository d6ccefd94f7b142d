import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/system.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffled, shuffledList } from '#engine/kernel/table/shuffle.ts';
import { Table, type Thing } from '#engine/kernel/table/table.ts';
import type { Workings } from '#engine/library/abilities/ability-game.ts';
import { type Board, type MetroContent, seatNames } from '../content/content.ts';
import { settings } from '../formats/game.ts';
import { counter, counters } from './counters.ts';
import { MetroGame, type Setup } from './game.ts';
import { gameThing, grades } from './layout.ts';

/** The set-up with all that may be left out: the first game, as many as it says, its own settings. */
export function readSetup(content: MetroContent, setup: Json): JsonObject {
  if (!isObject(setup)) throw new RefusalError('setup');
  const id = setup['board'] ?? content.boards[0]?.id ?? '';
  const board = content.boards.find((one) => one.id === id);
  if (board === undefined) throw new RefusalError('noGame', { game: id, games: content.boards.map((one) => one.id) });
  const { least, most, usual } = board.seats;
  const { players = usual, seed = 1 } = setup;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < least || players > most)
    throw new RefusalError('players', { players, least, most });
  if (!Number.isSafeInteger(seed)) throw new RefusalError('settingValue', { setting: 'seed', allowed: ['1, 2, 3 …'] });
  return { board: id, players, seed, ...(board.settings as unknown as JsonObject), ...settingsIn(setup) };
}

/** What a set-up says otherwise than its game: as the game itself could say it. */
function settingsIn({ board: _board, players: _players, seed: _seed, ...given }: JsonObject): JsonObject {
  for (const [setting, value] of Object.entries(given)) {
    const schema = (settings as unknown as { readonly [setting: string]: Ranged })[setting];
    if (schema === undefined || !Object.hasOwn(settings, setting))
      throw new RefusalError('settingUnknown', { setting, allowed: Object.keys(settings) });
    const { minimum: least = 0, maximum: most = 0, type, enum: words = [true, false] } = schema;
    const isRight =
      type === 'integer'
        ? Number.isInteger(value) && (value as number) >= least && (value as number) <= most
        : words.includes(value);
    const allowed = type === 'integer' ? [`${least} … ${most}`] : words;
    if (!isRight) throw new RefusalError('settingValue', { setting, allowed: [...allowed] });
  }
  return given;
}
interface Ranged {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The table before the first step (TM-SE-01 … TM-SE-09). `empty`: as a playtest begins, no piece anywhere. */
export function lay(content: MetroContent, given: JsonObject, how: 'setup' | 'empty', workings: Workings): Table {
  const setup = given as unknown as Setup;
  const board = content.boards.find(({ id }) => id === setup.board) as Board;
  const blank = new Table(counters.length, 0);
  const { layout } = new MetroGame(content, setup, blank, new Map(), workings);
  const table = new Table(counters.length, layout.placeNames.length);
  for (let thing = 0; thing < layout.firstPiece; thing++) table.make(-1, 0);
  const game = new MetroGame(content, setup, table, new Map(), workings);
  table.set(gameThing, counter.fares, board.supplies.fare);
  table.set(gameThing, counter.speed, board.supplies.speed);
  const order =
    how === 'setup' ? shuffledList(game.seats, `${setup.seed}|order`, (seat) => game.name(seat)) : game.seats;
  for (const seat of game.seats) {
    const { cash, chips, spare, stations } = board.start;
    for (const [which, value] of Object.entries({
      cash,
      chips,
      spare,
      pyramids: stations,
      turn: 1 + order.indexOf(seat),
    }))
      table.set(seat, counter[which as 'cash'], value);
  }
  layPieces(game, table, board, how);
  return table;
}

function layPieces(game: MetroGame, table: Table, board: Board, how: 'setup' | 'empty'): void {
  const { content, layout } = game;
  const made = (index: number, copy = 1): Thing => table.make(index, copy);
  for (const seat of game.seats)
    for (let copy = 1; copy <= board.start.speculations; copy++)
      table.move(made(content.designAt.get(seatNames[seat - 1] as string) as number, copy), game.chipPlace(seat));
  for (const [index, { kind, id, deck, dots, line }] of content.designs.entries()) {
    const of = layout.thingCalled.get(kind === 'card' ? deck : line);
    if (kind === 'event' && board.events?.includes(id)) table.move(made(index), game.place('events'));
    if (kind === 'share' && of !== undefined) table.move(made(index), game.stackPlace(of));
    if (kind === 'card' && of !== undefined)
      table.move(made(index), how === 'empty' ? game.place('box') : game.deckPlace(of, `pile${dots as 1 | 2 | 3}`));
  }
  if (how === 'empty') return;
  for (const deck of layout.decks) {
    for (const grade of grades) {
      const pile = game.deckPlace(deck, `pile${grade}`);
      const name = nameForChance(content, `${game.name(deck)}/${grade}`);
      table.order(
        pile,
        shuffled(table, pile, game.seed, name, (card) => nameForChance(content, game.name(card))),
        true,
      );
    }
    // One card a seat lies open (TM-SE-06), the last drawn the highest
    for (const _ of game.seats) {
      const top = game.top(deck);
      if (top !== undefined) table.move(top, game.deckPlace(deck, 'column'), 0);
    }
  }
}
