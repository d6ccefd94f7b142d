import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type AnyChange, changes } from '#engine/kernel/changes/change.ts';
import { change, type Next } from '#engine/kernel/procedures/next.ts';
import { RefusalError, type TableDocument } from '#engine/kernel/system.ts';
import {
  forcedLasting,
  lastingSchema,
  printLasting,
  putLasting,
  type ThingNames,
} from '#engine/kernel/table/lasting-document.ts';
import { nowhere, type Place, placeOn, type Thing } from '#engine/kernel/table/table.ts';
import { type ArkhamGame, counter, type counters, placeNames, seatNames } from './game.ts';

const shown = [
  'actions',
  'resources',
  'damage',
  'horror',
  'clues',
] as const satisfies readonly (typeof counters)[number][];

export const thingNames = (game: ArkhamGame): ThingNames => ({
  nameOf: (thing) => game.name(thing),
  thingCalled: (name) => Array.from({ length: game.table.things }, (_, thing) => game.name(thing)).indexOf(name),
});
const closed = { type: 'object', additionalProperties: false } as const;
const names = { type: 'array', items: { type: 'string' } };

export const document: TableDocument<ArkhamGame> = {
  schema: {
    ...closed,
    properties: {
      ...Object.fromEntries(
        shown.map((one) => [
          one,
          { ...closed, properties: Object.fromEntries(seatNames.map((seat) => [seat, { type: 'integer' }])) },
        ]),
      ),
      piles: { ...closed, properties: Object.fromEntries(placeNames.map((pile) => [pile, names])) },
      attached: { type: 'object', additionalProperties: names },
      lasting: lastingSchema,
    },
  },
  print: (game, _, hidden) => ({
    ...Object.fromEntries(
      shown.map((one) => [
        one,
        Object.fromEntries(game.seats.map((seat) => [game.name(seat), game.count(seat, counter(one))])),
      ]),
    ),
    piles: Object.fromEntries(
      placeNames.map((pile, at) => [
        pile,
        game.table.at(at).map((card) => (hidden?.has(at) === true ? '?' : game.name(card))),
      ]),
    ),
    attached: Object.fromEntries(
      pieces(game).flatMap((host) =>
        game.table.on(host).length === 0 ? [] : [[game.name(host), game.table.on(host).map((card) => game.name(card))]],
      ),
    ),
    ...(game.table.lasting.length === 0 ? {} : { lasting: printLasting(game, thingNames(game)) }),
  }),
  put: (game, part) => Object.entries(part).flatMap(([field, value]): Next[] => putField(game, field, value)),
};
const pieces = (game: ArkhamGame) =>
  Array.from({ length: game.table.things }, (_, thing) => thing).filter((thing) => game.isPiece(thing));

function putField(game: ArkhamGame, field: string, value: Json): Next[] {
  if (field === 'lasting') return [putLasting(value)];
  if (!isObject(value)) throw new RefusalError('putNoObject', { what: field });
  if (field === 'piles')
    return Object.entries(value).map(([pile, cards]) => put(game, placeNames.indexOf(pile), pile, cards));
  if (field === 'attached')
    return Object.entries(value).map(([host, cards]) => put(game, placeOn(called(game, host)), host, cards));
  const which = shown.find((one) => one === field);
  if (which === undefined) throw new RefusalError('putUnknown', { name: field });
  return Object.entries(value).map(([seat, amount]) =>
    change('forceCount', { of: called(game, seat), counter: counter(which), amount: amount as number }),
  );
}
const called = (game: ArkhamGame, name: string): Thing => {
  const thing = thingNames(game).thingCalled(name);
  if (thing < 0) throw new RefusalError('putUnknown', { name });
  return thing;
};
function put(game: ArkhamGame, at: Place, name: string, cards: Json): Next {
  if (at === nowhere) throw new RefusalError('putUnknown', { name });
  return change('forcePile', { at, cards: (cards as readonly string[]).map((card) => called(game, card)) });
}

const kind = changes<ArkhamGame>();
export const forced: readonly AnyChange[] = [
  forcedLasting(thingNames),
  kind('forceCount', 'KERNEL', {
    fields: [],
    apply: (table, _, { of, counter: which, amount }) => void table.set(of as Thing, which as number, amount as number),
  }),
  kind('forcePile', 'KERNEL', {
    fields: [],
    apply: (table, _, { at, cards }) => {
      for (const card of [...table.at(at as Place)]) table.move(card, nowhere);
      for (const card of cards as readonly Thing[]) table.move(card, at as Place);
    },
  }),
];
