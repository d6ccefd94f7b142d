import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { doing, flavor, reading, textEntry, wordOrTrigger } from '#engine/library/formats/entries.ts';
import {
  condition,
  declares,
  listDocument,
  local,
  localized,
  object,
  overriding,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

const entry = textEntry('イベントの効果の一つ', 'One effect of an event', {
  id: local('このイベントの中での名前', 'Its name in this event'),
  when: wordOrTrigger(['constant'], 'いつ：constant 常時、または引き金', 'When: constant, or a trigger'),
  if: Type.Optional(condition),
  do: doing,
  text: Type.Optional(localized('印刷される文', 'The effect as it is printed')),
});

export const event = object('イベント', 'An event', {
  id: declares(['event'], '^EV-[0-9]{2}$', 'EV-01', '番号', 'Its number'),
  ...overriding,
  name: localized('イベントの名前', 'Name of the event'),
  reading: Type.Optional(reading),
  effects: Type.Array(entry, {
    minItems: 1,
    ...described('効果。ゲームに入っている間、働く', 'Effects, in force while the event is in the game'),
  }),
  flavor: Type.Optional(flavor),
  ...noteField,
});
export type Event = Static<typeof event>;

export const eventsDocument = listDocument('events', event, 'イベント', 'Events');
export type EventsDocument = Static<typeof eventsDocument>;
