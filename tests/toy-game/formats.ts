import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { design, document, format, whole, word } from '#engine/library/formats/fields.ts';

const colour = word(['red', 'blue', 'green'], '色', 'Colour');
const light = whole(0, '明るさ', 'How bright it is');
const gilded = Type.Optional(Type.Boolean(described('金の縁', 'Whether it is gilded')));
const lantern = design('lantern', { pattern: '^L-[0-9]{2}$', example: 'L-01' }, { light, colour }, '灯籠', 'A lantern');
const ribbon = design('ribbon', { pattern: '^R-[0-9]{2}$', example: 'R-01' }, { colour, gilded }, '飾り', 'A ribbon');

const market = document('市', 'The market', {
  lanterns: Type.Array(lantern, described('灯籠', 'Lanterns')),
  ribbons: Type.Array(ribbon, described('飾り', 'Ribbons')),
});
export const formats = [format('market', market)];

export type MarketGood = Partial<Static<typeof lantern> & Static<typeof ribbon>> & {
  id: string;
  sort: 'lantern' | 'ribbon';
};
