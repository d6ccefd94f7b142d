import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { type Documents, RefusalError, type RuleSystem } from '#engine/kernel/contract/system.ts';
import { change, later } from '#engine/kernel/procedures/next.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import { Table } from '#engine/kernel/table/table.ts';
import { toyChanges } from './changes.ts';
import { compileToy, type StoneDocument, type ToyContent } from './content.ts';
import { document, outcome, resultOf, thingNames } from './document.ts';
import { language } from './language.ts';
import { first, procedures, wear } from './procedures.ts';
import { counter, counters, nameOf, place, results, seatNames, ToyGame, theGame, thingsIn } from './toy-game.ts';
import { vocabulary } from './vocabulary.ts';

const both = (text: string) => ({ ja: text, en: text });

/** A game for tests: seats lay stones for points. It uses every feature of the kernel once. */
export const toy: RuleSystem<ToyGame, ToyContent> = {
  id: 'toy',
  formats: [{ id: 'stones', path: /^stones\.json$/, where: 'stones.json', required: true, schema: { type: 'object' } }],
  language,
  procedures,
  first,
  ready: { procedure: 'turn', step: 'deal' },
  firstOfEmpty: first,
  changes: toyChanges,
  numbers: [{ id: 'limit', rule: 'TOY-NUM-01', floor: 0, base: () => 4 }],
  counters,
  names: {
    fields: ['by', 'stone', 'target', 'option'],
    name: nameOf,
    nameOf: (game, thing) => thingNames(game).nameOf(thing),
    things: thingsIn,
  },
  vocabulary,
  document,
  judge: {
    ends: ['pass'],
    option: (game, { do: word, pick }) => (word === 'lay' ? 1 + game.stone(pick['stone'] as number).worth : 0),
    position: (game, seat) => game.points(seat + 1) / 10,
  },
  tallied: { lay: { as: 'used', of: 'stone' } },
  words: {
    results: { won: both('won'), lost: both('lost') },
    rules: {
      'TOY-LAY-01': { chapter: 'lay', page: '1', ...both('A stone of one’s own hand may be laid') },
      'TOY-LAY-02': { chapter: 'lay', page: '1', ...both('A stone worth more than 3 needs points') },
      'TOY-LAY-09': { chapter: 'lay', page: '1', ...both('A rule nobody wrote') },
      'TOY-FAR-01': { chapter: 'far', page: '9', ...both('A chapter that is not built') },
    },
    groups: {},
    answers: {},
    events: {},
    problems: {},
    prompts: {},
    cheats: {},
    refusals: { players: both('{players} seats: 1 to 3'), putTwice: both('One stone twice: {stones}') },
    label: (_, __, name) => name,
  },
  compile: compileToy,
  seating: () => ({ least: 1, most: 3, together: false }),
  options: [],
  setupFor: (_, __, players) => (players === undefined ? {} : { players }),
  setups: () => [1, 2, 3].map((players) => ({ players })),
  readSetup,
  lay,
  read: (content, setup, table, numbers) => new ToyGame(content, setup, table, numbers),
  cheat(game, cheat) {
    if (isObject(cheat['put'])) return document.put(game, cheat['put']);
    const result = (results as readonly (Json | undefined)[]).indexOf(cheat['end']);
    if (result >= 0) return { kind: 'end', result: results[result] as string };
    const stone = [...game.held()].find((held) => game.stoneName(held.stone) === cheat['wear'])?.stone;
    if (stone !== undefined)
      return later(cheat['at'] as string, { kind: 'call', procedure: wear.id, given: { stone }, into: null });
    if (cheat['takeFromHeap'] === true) return change('take', { to: 1, stone: game.hand(1)[0] as number });
    throw new RefusalError('cheat', { cheat });
  },
  onEnd: (table, result) => table.set(theGame, counter.result, 1 + results.indexOf(result as 'won' | 'lost')),
  outcome,
  round: (game) => game.table.count(theGame, counter.round),
  rank: (game) => (resultOf(game) === 'won' ? 'A' : null),
  seats: (game) => game.seats,
  roles: () => [],
  seatOf: (_, by) => by - 1,
  seatNamed: (game, name) => (seatNames.slice(0, game.seats) as readonly string[]).indexOf(name),
  hidden: [
    {
      id: 'others',
      rule: 'KERNEL',
      groups: (game, seat) => {
        const others = Array.from({ length: game.seats }, (_, one) => one).filter((one) => one !== seat);
        return [{ places: [place.pile, ...others.map(place.hand)], shuffled: true }];
      },
    },
  ],
  brokenLaws(game) {
    const broken: string[] = [];
    const laid = [place.pile, place.heap, ...Array.from({ length: game.seats }, (_, seat) => place.hand(seat))];
    const pieces = laid.flatMap((at) => [...game.table.at(at)]);
    if (new Set(pieces).size !== game.table.things - 1 - game.seats) broken.push('onePlace');
    return broken;
  },
  check: () => [],
};

function readSetup(_: ToyContent, setup: Json): JsonObject {
  if (!isObject(setup)) throw new RefusalError('setup', {});
  const { seed = 1, players = 2 } = setup;
  if (typeof players !== 'number' || players < 1 || players > 3) throw new RefusalError('players', { players });
  return { seed, players };
}

function lay(content: ToyContent, setup: JsonObject, how: 'setup' | 'empty'): Table {
  const seats = setup['players'] as number;
  const table = new Table(counters.length, 2 + seats);
  for (let i = 0; i <= seats; i++) table.make(-1, 0);
  table.set(theGame, counter.round, 1);
  if (how === 'empty') return table;
  for (const [design, stone] of content.stones.entries())
    for (let copy = 1; copy <= stone.copies; copy++) table.move(table.make(design, copy), place.pile);
  const nameOfStone = (thing: number) => `${content.stones[table.designOf(thing)]?.id}#${table.copyOf(thing)}`;
  table.order(place.pile, shuffled(table, place.pile, setup['seed'] as number, 'pile', nameOfStone), true);
  return table;
}

export const documentsOf = (stones: readonly StoneDocument[]): Documents => ({
  'stones.json': { stones } as unknown as Json,
});
