import { Type } from 'typebox';
import { closedObject, described, documentHead } from '#engine/kernel/basics/schema-words.ts';

/** `l10n/sources.json`: former source texts that translations were made from. Written by the studio. */
export const oldTextsDocument = closedObject(
  {
    ...documentHead,
    sources: Type.Record(
      Type.String({ pattern: '^[0-9a-f]{10}$' }),
      Type.String(described('訳した元の文', 'The source text of a translation')),
      described('元の文。鍵はそのハッシュ', 'Texts by their hash'),
    ),
  },
  { title: 'Texts that translations were made from', 'x-title-ja': '訳した元の文' },
);
