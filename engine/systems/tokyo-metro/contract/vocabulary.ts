import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import { named, word } from '#engine/library/formats/fields.ts';
import { setupOfDeclared } from '#engine/library/seats/declared-games.ts';
import { settings } from '../formats/game.ts';
import { overlaid } from '../formats/overlaid.ts';
import type { MetroGame } from '../table/game.ts';
import { plan, results, seatNames, wayWords } from '../table/plan.ts';

const { card, event, line, seat, share, station } = plan.shapes;

const amount = { type: 'integer', ...safeInteger, ...described('数', 'How much') };
const spot = { type: 'integer', minimum: 1, maximum: 2, ...described('スポット：1 か 2', 'The spot: 1 or 2') };
const way = word(wayWords, '列車の向き', 'Which way the train goes');
const anything = named(['seat', 'line', 'station', 'card', 'share', 'chip', 'event'], '対象', 'A target');
const orNobody = (schema: object) => ({ ...schema, type: ['string', 'null'] });
const answers = { by: seat, station, line, way, card, spot, amount, target: anything, option: amount };

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
  results,
  rank: { type: 'null' },
  player: seat,
  setup: setupOfDeclared(seatNames.length, settings),
  overlay: overlaid,
  copied: ['chip'],
  names: { seat: seatNames, chip: seatNames },
  named: (path, document) => namedIn(path, document as { readonly lines?: readonly { readonly id: string }[] } | null),
  inPlay: ({ layout }) =>
    Object.fromEntries(plan.ownerSorts.map((sort) => [sort, [...(layout.thingCalled[sort]?.keys() ?? [])]])),
};

/** Shares are named LINE-NUMBER. */
const namedIn = (path: string, document: { readonly lines?: readonly { readonly id: string }[] } | null) =>
  path === 'map.json' && Array.isArray(document?.lines)
    ? { share: document.lines.flatMap(({ id }: { id: string }) => [1, 2, 3].map((one) => `${id}-${one}`)) }
    : {};
