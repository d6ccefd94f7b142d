import type { Vocabulary } from '#engine/kernel/contract/vocabulary.ts';
import { results, seatNames, type ToyGame } from './toy-game.ts';

const stone = { type: 'string', 'x-name-of': ['stone'] };
const seat = { type: 'string', 'x-name-of': ['seat'] };
const thing = { type: 'string', 'x-name-of': ['stone', 'seat'] };
const integer = { type: 'integer' };

/** The names of the toy. Its stones do not declare ids, so it names them itself. */
export const vocabulary: Vocabulary<ToyGame> = {
  answers: { by: seat, stone, target: thing, option: integer },
  events: {
    cause: stone,
    by: seat,
    to: seat,
    stone,
    of: integer,
    base: integer,
    amount: integer,
    batch: integer,
    text: { type: 'string' },
    self: seat,
    source: stone,
    on: { type: 'array', items: thing },
    because: { type: 'string' },
    parent: integer,
    counter: integer,
    value: integer,
    place: integer,
    stones: {},
  },
  edits: { card: stone, source: stone },
  windows: { forced: ['by', 'stone'], interrupt: ['by', 'stone'], decline: [], either: ['by', 'option'] },
  results,
  rank: { type: 'string', enum: ['A'] },
  player: seat,
  setup: { type: 'object' },
  overlay: {},
  copied: ['stone'],
  names: { seat: seatNames },
  named: (_, document) => ({
    stone: ((document as unknown as { readonly stones: readonly { readonly id: string }[] }).stones ?? []).map(
      ({ id }) => id,
    ),
  }),
  inPlay: (game) => ({ seat: seatNames.slice(0, game.seats) }),
};
