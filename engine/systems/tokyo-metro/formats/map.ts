import { type Static, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { head, localized, overriding, refers, word } from '#engine/library/formats/fields.ts';
import { lineId, point, points, stationId } from './parts.ts';

/** On which side of its mark the name of a station stands. */
export const sides = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

const hex = (ja: string, en: string) =>
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', examples: ['#b98a00'], ...described(ja, en) });
export const colour = refers(['word'], '色。words.json の id', 'The colour: an id of words.json');

export const line = Type.Object(
  {
    id: lineId,
    ...overriding,
    name: localized('路線の名前', 'Name of the line'),
    reading: Type.Optional(Type.String(described('名前の読み', 'How the name is read'))),
    colour,
    paint: Type.Object(
      { light: hex('明るい画面での色', 'On a light page'), dark: hex('暗い画面での色', 'On a dark page') },
      { ...closed, ...described('線の色', 'What it is drawn in') },
    ),
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
  },
  { ...closed, ...described('路線', 'A line') },
);
export type Line = Static<typeof line>;

export const station = Type.Object(
  {
    id: stationId,
    ...overriding,
    name: localized('駅の名前', 'Name of the station'),
    reading: Type.Optional(Type.String(described('名前の読み', 'How the name is read'))),
    at: point('図の上の位置 [x, y]。1マスは5、y は下へ', 'Where it is [x, y]: a grid step is 5, y goes down'),
    label: Type.Optional(word(sides, '名前を置く側', 'The side of the mark on which the name stands')),
    pill: Type.Optional(
      point('乗換の印のもう一方の端まで [x, y]', 'To the other end of the mark, where it spans two strokes [x, y]'),
    ),
  },
  { ...closed, ...described('駅', 'A station') },
);
export type Station = Static<typeof station>;

const land = Type.Object(
  {
    sea: Type.Optional(points(3, '海', 'The sea')),
    river: Type.Optional(
      Type.Object(
        {
          width: Type.Number({ minimum: 0.1, maximum: 99, ...described('川の幅', 'How wide it is') }),
          path: points(2, '川の折れ点', 'Its corners'),
        },
        { ...closed, ...described('川', 'The river') },
      ),
    ),
    park: Type.Optional(points(3, '緑地', 'The park')),
  },
  { ...closed, ...described('図に描く土地', 'The land, as the map is drawn') },
);

export const mapDocument = Type.Object(
  {
    ...head,
    lines: Type.Array(line, {
      maxItems: 676,
      ...described('路線。収入トラックの順', 'Lines, in the order of the income track'),
    }),
    // A package of a line alone has none: what a game is played on is asked of all that is put together
    stations: Type.Array(station, { maxItems: 20_000, ...described('駅', 'Stations') }),
    land: Type.Optional(land),
  },
  { ...closed, title: 'The map', 'x-title-ja': '路線図' },
);
export type MapDocument = Static<typeof mapDocument>;
