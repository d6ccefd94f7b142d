import type { DocumentFormat } from '#engine/kernel/system.ts';

// The shapes of the toy game's documents. What a field is called stands in its description, in both languages.

const closed = { type: 'object', additionalProperties: false } as const;
export const said = (ja: string, en: string) => ({ description: en, 'x-description-ja': ja });
export const whole = (ja: string, en: string) => ({ type: 'integer', minimum: 0, maximum: 99, ...said(ja, en) });
const colour = { type: 'string', enum: ['red', 'blue', 'green'], ...said('色', 'Colour') };
export const named = (sort: string, ja: string, en: string) => ({
  type: 'string',
  'x-name-of': [sort],
  ...said(ja, en),
});
const list = (items: object, ja: string, en: string) => ({ type: 'array', items, ...said(ja, en) });
const design = (sort: string, pattern: string, fields: object, more: object = {}) => ({
  ...closed,
  required: ['id', 'name', ...Object.keys(fields)],
  properties: {
    id: { type: 'string', pattern, 'x-id': [sort], ...said('番号', 'Its number') },
    name: { type: 'string', minLength: 1, 'x-l10n': true, ...said('名前', 'Its name') },
    ...fields,
    ...more,
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
        ribbons: list(
          design(
            'ribbon',
            '^R-[0-9]{2}$',
            { colour },
            { gilded: { type: 'boolean', ...said('金の縁', 'Whether it is gilded') } },
          ),
          '飾り',
          'Ribbons',
        ),
      },
    },
  },
];

export const setupSchema = {
  ...closed,
  properties: { players: whole('人数', 'Players'), seed: { type: 'integer', ...said('乱数の種', 'Seed') } },
};
