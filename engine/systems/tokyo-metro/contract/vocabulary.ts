import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Vocabulary } from '#engine/kernel/vocabulary.ts';
import { seatNames } from '../content/content.ts';
import type { MetroGame } from '../table/game.ts';
import { card, event, line, named, seat, share, station, way, whole } from '../table/sorts.ts';
import { results } from './outcome.ts';

const amount = { type: 'integer', ...described('数', 'How much') };
const spot = { type: 'integer', minimum: 1, maximum: 2, ...described('スポット：1 か 2', 'Which spot: 1 or 2') };
const anything = named(['seat', 'line', 'station', 'card', 'share', 'chip', 'event'], '対象', 'A target');
const orNobody = (schema: object) => ({ ...schema, type: ['string', 'null'] });
const answers = { by: seat, station, line, way, card, spot, amount, target: anything, option: amount };

/** What may be said of a set-up. */
export const setupSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    game: named(['game'], 'ゲーム', 'The game'),
    players: whole(5, '人数', 'How many play'),
    seed: { type: 'integer', ...described('シード', 'The seed') },
    baseMove: { type: 'integer', minimum: 1, maximum: 12, ...described('列車が進む駅の数', 'How far trains move') },
    auction: { enum: ['sealed', 'ascending'], ...described('手番の入札', 'The bid for the turn order') },
    firstRoundRefill: { type: 'boolean', ...described('最初のラウンドも補充する', 'Refill in the first round too') },
    breach: { enum: ['forbid', 'zero'], ...described('投機と株の両方', 'Both a speculation and a share') },
    rounds: whole(99, 'ラウンドの上限', 'The limit of rounds'),
  },
};

/** The words in which answers, events and results of this game are written down. */
export const vocabulary: Vocabulary<MetroGame> = {
  answers,
  events: {
    ...answers,
    seat: orNobody(seat),
    seats: { type: 'array', items: seat },
    share,
    self: orNobody(seat),
    source: orNobody(anything),
    cause: orNobody(anything),
    base: amount,
    text: { type: 'string' },
    because: { type: 'string' },
    on: { type: 'array', items: anything },
    put: { type: 'object' },
  },
  edits: { card: event, source: orNobody(anything) },
  windows: { forced: ['card'], interrupt: [], react: [], decline: [], either: ['by', 'option'] },
  results: results.filter((result) => result !== ''),
  rank: { type: 'null' },
  player: seat,
  setup: setupSchema,
  overlay: {},
  copied: ['chip'],
  names: { seat: seatNames, chip: seatNames },
  named: (path, document) => namedIn(path, document as { readonly lines?: readonly { readonly id: string }[] } | null),
  inPlay: ({ layout, seats: playing }) => ({
    seat: playing.map((one) => layout.names[one] as string),
    line: layout.lines.map((one) => layout.names[one] as string),
    station: layout.stations.map((one) => layout.names[one] as string),
  }),
};

/** Shares have a name by their line and number. */
const namedIn = (path: string, document: { readonly lines?: readonly { readonly id: string }[] } | null) =>
  path === 'map.json' && Array.isArray(document?.lines)
    ? { share: document.lines.flatMap(({ id }: { id: string }) => [1, 2, 3].map((one) => `${id}-${one}`)) }
    : {};
