import type { Json } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { ThingNames } from '#engine/kernel/table/lasting-document.ts';
import { type Counter, placeOn, type Thing } from '#engine/kernel/table/table.ts';
import { lasting } from '#engine/library/table-document/lasting-part.ts';
import type { Hides, Part, Pieces } from '#engine/library/table-document/part.ts';
import {
  called,
  count,
  each,
  flag,
  group,
  inPlace,
  oneOf,
  pieceSchema,
  told,
} from '#engine/library/table-document/parts.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import { scoreOf, scoreRules } from '../contract/outcome.ts';
import { counter, spotCounters } from './counters.ts';
import { type MetroGame, mostFares, mostSteps, spotsOfLine } from './game.ts';
import { grades } from './layout.ts';
import { card, chip, event, line, mostMoney, orNull, seat, share, station, way, wayWords, whole } from './sorts.ts';

// The table, declared: its document, schema, put, cheats and what is hidden follow.

/** A counter that holds a thing; 0, the game itself, is none. */
const thing = (which: Counter, schema: object, ja: string, en: string): Part<MetroGame> =>
  called(which, orNull({ ...schema, ...described(ja, en) }), {
    nameOf: (game, value) => (value === 0 ? null : game.name(value)),
    valueOf: (game, name) => (name === null ? 0 : (game.layout.thingCalled.get(String(name)) ?? -1)),
  });
const money = (which: Counter, ja: string, en: string) => count<MetroGame>(which, whole(mostMoney, ja, en));
const some = (which: Counter, most: number, ja: string, en: string) => count<MetroGame>(which, whole(most, ja, en));

/** Who has taken the two spots of a card; not printed where both are free. */
const spots: Part<MetroGame> = {
  schema: {
    ...{ type: 'array', items: orNull(seat), minItems: 2, maxItems: 2 },
    ...described('2つのスポットを取った席', 'Who has taken its two spots'),
  },
  none: [null, null],
  print: (game, of) => {
    const taken = spotCounters.map((which) => game.count(of, which));
    return taken.every((one) => one === 0) ? undefined : taken.map((one) => (one === 0 ? null : game.name(one)));
  },
  put: (writer, of, value) => {
    for (const [i, name] of (value as readonly Json[]).entries()) {
      const taker = name === null ? 0 : writer.game.layout.thingCalled.get(String(name));
      if (taker === undefined) refuse('putUnknown', { name });
      else writer.set(of, spotCounters[i] as Counter, taker);
    }
  },
};

export const pieces: Pieces<MetroGame> = {
  first: (game) => game.layout.firstPiece,
  nameOf: (game, piece) => game.name(piece),
  copyName: (id, copy) => (id.startsWith('seat') ? `${id}#${copy}` : id),
  design: ({ content }, id) => {
    const index = content.designAt.get(id);
    return index === undefined ? undefined : { index, copies: content.designs[index]?.copies ?? 1 };
  },
  placeName: (game, at) => game.layout.placeNames[at] ?? 'place',
  carries: {
    spots,
    stake: money(counter.stake, '賭けた金', 'The stake'),
    step: some(counter.from, mostSteps, '賭けたときの段', 'The step of the line at that time'),
  },
  fields: ['card', 'chip'],
};

const faceDown: Hides = { id: 'faceDown', rule: 'TM-SE-05', from: 'all' };
export const hides: readonly Hides[] = [faceDown];

const open = (
  schema: Schema,
  at: Parameters<typeof inPlace<MetroGame>>[1]['at'],
  ja: string,
  en: string,
  field?: string,
) =>
  inPlace<MetroGame>(pieces, {
    ...{ at, piece: schema, said: described(ja, en) },
    ...(field === undefined ? {} : { field }),
  });
const openCard = pieceSchema({ carries: { spots } }, 'card', card);
const stakedChip = pieceSchema(
  { carries: { stake: pieces.carries['stake'] as Part<MetroGame>, step: pieces.carries['step'] as Part<MetroGame> } },
  'chip',
  chip,
);

/** The pile of a deck, the next card first: the grades lie one under the other, each shuffled by itself (TM-SE-05). */
const pile: Part<MetroGame> = {
  schema: { type: 'array', items: card, ...described('山札。次に出る札から', 'The pile, the next card first') },
  print: (game, deck, hidden) =>
    grades.flatMap((grade) => {
      const place = game.deckPlace(deck, `pile${grade}`);
      return game.table.at(place).map((one) => (hidden.has(place) ? '?' : game.name(one)));
    }),
  put: (writer, deck, list) => {
    const names = Array.isArray(list) ? (list as readonly Json[]) : refuse('putNoList', {});
    const { content } = writer.game;
    const dotsOf = (name: Json) => content.designs[content.designAt.get(String(name)) ?? -1]?.dots;
    const unknown = names.find((name) => dotsOf(name) === undefined);
    if (unknown !== undefined) refuse('putUnknown', { name: unknown });
    for (const grade of grades)
      writer.lay(
        writer.game.deckPlace(deck, `pile${grade}`),
        names.filter((name) => dotsOf(name) === grade),
      );
  },
  zones: (game, deck) =>
    grades.map((grade) => ({ place: game.deckPlace(deck, `pile${grade}`), of: deck, hides: faceDown })),
};

