import { type Static, Type } from 'typebox';
import { unit } from '#authoring/text/formats/units.ts';
import { exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const place = { file: Type.String({ description: 'The document of the text' }), key: Type.String() };

/** What `studio l10n import --json` prints: what would become of each unit, or has. */
export const l10nImportReport = Type.Object(
  {
    locale: Type.String(),
    format: Type.Unsafe<(typeof exchangeFormats)[number]>({ type: 'string', enum: exchangeFormats }),
    written: Type.Boolean({ description: 'False: nothing was written, as without --write' }),
    unchanged: Type.Integer({ minimum: 0 }),
    changes: Type.Array(
      Type.Object(
        {
          ...place,
          source: Type.String(),
          before: Type.Union([unit, Type.Null()]),
          after: unit,
          isStale: Type.Boolean({ description: 'Its text has changed since the file was written' }),
        },
        closed,
      ),
    ),
    conflicts: Type.Array(Type.Object({ ...place, ours: Type.String(), theirs: Type.String() }, closed), {
      description: 'Changed here and there since the file was written: left as they are here',
    }),
    leftOut: Type.Array(
      Type.Object(
        {
          ...place,
          why: Type.Union([Type.Literal('gone'), Type.Literal('emptied')], {
            description: 'gone: there is no such text any more; emptied: the translation was taken out',
          }),
          theirs: Type.String(),
        },
        closed,
      ),
    ),
    files: Type.Array(Type.String(), { description: 'The files that change' }),
  },
  { ...closed, title: 'studio l10n import --json' },
);
export type L10nImportReport = Static<typeof l10nImportReport>;
