import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { nameForChance } from '#engine/kernel/table/former-names.ts';
import { shuffledList } from '#engine/kernel/table/shuffle.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { blankTable } from '#engine/library/plain-game/setup-builder.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { referenceOf } from '../content/content.ts';
import type { ArkhamContent, PlayerDeck } from '../content/design.ts';
import { levels } from '../formats/scenario.ts';
import { type ArkhamBehaviour, ArkhamGame, layoutFor } from './game.ts';
import { counter, plan } from './plan.ts';

const openingHand = 5;
const openingResources = 5;

/** The table as the set-up leaves it (AH-PR-12). `empty`: nothing but seats, as a playtest begins. */
export function lay(
  content: ArkhamContent,
  setup: JsonObject,
  how: 'setup' | 'empty',
  workings: ArkhamBehaviour,
): Table {
  const decks = setup['decks'] as readonly string[];
  const table = blankTable(plan, layoutFor(decks.length));
  const game = new ArkhamGame(content, setup, table, new Map(), workings);
  const made = new Map<string, number>();
  const make = (id: string, from = 1): Thing => {
    const copy = Math.max(from, (made.get(id) ?? 0) + 1);
    made.set(id, copy);
    return table.make(content.designAt.get(id) as number, copy);
  };
  const put = (ids: readonly string[], place: number) => {
    for (const id of ids) table.move(make(id), place);
  };
  table.set(theGame, counter.started, game.seats.length);
  table.set(theGame, counter.level, levels.indexOf(game.setup.level));
  // Without agreement the lead is chosen at random (AH-TM-15)
  const [lead] =
    how === 'empty' ? game.seats : shuffledList(game.seats, `${game.seed}|lead`, (seat) => game.name(seat));
  table.set(theGame, counter.lead, lead ?? 0);
  const { scenario } = game;
  put([referenceOf(scenario.id)], game.place('reference'));
  for (const [i, seat] of game.seats.entries())
    table.move(make((game.decks[i] as PlayerDeck).investigator), game.place('investigator', seat));
  if (how === 'empty') return table;
  put(scenario.acts, game.place('acts'));
  put(scenario.agendas, game.place('agendas'));
  put(scenario.locations, game.place('locations'));
  put(scenario.setAside, game.place('setAside'));
  put(scenario.bag[game.setup.level], game.place('bag'));
  const apart = new Set([...scenario.acts, ...scenario.agendas, ...scenario.locations, ...scenario.setAside]);
  for (const { id, set, copies } of content.designs)
    if (set !== null && scenario.sets.includes(set) && !apart.has(id))
      for (let copy = 0; copy < copies; copy++) table.move(make(id), game.place('encounterDeck'));
  stir(game, table, game.place('encounterDeck'));
  const start = game.locations.find((location) => game.kind(location).id === scenario.start) ?? 0;
  for (const [i, seat] of game.seats.entries()) {
    table.set(seat, counter.at, start);
    table.set(seat, counter.resources, openingResources);
    layDeck(game, table, seat, game.decks[i] as PlayerDeck, (id) => make(id));
  }
  return table;
}

function stir(game: ArkhamGame, table: Table, place: number): void {
  const stream = `${game.seed}|${game.layout.placeNames[place]}`;
  table.order(
    place,
    shuffledList([...table.at(place)], stream, (card) => nameForChance(game.content, game.name(card))),
    true,
  );
}

/** Shuffled; the opening hand has no weaknesses: they go back after others are drawn (AH-PR-01). Permanents begin in play (AH-KW-12). */
function layDeck(game: ArkhamGame, table: Table, seat: Thing, deck: PlayerDeck, make: (id: string) => Thing): void {
  const place = game.place('deck', seat);
  for (const { card: id, copies = 1 } of deck.cards)
    for (let copy = 0; copy < copies; copy++) {
      const card = make(id);
      table.set(card, counter.owner, seat);
      table.move(card, game.has(card, 'permanent') ? game.place('play', seat) : place);
    }
  stir(game, table, place);
  const hand = [...table.at(place)].filter((card) => !game.kind(card).isWeakness).slice(0, openingHand);
  const passed = [...table.at(place)].indexOf(hand.at(-1) as Thing) >= openingHand;
  for (const card of hand) table.move(card, game.place('hand', seat));
  if (passed) stir(game, table, place);
}
