import { type Static, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { condition, listDocument, local, localized, overriding } from '#engine/library/formats/fields.ts';
import { eventId } from './parts.ts';

const entry = Type.Object(
  {
    id: local('このイベントの中での名前', 'Its name in this event'),
    when: Type.Unsafe<'constant' | Node>({
      if: { type: 'object' },
      then: { $ref: '#/definitions/trigger' },
      else: { type: 'string', enum: ['constant'] },
      ...described('いつ：constant 常時、または引き金', 'When: constant, or a trigger'),
    }),
    if: Type.Optional(condition),
    do: Type.Unsafe<Node[]>({
      type: 'array',
      minItems: 1,
      ...described('起きること。順に行う', 'What happens, from first to last'),
    }),
    text: Type.Optional(localized('印刷される文', 'The effect as it is printed')),
  },
  {
    ...closed,
    if: { properties: { when: { const: 'constant' } }, required: ['when'] },
    then: { properties: { do: { items: { $ref: '#/definitions/modifier' } } } },
    else: { properties: { do: { items: { $ref: '#/definitions/effect' } } } },
    ...described('イベントの効果の一つ', 'One effect of an event'),
  },
);

export const event = Type.Object(
  {
    id: eventId,
    ...overriding,
    name: localized('イベントの名前', 'Name of the event'),
    reading: Type.Optional(Type.String(described('名前の読み', 'How the name is read'))),
    effects: Type.Array(entry, {
      minItems: 1,
      ...described('効果。ゲームに入っている間、働く', 'Effects, in force while the event is in the game'),
    }),
    flavor: Type.Optional(localized('フレーバーテキスト', 'Flavour text')),
  },
  { ...closed, ...described('イベント', 'An event') },
);
export type Event = Static<typeof event>;

export const eventsDocument = listDocument('events', event, 'イベント', 'Events');
