import { described } from '#engine/kernel/basics/schema-words.ts';

// What names and numbers of the table look like in documents, answers and events.

export const named = (sorts: readonly string[], ja: string, en: string) => ({
  type: 'string',
  minLength: 1,
  'x-name-of': sorts,
  ...described(ja, en),
});
export const whole = (most: number, ja: string, en: string) => ({
  ...{ type: 'integer', minimum: 0, maximum: most },
  ...described(ja, en),
});
export const orNull = <S extends object>(schema: S) => ({ ...schema, type: ['string', 'null'] });

/** No seat ever has more: the limit of a number in a document. */
export const mostMoney = 999_999;
export const seat = named(['seat'], '席', 'A seat');
export const line = named(['line'], '路線', 'A line');
export const station = named(['station'], '駅', 'A station');
export const card = named(['card'], 'アクションカード', 'An action card');
export const share = named(['share'], '株：路線と番号', 'A share: its line and number');
export const chip = named(['chip'], '投機チップ', 'A speculation chip');
export const event = named(['event'], 'イベント', 'An event');
export const wayWords = ['forward', 'back'] as const;
export const way = { type: 'string', enum: wayWords, ...described('列車の向き', 'Which way the train goes') };
