import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { effects } from '#engine/library/formats/entries.ts';
import {
  declares,
  document,
  local,
  localized,
  object,
  overriding,
  refers,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { areaIds, marketKinds } from '../basics/vocabulary.ts';

const slot = object('スロット', 'A slot', {
  id: declares(['slot'], '^[A-Z]{3}[0-9]$', 'SNG0', 'スロット。左から0', 'The slot, from the left, beginning with 0'),
  kind: word(marketKinds, 'ここに並ぶカードの種類', 'Kind of card that lies here'),
});

const facility = object('エリアの施設', 'The facility of an area', {
  id: local('施設の名前', 'Name of the facility in JSON'),
  name: localized('施設の名前', 'Name of the facility'),
  text: Type.Optional(localized('施設の効果の文', 'The effect as it is printed')),
  do: effects,
  ...noteField,
});

export const area = object('エリア', 'An area', {
  id: Type.Unsafe<(typeof areaIds)[number]>({
    type: 'string',
    enum: areaIds,
    'x-id': ['area'],
    ...described('エリア', 'The area'),
  }),
  ...overriding,
  name: localized('エリアの名前', 'Name of the area'),
  pcs: Type.Array(refers(['pc'], 'PCの id', 'Id of a PC'), described('ここから始めるPC', 'PCs that start here')),
  slots: Type.Array(slot, described('スロット。左から', 'Slots, from the left')),
  facility: Type.Optional(facility),
  ...noteField,
});

const areaId = word(areaIds, 'エリア', 'An area');
export const matDocument = document('エリアマット', 'The area mat', {
  areas: Type.Array(area, described('エリア。処理する順', 'Areas, in the order they are processed')),
  lines: Type.Array(Type.Tuple([areaId, areaId]), {
    maxItems: 10,
    ...described('移動できるエリアの組', 'Pairs of connected areas'),
  }),
});
export type Mat = Static<typeof matDocument>;
