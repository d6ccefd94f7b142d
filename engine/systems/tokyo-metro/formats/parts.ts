import { Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { declares } from '#engine/library/formats/fields.ts';

/** A number between two; more of it than a table holds is a slip of the key. */
export const count = (least: number, most: number, ja: string, en: string) =>
  Type.Integer({ minimum: least, maximum: most, ...described(ja, en) });
/** No seat ever counts more money than has five digits. */
export const money = (ja: string, en: string) => count(0, 99_999, ja, en);

/** A place on the map. One grid step is 5 units, y goes down. */
const coordinate = Type.Number({ minimum: -9999, maximum: 9999, ...described('位置', 'Where it is') });
export const point = (ja: string, en: string) => Type.Tuple([coordinate, coordinate], described(ja, en));
export const points = (least: number, ja: string, en: string) =>
  Type.Array(point('点 [x, y]', 'A point [x, y]'), { minItems: least, ...described(ja, en) });

/** The names of things: one pattern for a sort, wherever it is declared. */
export const lineId = declares(['line'], '^[A-Z]{1,2}$', 'G', '路線の記号', 'Letter of the line');
export const stationId = declares(['station'], '^[A-Z0-9][a-z0-9]{1,5}$', '33', '駅の id', 'Id of the station');
export const deckId = declares(['deck'], '^[a-z]$', 'a', '山札の id', 'Id of the deck');
export const cardId = declares(
  ['card'],
  '^[A-Z]-[0-9]{2,3}$',
  'A-11',
  '番号。見本では山札、ドット、何枚目か',
  'Its number; in the sample deck, dots and which of them',
);
export const eventId = declares(['event'], '^EV-[0-9]{2}$', 'EV-01', '番号', 'Its number');
export const gameId = declares(['game'], '^[a-z][A-Za-z0-9-]*$', 'standard', 'ゲームの id', 'Id of the game');
