import { type Static, Type } from 'typebox';
import { unit } from '#authoring/text/formats/units.ts';
import { exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const place = { file: Type.String({ description: 'The document of the text' }), key: Type.String() };

/** `studio l10n import --json` */
export const l10nImportReport = closedObject(
  {
    locale: Type.String(),
    format: Type.Unsafe<(typeof exchangeFormats)[number]>({ type: 'string', enum: exchangeFormats }),
    written: Type.Boolean({ description: 'False: nothing was written, as without --write' }),
    unchanged: Type.Integer({ minimum: 0 }),
    changes: Type.Array(
      closedObject({
        ...place,
        source: Type.String(),
        before: orNull(unit),
        after: unit,
        isStale: Type.Boolean({ description: 'Its text has changed since the file was written' }),
      }),
    ),
    conflicts: Type.Array(closedObject({ ...place, ours: Type.String(), theirs: Type.String() }), {
      description: 'Changed here and there since the file was written: left as they are here',
    }),
    leftOut: Type.Array(
      closedObject({
        ...place,
        why: Type.Union([Type.Literal('gone'), Type.Literal('emptied')], {
          description: 'gone: there is no such text any more; emptied: the translation was taken out',
        }),
        theirs: Type.String(),
      }),
    ),
    files: Type.Array(Type.String(), { description: 'The files that change' }),
  },
  { title: 'studio l10n import --json' },
);
export type L10nImportReport = Static<typeof l10nImportReport>;
