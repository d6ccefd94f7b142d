import { Type } from 'typebox';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';

/** `l10n/sources.json`: former source texts that translations were made from. Written by the studio. */
export const oldTextsDocument = closedObject(
  {
    $schema: Type.Optional(
      Type.String(described('この形式の説明（エディター用）', 'Where editors find the schema of this format')),
    ),
    formatVersion: Type.Literal(1, described('この形式の版。今は1', 'Version of this format, now 1')),
    sources: Type.Record(
      Type.String({ pattern: '^[0-9a-f]{10}$' }),
      Type.String(described('訳した元の文', 'The source text of a translation')),
      described('元の文。鍵はそのハッシュ', 'Texts by their hash'),
    ),
  },
  { title: 'Texts that translations were made from', 'x-title-ja': '訳した元の文' },
);
