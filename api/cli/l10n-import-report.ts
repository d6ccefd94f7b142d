import { type Static, Type } from 'typebox';
import { unit } from '#authoring/text/formats/units.ts';
import { type ExchangeNotice, exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import type { LeftOut } from '#authoring/tools/translations/exchange/plan-import.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const place = { file: Type.String({ description: 'The document of the source text' }), key: Type.String() };

/** `studio l10n import --json` */
export const l10nImportReport = closedObject(
  {
    locale: Type.String(),
    format: Type.Unsafe<(typeof exchangeFormats)[number]>({ type: 'string', enum: exchangeFormats }),
    written: Type.Boolean({ description: 'False without --write: nothing was written' }),
    unchanged: Type.Integer({ minimum: 0 }),
    absent: Type.Integer({ minimum: 0, description: 'Texts of the project that are not in the file' }),
    notices: Type.Array(
      closedObject({
        code: Type.Unsafe<ExchangeNotice['code']>({
          type: 'string',
          enum: ['language', 'encoding', 'sheet', 'heading', 'noKeys'],
        }),
        message: closedObject({ ja: Type.String(), en: Type.String() }),
      }),
      { description: 'How the file was read, where that is not plain from the file' },
    ),
    changes: Type.Array(
      closedObject({
        ...place,
        source: Type.String(),
        before: orNull(unit),
        after: unit,
        isStale: Type.Boolean({ description: 'Its source text has changed since the file was written' }),
      }),
    ),
    conflicts: Type.Array(closedObject({ ...place, ours: Type.String(), theirs: Type.String() }), {
      description: 'Changed both here and in the file since the file was written; the translations here are kept',
    }),
    leftOut: Type.Array(
      closedObject({
        ...place,
        why: Type.Unsafe<LeftOut['why']>({
          type: 'string',
          enum: ['gone', 'emptied', 'partial'],
          description:
            'gone: the text no longer exists; emptied: the translation was removed; partial: only some of its sentences are translated',
        }),
        theirs: Type.String(),
      }),
    ),
    files: Type.Array(Type.String(), { description: 'The files that change' }),
  },
  { title: 'studio l10n import --json' },
);
export type L10nImportReport = Static<typeof l10nImportReport>;
