import { hashOf } from '#engine/kernel/basics/hash.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { byScore, type Outcome } from '#engine/kernel/outcome.ts';
import type { Documents, RuleSystem, SystemWords } from '#engine/kernel/system.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import { Table, type Thing } from '#engine/kernel/table/table.ts';
import type { Vocabulary } from '#engine/kernel/vocabulary.ts';
import { plainSeats } from '#engine/library/seats/plain-seats.ts';
import { plainCheats } from '#engine/library/table-document/plain-cheats.ts';
import { tableDocumentOf } from '#engine/library/table-document/table-document.ts';
import { namesOf } from '#engine/library/zones/names-of.ts';
import { hiddenOf, plainLaws } from '#engine/library/zones/zones.ts';
import { formats, named, setupSchema, whole } from './formats.ts';
import {
  counter,
  counters,
  designsOf,
  handOf,
  LanternGame,
  type Market,
  place,
  placesFor,
  seatNames,
  theTable,
} from './game.ts';
import { first, lanternChanges, market } from './rulebook.ts';
import { declared, hides, pieces } from './table.ts';
import words from './words.json' with { type: 'json' };

const cheats = plainCheats(declared, whole('値', 'Value'));
const handAtFirst = 3;
const coinsAtFirst = 6;
const lanternsInGame = 6;
const number = { type: 'integer' };
const text = { type: 'string' };
const list = { type: 'array' };
const seat = named('seat', '席', 'Seat');
const lantern = named('lantern', '灯籠', 'Lantern');
const ribbon = named('ribbon', '飾り', 'Ribbon');

const vocabulary: Vocabulary<LanternGame> = {
  answers: { by: seat, lantern, ribbon, amount: number },
  events: {
    seat,
    self: seat,
    source: ribbon,
    lantern,
    ribbon,
    amount: number,
    base: number,
    text,
    because: text,
    on: list,
    put: { type: 'object' },
  },
  edits: {},
  windows: { forced: [], interrupt: [], react: [], decline: [] },
  results: ['soldOut'],
  rank: { type: 'null' },
  player: seat,
  setup: setupSchema,
  overlay: {},
  copied: [],
  names: { seat: seatNames },
  named: () => ({}),
  inPlay: (game) => ({ seat: game.seats.map((one) => game.name(one)) }),
};

export const lanternMarket: RuleSystem<LanternGame, Market> = {
  id: 'lantern-market',
  ownWords: ['lantern', 'ribbon'],
  formats,
  language: { ops: [] },
  procedures: [market],
  first,
  firstOfEmpty: first,
  ready: { procedure: 'market', step: 'offer' },
  changes: lanternChanges,
  numbers: [],
  counters,
  names: namesOf({
    fields: ['by', 'seat', 'ribbon', 'lantern', 'amount'],
    things: ['by', 'seat', 'lantern', 'ribbon', 'self', 'source'],
    seen: ['by', 'seat', 'self'],
    nameOf: (game, thing) => game.name(thing),
  }),
  vocabulary,
  document: tableDocumentOf(declared),
  judge: {
    ends: ['pass'],
    // A lantern is worth its light, to each seat a little less or more
    option: (game, { do: word, pick: { by = 0, amount = 0 } }) =>
      word === 'tie' ? 3 : word === 'bid' ? -Math.abs(game.light - (by % 3) - amount) : 0,
    position: (game, seat) => {
      const points = game.seats.map((one) => Object.values(game.score(one)).reduce((sum, part) => sum + part, 0));
      return (1 + (points[seat] ?? 0)) / (2 + Math.max(...points) + (points[seat] ?? 0));
    },
  },
  tallied: { win: { as: 'won', of: 'lantern' }, tie: { as: 'tied', of: 'ribbon' } },
  words: { ...words, label } as SystemWords,
  compile: (documents) => ({
    hash: hashOf(documents),
    blocks: new Map(),
    designs: designsOf(documents['market.json']),
  }),
  ...plainSeats<LanternGame>({ names: seatNames, least: 2, together: false }),
  lay,
  read: (content, setup, table) => new LanternGame(content, setup, table),
  cheats: cheats.schema,
  cheat: cheats.cheat,
  onEnd: (table) => table.set(theTable, counter('result'), 1),
  outcome,
  round: (game) => game.count(theTable, 'round'),
  hidden: hiddenOf(declared, hides, (_, of) => of - 1),
  brokenLaws: (game) =>
    plainLaws(game.table, {
      places: Array.from({ length: placesFor(game.seats.length) }, (_, i) => String(i)),
      firstPiece: pieces.first(game),
      nameOf: (piece) => game.name(piece),
    }),
  check: () => [],
};

/** Who has as many points shares the place. */
function outcome(game: LanternGame): Outcome | null {
  if (game.count(theTable, 'result') === 0) return null;
  const line = (part: keyof typeof words.score, rule: string, amount: number) => ({
    ...{ label: words.score[part], rule, amount },
  });
  const scores = game.seats.map((seat) => {
    const { light, ribbons, coins } = game.score(seat);
    return [
      line('light', 'LM-END-01', light),
      line('ribbons', 'LM-END-02', ribbons),
      line('coins', 'LM-END-03', coins),
    ];
  });
  return byScore('soldOut', scores);
}

function lay(content: Market, setup: JsonObject, how: 'setup' | 'empty'): Table {
  const [seats, seed] = [setup['players'] as number, setup['seed'] as number];
  const table = new Table(counters.length, placesFor(seats));
  for (let thing = 0; thing <= seats; thing++) table.make(-1, 0);
  for (let one = 1; one <= seats; one++) table.set(one, counter('coins'), coinsAtFirst);
  for (const [design, { sort }] of content.designs.entries())
    table.move(table.make(design, 1), sort === 'ribbon' ? place.stock : how === 'setup' ? place.pile : place.kept);
  if (how === 'empty') return table;
  const name = (piece: Thing) => content.designs[table.designOf(piece)]?.id ?? '';
  table.order(place.pile, shuffled(table, place.pile, seed, 'pile', name), true);
  table.order(place.stock, shuffled(table, place.stock, seed, 'stock', name), true);
  for (const left of table.at(place.pile).slice(lanternsInGame)) table.move(left, place.kept);
  for (let one = 1; one <= seats; one++) {
    for (const piece of table.at(place.stock).slice(0, handAtFirst)) table.move(piece, handOf(one));
  }
  return table;
}

function label(documents: Documents, locale: string, name: string): string {
  const seats: Readonly<Record<string, Readonly<Record<string, string>>>> = words.groups.seat;
  const units = (documents[`l10n/${locale}/market.json`] as JsonObject | undefined)?.['units'] as
    | JsonObject
    | undefined;
  const unit = units?.[`${name}/name`] as JsonObject | undefined;
  const market = documents['market.json'] as { readonly [list: string]: readonly JsonObject[] } | undefined;
  const written = [...(market?.['lanterns'] ?? []), ...(market?.['ribbons'] ?? [])].find(({ id }) => id === name);
  return String(seats[name]?.[locale] ?? unit?.['t'] ?? written?.['name'] ?? name);
}
