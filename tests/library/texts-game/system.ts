import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { cooperativeOutcome } from '#engine/kernel/contract/outcome.ts';
import type { Documents, RuleSystem } from '#engine/kernel/contract/system.ts';
import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import { putLastingChange } from '#engine/kernel/lasting-effects/lasting-document.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import { shuffled } from '#engine/kernel/table/shuffle.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { plainSeats } from '#engine/library/seats/plain-seats.ts';
import { cheatChange } from '#engine/library/table-document/cheat-change.ts';
import { putOn, tableDocumentOf } from '#engine/library/table-document/table-document.ts';
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };
import { hiddenOf, plainLaws } from '#engine/library/zones/hidden-zones.ts';
import { namesOf } from '#engine/library/zones/names-of.ts';
import { textsChanges } from './changes.ts';
import { compileTexts, type TextsContent } from './content.ts';
import { formats } from './formats.ts';
import { emptyTable, numbers, TextsGame } from './game.ts';
import { language, lookAt, search } from './language.ts';
import { first, procedures } from './rulebook.ts';
import { counter, layout, ofSeat, plan, seatNames } from './table.ts';
import { workings } from './texts.ts';

// Turns of two players whose cards have texts: they are played, and react in play and from the hand. Cards have a format
// of their own; everything else comes from the library.

const both = (text: string) => ({ ja: text, en: text });
const results = ['won', 'lost'] as const;
const dealt: { readonly [seat: string]: readonly string[] } = {
  ada: ['bell#1', 'charm#1', 'notes#1', 'omen#1', 'map#1'],
  bo: ['ward#1', 'ward#2', 'lens#1', 'guard#2', 'knife#2'],
};

export const textsSystem: RuleSystem<TextsGame, TextsContent> = {
  id: 'texts',
  ownWords: ['fear', 'coin'],
  formats,
  language,
  procedures: [...procedures, search.procedure, lookAt.procedure, ...optionalOpProcedures],
  first,
  firstOfEmpty: first,
  ready: { procedure: 'turns', step: 'begin' },
  changes: [
    ...textsChanges,
    cheatChange<TextsGame>(),
    putLastingChange((game: TextsGame) => ({ nameOf: (thing) => game.name(thing) })),
  ],
  numbers,
  counters: plan.counters,
  names: namesOf<TextsGame>({
    fields: ['by', 'card', 'target', 'option'],
    things: ['by', 'card', 'of', 'to', 'self', 'source', 'target', 'cause'],
    places: ['into', 'pile'],
    nameOf: (game, thing) => (thing < 0 ? null : game.name(thing)),
    placeName: (_, place) => layout.placeNames[place] ?? null,
  }),
  vocabulary: {
    ...{ answers: {}, events: {}, edits: {}, rank: {}, player: {}, setup: {}, overlay: {} },
    results,
    windows: { forced: [], interrupt: [], decline: [] },
    copied: [],
    names: {},
    named: () => ({}),
    inPlay: () => ({}),
  },
  document: tableDocumentOf(plan.declared),
  judge: { ends: ['decline', 'done'], option: () => 0, position: () => 0.5 },
  tallied: {},
  words: {
    results: Object.fromEntries(results.map((result) => [result, both(result)])),
    ...{ rules: {}, groups: {}, answers: {}, events: {}, prompts: {}, cheats: {}, problems: {} },
    refusals,
    label: (_, __, name) => name,
  },
  compile: compileTexts,
  ...plainSeats<TextsGame>({ names: seatNames, least: 2, together: true }),
  lay,
  read: (content, setup, table, rules) => new TextsGame(content, setup, table, rules, workings),
  cheat: (game, cheat) => {
    const { put, change: kind, ...rest } = cheat;
    return isObject(put) ? putOn(plan.declared, game, put) : change(kind as string, rest);
  },
  onEnd: (table, result) => table.set(0, 0, 1 + results.indexOf(result as (typeof results)[number])),
  outcome(game) {
    const result = results[game.count(0, counter('result')) - 1];
    return result === undefined ? null : cooperativeOutcome(result, result === 'won', game.seats.length);
  },
  round: (game) => game.count(0, counter('round')) + 1,
  hidden: hiddenOf(plan.declared, plan.hides, (_, of) => of - 1),
  brokenLaws: (game) =>
    plainLaws(game.table, {
      places: layout.placeNames,
      firstPiece: layout.firstPiece,
      nameOf: (piece) => game.name(piece),
    }),
  check: () => [],
};

function lay(content: TextsContent, setup: JsonObject, how: 'setup' | 'empty'): Table {
  const table = emptyTable(content);
  const game = new TextsGame(content, setup, table, new Map(), workings);
  for (const seat of game.seats) table.set(seat, counter('coins'), 5);
  for (const thing of game.pieces) {
    if (how === 'setup') table.move(thing, dealtTo(game, thing));
  }
  if (how === 'setup')
    for (const seat of game.seats) {
      const deck = ofSeat('deck', seat);
      table.order(
        deck,
        shuffled(table, deck, game.seed, layout.placeNames[deck] as string, (card) => game.name(card)),
        true,
      );
    }
  return table;
}
function dealtTo(game: TextsGame, card: Thing): number {
  const seat = game.seats.find((one) => dealt[game.name(one)]?.includes(game.name(card)));
  return seat === undefined ? ofSeat('deck', game.table.copyOf(card)) : ofSeat('hand', seat);
}

export const textsDocuments: Documents = {
  'cards.json': JSON.parse(readFileSync('tests/library/texts-game/cards.json', 'utf8')) as Json,
};
