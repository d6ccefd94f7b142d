import { Type } from 'typebox';
import { between, object } from '#engine/library/formats/fields.ts';

const most = 99;
export const priceFields = {
  coins: Type.Optional(between(0, most, 'コイン', 'Coins')),
  power: Type.Optional(between(0, most, '戦力', 'Power')),
  popularity: Type.Optional(between(0, most, '民心', 'Popularity')),
};
export const price = object('コスト', 'A cost', priceFields);
export interface Price {
  readonly coins?: number;
  readonly power?: number;
  readonly popularity?: number;
}
