import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { reading } from '#engine/library/formats/entries.ts';
import { declares, listDocument, localized, object, overriding } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { effectEntry } from './effect-entry.ts';
import { storyArt } from './face-art.ts';

/** Chosen at set-up, in play when the scenario says so (TSS-COMP-60). */
export const scenarioMod = object('シナリオMODカード', 'A scenario MOD card', {
  id: declares(['card', 'mod'], '^SM-[0-9]{2}$', 'SM-01', '番号', 'Its number'),
  ...overriding,
  name: localized('カードの名前', 'Name of the card'),
  reading: Type.Optional(reading),
  ...storyArt,
  story: Type.Optional(localized('物語', 'The story')),
  effects: Type.Array(effectEntry, {
    minItems: 1,
    ...described('効果。使用されている間だけ働く', 'Effects; they work while the card is in use'),
  }),
  ...noteField,
});
export type ScenarioMod = Static<typeof scenarioMod>;

export const scenarioModsDocument = listDocument('cards', scenarioMod, 'シナリオMODカード', 'Scenario MOD cards');