/** The seats in turn order: each has its place as a number. */
const order: Part<MetroGame> = {
  schema: { type: 'array', items: seat, ...described('手番順', 'The turn order') },
  print: (game) => game.order.map((one) => game.name(one)),
  put: (writer, _, list) => {
    const { layout, seats } = writer.game;
    const named = Array.isArray(list) ? list.map((name: Json) => layout.thingCalled.get(String(name)) ?? -1) : [];
    if (named.length !== seats.length || seats.some((one) => !named.includes(one))) refuse('putOrder', { order: list });
    for (const [i, one] of named.entries()) writer.set(one, counter.turn, 1 + i);
  },
};

export const thingNames = (game: MetroGame): ThingNames => ({ nameOf: (one) => game.name(one) });
/** What the seat would score if the game ended now (TM-PR-07). */
const scoreSchema = {
  ...{ type: 'object', additionalProperties: false, required: Object.keys(scoreRules) },
  properties: Object.fromEntries(Object.keys(scoreRules).map((line) => [line, { type: 'integer' }])),
  ...described('いま終われば何点か', 'What it would score if the game ended now'),
};
const byName = (things: readonly Thing[], game: MetroGame) => things.map((one) => [game.name(one), one] as const);
const results = ['', 'cardsOut', 'roundLimit'];

export const declaredTable: DeclaredTable<MetroGame> = {
  pieces,
  parts: group<MetroGame>({
    round: some(counter.round, 99, 'ラウンド', 'Round'),
    result: told<MetroGame>(
      { enum: [...results.slice(1), null], ...described('結果', 'How it ended') },
      (game) => results[game.count(0, counter.result)] || null,
      'putResult',
    ),
    order,
    decks: each(
      'deck',
      (game) => byName(game.layout.decks, game),
      group<MetroGame>({
        pile,
        column: open(
          openCard,
          (game, deck) => game.deckPlace(deck, 'column'),
          '列。上の札から',
          'The column, the highest first',
          'card',
        ),
        discards: open(card, (game, deck) => game.deckPlace(deck, 'discards'), '捨て札', 'Discards', 'card'),
      }),
      described('山札', 'Decks'),
    ),
    lines: each(
      'line',
      (game) => byName(game.layout.lines, game),
      group<MetroGame>({
        train: thing(counter.train, station, '列車のいる駅', 'Where the train is'),
        way: oneOf<MetroGame>(counter.back, wayWords, way),
        step: some(counter.step, mostSteps, '段', 'The step'),
        speed: some(counter.speed, spotsOfLine, '速度トークン', 'Speed tokens'),
        shares: open(share, (game, of) => game.stackPlace(of), '売り出し中の株', 'Shares for sale', 'card'),
        speculations: open(stakedChip, (_, of) => placeOn(of), '投機', 'Speculations', 'chip'),
      }),
      described('路線', 'Lines'),
      line,
    ),
    stations: each(
      'station',
      (game) => byName(game.layout.stations, game),
      group<MetroGame>({
        owner: thing(counter.owner, seat, '持ち主', 'Whose it is'),
        fares: some(counter.fares, mostFares, '運賃トークン', 'Fare tokens'),
      }),
      described('駅', 'Stations'),
      station,
    ),
    seats: each(
      'seat',
      (game) => byName(game.seats, game),
      group<MetroGame>({
        cash: money(counter.cash, '現金', 'Cash'),
        bid: money(counter.bid, '入札', 'The bid'),
        chips: some(counter.chips, 99, 'アクションチップ', 'Action chips'),
        spare: some(counter.spare, 99, 'サプライのチップ', 'Chips in the supply'),
        stations: some(counter.pyramids, 99, '残りの駅', 'Stations left to build'),
        at: thing(counter.at, station, 'ミープルのいる駅', 'Where the meeple stands'),
        passed: flag<MetroGame>(counter.passed, { type: 'boolean', ...described('パスした', 'Whether it has passed') }),
        shares: open(share, (game, of) => game.sharePlace(of), '持ち株', 'Its shares', 'card'),
        score: told<MetroGame>(scoreSchema, scoreOf),
        speculations: open(
          chip,
          (game, of) => game.chipPlace(of),
          '残りの投機チップ',
          'Speculation chips left',
          'chip',
        ),
      }),
      described('席', 'Seats'),
      seat,
    ),
    supplies: group<MetroGame>({
      fare: some(counter.fares, 99, '運賃トークン', 'Fare tokens'),
      speed: some(counter.speed, 99, '速度トークン', 'Speed tokens'),
    }),
    events: open(event, (game) => game.place('events'), 'イベント', 'Events', 'card'),
    box: open(card, (game) => game.place('box'), '使わない札', 'Cards not used', 'card'),
    lasting: lasting(thingNames, described('続く効果', 'Lasting')),
  }),
};
