import { type Static, Type } from 'typebox';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import { flavor } from '#engine/library/formats/entries.ts';
import { amount, declares, formerlyField, listDocument, overriding } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { prints } from './card.ts';
import { effectEntry } from './effect-entry.ts';
import { checked, designParts, enemyParts, solvedBy } from './trouble.ts';

export const siteCard = closedObject(
  {
    id: declares(['card', 'siteCard'], '^X-[0-9]{2,4}$', 'X-01', '最初の1枚の番号', 'Printed id of the first copy'),
    ...overriding,
    ...formerlyField,
    ...designParts,
    ...enemyParts,
    solve: solvedBy({
      ...checked,
      pcs: Type.Optional(
        amount(
          '判定に成功しなければならないPCの数。書かなければ1人',
          'How many PCs must pass the check; one if not said',
        ),
      ),
    }),
    effects: Type.Array(effectEntry, described('効果', 'Effects')),
    flavor: Type.Optional(flavor),
    ...noteField,
  },
  { ...prints, ...described('『サイト』カードのデザイン1種', 'One design of a SITE card') },
);
export type SiteCard = Static<typeof siteCard>;

export const siteDocument = listDocument('cards', siteCard, '『サイト』カード', 'SITE cards');
