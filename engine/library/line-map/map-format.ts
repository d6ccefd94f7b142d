import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { reading } from '../formats/entries.ts';
import { declares, document, localized, object, overriding, refers, word } from '../formats/fields.ts';
import { noteField } from '../formats/note-field.ts';

/** Side of the mark for the station's name. */
const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** A grid step is 5 units, y goes down. */
const coordinate = Type.Number({ minimum: -9999, maximum: 9999, ...described('位置', 'Where it is') });
const point = (ja: string, en: string) => Type.Tuple([coordinate, coordinate], described(ja, en));
const points = (least: number, ja: string, en: string) =>
  Type.Array(point('点 [x, y]', 'A point [x, y]'), { minItems: least, ...described(ja, en) });
const hex = (ja: string, en: string) =>
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#b98a00'], ...described(ja, en) });
export const colour = refers(['word'], '色。words.json の id', 'The colour: an id of words.json');

export const line = object('路線', 'A line', {
  id: declares(['line'], '^[A-Z]{1,2}$', 'G', '路線の記号', 'Letter of the line'),
  ...overriding,
  name: localized('路線の名前', 'Name of the line'),
  reading: Type.Optional(reading),
  colour,
  paint: object('線の色', 'What it is drawn in', {
    light: hex('明るい画面での色', 'On a light page'),
    dark: hex('暗い画面での色', 'On a dark page'),
  }),
  stops: Type.Array(refers(['station'], '駅の id', 'Id of a station'), {
    minItems: 2,
    maxItems: 10_000,
    ...described('停まる駅。順に', 'Where it stops, in order'),
  }),
  loop: Type.Optional(Type.Boolean(described('環状線か', 'Whether the last stop is next to the first'))),
  path: Type.Optional(
    points(
      2,
      '線の折れ点。順に。なければ駅を結ぶ',
      'The corners of its stroke, in order; without them it joins the stops',
    ),
  ),
  ...noteField,
});
export type RailwayLine = Static<typeof line>;

export const station = object('駅', 'A station', {
  id: declares(['station'], '^[A-Z0-9][a-z0-9]{1,5}$', '33', '駅の id', 'Id of the station'),
  ...overriding,
  name: localized('駅の名前', 'Name of the station'),
  reading: Type.Optional(reading),
  at: point('図の上の位置 [x, y]。1マスは5、y は下へ', 'Where it is [x, y]: a grid step is 5, y goes down'),
  label: Type.Optional(word(sides, '名前を置く側', 'The side of the mark on which the name stands')),
  pill: Type.Optional(
    point('乗換の印のもう一方の端まで [x, y]', 'To the other end of the mark, where it spans two strokes [x, y]'),
  ),
  ...noteField,
});
export type Station = Static<typeof station>;

const land = object('図に描く土地', 'The land, as the map is drawn', {
  sea: Type.Optional(points(3, '海', 'The sea')),
  river: Type.Optional(
    object('川', 'The river', {
      width: Type.Number({ minimum: 0.1, maximum: 99, ...described('川の幅', 'How wide it is') }),
      path: points(2, '川の折れ点', 'Its corners'),
    }),
  ),
  park: Type.Optional(points(3, '緑地', 'The park')),
});

export const mapDocument = document('路線図', 'The map', {
  lines: Type.Array(line, {
    maxItems: 676,
    ...described('路線。ゲームでもこの順', 'Lines; a game keeps their order'),
  }),
  // A package with only a line has none; the merged project is checked for them
  stations: Type.Array(station, { maxItems: 20_000, ...described('駅', 'Stations') }),
  land: Type.Optional(land),
});
export type MapDocument = Static<typeof mapDocument>;
