import { described } from '#engine/kernel/basics/schema-words.ts';
import { whole } from '#engine/library/formats/fields.ts';
import type { PlannedGame } from '#engine/library/plain-game/layout.ts';
import { nameOn, placeIn } from '#engine/library/plain-game/layout.ts';
import { planOf } from '#engine/library/plain-game/plan.ts';
import {
  counterEntry,
  eachOf,
  ended,
  enumEntry,
  flagEntry,
  hiddenCounter,
  type OwnEntry,
  ordered,
  type PlaceEntry,
  referenceEntries,
  referenceEntry,
  zoneEntry,
} from '#engine/library/plain-game/plan-entries.ts';
import type { Hides, Part } from '#engine/library/table-document/part.ts';
import { count, group } from '#engine/library/table-document/parts.ts';
import { refuse } from '#engine/library/table-document/table-writer.ts';
import type { MetroContent } from '../content/design.ts';

export const mostMoney = 999_999;
export const mostSteps = 12;
export const spotsOfLine = 2;
export const mostFares = 2;
export const wayWords = ['forward', 'back'] as const;
/** Seat names in order; also the names of their speculation chips. */
export const seatNames = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'] as const;
export const results = ['cardsOut', 'roundLimit'] as const;

/** Grades of a deck, drawn in this order (TM-SE-05). */
export const piles = ['pile1', 'pile2', 'pile3'] as const;
const faceDown: Hides = { id: 'faceDown', rule: 'TM-SE-05', from: 'all' };
const graded: PlaceEntry = { ...zoneEntry('card', '', '', faceDown), toldElsewhere: true };

/** Grades one below the other, each shuffled separately; next card first. */
const pile: OwnEntry = {
  is: 'own',
  part: (): Part<PlannedGame & { readonly content: MetroContent }> => ({
    schema: {
      ...{ type: 'array', items: { type: 'string', 'x-name-of': ['card'] } },
      ...described('山札。次に出る札から', 'The pile, the next card first'),
    },
    print: (game, deck, { hidden }) =>
      piles.flatMap((key) => {
        const place = placeIn(game.layout, key, deck);
        return game.table.at(place).map((one) => (hidden.has(place) ? '?' : nameOn(game, one)));
      }),
    put: (writer, deck, list) => {
      if (!Array.isArray(list)) return refuse('putNoList', {});
      const { designs, designAt } = writer.game.content;
      const dotsOf = (name: unknown) => designs[designAt.get(String(name)) ?? -1]?.dots;
      const unknown = list.find((name) => dotsOf(name) === undefined);
      if (unknown !== undefined) refuse('putUnknown', { name: unknown });
      for (const [i, key] of piles.entries())
        writer.lay(
          placeIn(writer.game.layout, key, deck),
          list.filter((name) => dotsOf(name) === i + 1),
        );
    },
    zones: ({ layout }, deck) => piles.map((key) => ({ place: placeIn(layout, key, deck), of: deck, hides: faceDown })),
  }),
};
const supplies: OwnEntry = {
  is: 'own',
  part: (counter) =>
    group({
      fare: count(counter('fares'), { ...whole(0, '運賃トークン', 'Fare tokens') }),
      speed: count(counter('speed'), { ...whole(0, '速度トークン', 'Speed tokens') }),
    }),
};

export const plan = planOf(
  {
    ...{ seat: ['席', 'A seat'], line: ['路線', 'A line'], station: ['駅', 'A station'], deck: ['山札', 'A deck'] },
    ...{ card: ['アクションカード', 'An action card'], share: ['株：路線と番号', 'A share: its line and number'] },
    ...{ chip: ['投機チップ', 'A speculation chip'], event: ['イベント', 'An event'] },
  },
  {
    round: counterEntry('ラウンド', 'Round', 99),
    result: ended(results),
    order: ordered('turn', 'seat', '手番順', 'The turn order'),
    seats: eachOf('seat', '席', 'Seats', {
      cash: counterEntry('現金', 'Cash', mostMoney),
      bid: counterEntry('入札', 'The bid', mostMoney),
      chips: counterEntry('アクションチップ', 'Action chips', 99),
      spare: counterEntry('サプライのチップ', 'Chips in the supply', 99),
      stations: counterEntry('残りの駅', 'Stations left to build', 99),
      at: referenceEntry('station', 'ミープルのいる駅', 'Where the meeple stands'),
      passed: flagEntry('パスした', 'Whether it has passed'),
      turn: hiddenCounter,
      shares: zoneEntry('share', '持ち株', 'Its shares'),
      speculations: zoneEntry('chip', '残りの投機チップ', 'Speculation chips left'),
    }),
    lines: eachOf('line', '路線', 'Lines', {
      train: referenceEntry('station', '列車のいる駅', 'Where the train is'),
      way: enumEntry(wayWords, '列車の向き', 'Which way the train goes'),
      step: counterEntry('段', 'The step', mostSteps),
      speed: counterEntry('速度トークン', 'Speed tokens', spotsOfLine),
      shares: zoneEntry('share', '売り出し中の株', 'Shares for sale'),
      speculations: zoneEntry('chip', '投機', 'Speculations'),
    }),
    stations: eachOf('station', '駅', 'Stations', {
      owner: referenceEntry('seat', '持ち主', 'Whose it is'),
      fares: counterEntry('運賃トークン', 'Fare tokens', mostFares),
    }),
    decks: eachOf('deck', '山札', 'Decks', {
      ...{ pile1: graded, pile2: graded, pile3: graded, pile },
      column: zoneEntry('card', '列。上の札から', 'The column, the highest first'),
      discards: zoneEntry('card', '捨て札', 'Discards'),
    }),
    supplies,
    events: zoneEntry('event', 'イベント', 'Events'),
    box: zoneEntry('card', '使わない札', 'Cards not used'),
  },
  {
    carries: {
      card: {
        ...{ spot1: hiddenCounter, spot2: hiddenCounter },
        spots: referenceEntries(['spot1', 'spot2'], 'seat', '2つのスポットを取った席', 'Who has taken its two spots'),
      },
      chip: {
        stake: counterEntry('賭けた金', 'The stake', mostMoney),
        // For chips: the line's step when placed
        step: counterEntry('賭けたときの段', 'The step of the line at that time', mostSteps),
      },
    },
  },
);

export const counter = plan.at;
/** Spots count from 1. */
export const spotCounters = [counter.spot1, counter.spot2] as const;
