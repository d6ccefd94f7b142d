import type { DocumentFormat } from '#engine/kernel/system.ts';

// The shapes of the toy game's documents. What a field is called stands in its description, in both languages.

const closed = { type: 'object', additionalProperties: false } as const;
const said = (ja: string, en: string) => ({ description: en, 'x-description-ja': ja });
const whole = (ja: string, en: string) => ({ type: 'integer', minimum: 0, maximum: 99, ...said(ja, en) });
const colour = { type: 'string', enum: ['red', 'blue', 'green'], ...said('色', 'Colour') };
export const named = (sort: string, ja: string, en: string) => ({
  type: 'string',
  'x-name-of': [sort],
  ...said(ja, en),
});
const list = (items: object, ja: string, en: string) => ({ type: 'array', items, ...said(ja, en) });
const design = (sort: string, pattern: string, fields: object) => ({
  ...closed,
  required: ['id', 'name', ...Object.keys(fields)],
  properties: {
    id: { type: 'string', pattern, 'x-id': [sort], ...said('番号', 'Its number') },
    name: { type: 'string', minLength: 1, 'x-l10n': true, ...said('名前', 'Its name') },
    ...fields,
  },
});

export const formats: readonly DocumentFormat[] = [
  {
    id: 'market',
    path: /^market\.json$/,
    where: 'market.json',
    required: true,
    schema: {
      ...closed,
      required: ['formatVersion', 'lanterns', 'ribbons'],
      properties: {
        formatVersion: { const: 1 },
        lanterns: list(
          design('lantern', '^L-[0-9]{2}$', { light: whole('明るさ', 'How bright it is'), colour }),
          '灯籠',
          'Lanterns',
        ),
        ribbons: list(design('ribbon', '^R-[0-9]{2}$', { colour }), '飾り', 'Ribbons'),
      },
    },
  },
];

const lantern = named('lantern', '灯籠', 'A lantern');
const ribbon = named('ribbon', '飾り', 'A ribbon');
const lit = {
  if: { type: 'object' },
  then: { ...closed, required: ['lantern'], properties: { lantern, ribbon } },
  else: lantern,
};
export const tableSchema = {
  ...closed,
  properties: {
    round: whole('ラウンド', 'Round'),
    result: { enum: ['soldOut', null] },
    market: list(lantern, '市', 'Market'),
    pile: list(lantern, '山', 'Pile'),
    heap: list(lantern, '売れ残り', 'Unsold'),
    seats: {
      type: 'object',
      'x-keys-of': ['seat'],
      ...said('席', 'Seats'),
      additionalProperties: {
        ...closed,
        properties: {
          coins: whole('銭', 'Coins'),
          lanterns: list(lit, '灯籠', 'Lanterns'),
          hand: list(ribbon, '手札', 'Hand'),
        },
      },
    },
  },
} as const;

export const setupSchema = {
  ...closed,
  properties: { players: whole('人数', 'Players'), seed: { type: 'integer', ...said('乱数の種', 'Seed') } },
};
const seat = named('seat', '席', 'Seat');
const to = whole('値', 'Value');
const cheat = (word: string, fields: object, ja: string, en: string) => ({
  ...closed,
  required: [word],
  properties: { [word]: { ...closed, required: Object.keys(fields), properties: fields } },
  ...said(ja, en),
});
export const cheatSchema = {
  anyOf: [
    cheat('coins', { seat, to }, '銭', 'Coins'),
    cheat('give', { seat, ribbon }, '飾りを手札へ', 'Ribbon into a hand'),
  ],
};
