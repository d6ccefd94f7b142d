import type { Schema } from '#engine/kernel/language/field.ts';
import { lasting } from '#engine/library/table-document/lasting-part.ts';
import type { Hides, Part, Pieces } from '#engine/library/table-document/part.ts';
import { count, each, group, inPlace, lyingOn, pieceSchema, told } from '#engine/library/table-document/parts.ts';
import type { DeclaredTable } from '#engine/library/table-document/table-document.ts';
import { named, said, whole } from './formats.ts';
import { counter, handOf, type LanternGame, lanternsOf, place, placeNames } from './game.ts';

// The table, declared: its document, schema, put, cheats and what is hidden follow.

const lantern = named('lantern', '灯籠', 'Lantern');
const ribbon = named('ribbon', '飾り', 'Ribbon');
export const pieces: Pieces<LanternGame> = {
  first: (game) => 1 + game.seats.length,
  nameOf: (game, piece) => game.name(piece),
  copyName: (id) => id,
  design: ({ content }, id) => {
    const index = content.designs.findIndex((one) => one.id === id);
    return index < 0 ? undefined : { index, copies: 1 };
  },
  placeName: (_, at) => placeNames[at] ?? 'place',
  carries: { ribbon: lyingOn((game, piece) => game.name(piece), ribbon) },
  fields: ['lantern'],
};
const hands: Hides = { id: 'others', rule: 'LM-TIE-01', from: 'others', pool: 'ribbons' };
const pile: Hides = { id: 'pile', rule: 'LM-ROUND-01', from: 'all', pool: 'lanterns' };
export const hides: readonly Hides[] = [hands, pile];

const at = (which: keyof typeof place, piece: Schema, ja: string, en: string, hides?: Hides): Part<LanternGame> =>
  inPlace(pieces, { at: () => place[which], piece, said: said(ja, en), ...(hides && { hides }) });

export const declared: DeclaredTable<LanternGame> = {
  pieces,
  parts: group<LanternGame>({
    round: count(counter('round'), whole('ラウンド', 'Round')),
    result: told({ enum: ['over', null] }, (game) => (game.isOver ? 'over' : null), 'putResult'),
    market: at('market', lantern, '市', 'Market'),
    pile: at('pile', lantern, '山', 'Pile', pile),
    heap: at('heap', lantern, '売れ残り', 'Unsold'),
    kept: at('kept', lantern, '使わない灯籠', 'Lanterns not used', pile),
    stock: at('stock', ribbon, '使わない飾り', 'Ribbons not used', { ...hands, from: 'all' }),
    seats: each(
      'seat',
      (game) => game.seats.map((seat) => [game.name(seat), seat] as const),
      group({
        coins: count(counter('coins'), whole('銭', 'Coins')),
        lanterns: inPlace(pieces, {
          at: (_, seat) => lanternsOf(seat),
          piece: pieceSchema(pieces, 'lantern', lantern),
          said: said('灯籠', 'Lanterns'),
        }),
        hand: inPlace(pieces, {
          at: (_, seat) => handOf(seat),
          piece: ribbon,
          said: said('手札', 'Hand'),
          hides: hands,
        }),
      }),
      said('席', 'Seats'),
      named('seat', '席', 'Seat'),
    ),
    lasting: lasting((game) => game.names, said('続く効果', 'Lasting')),
  }),
};
