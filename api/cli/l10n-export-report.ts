import { type Static, Type } from 'typebox';
import { exchangeFormats } from '#authoring/tools/translations/exchange/exchange-row.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio l10n export --json` */
export const l10nExportReport = closedObject(
  {
    locale: Type.String(),
    format: Type.Unsafe<(typeof exchangeFormats)[number]>({ type: 'string', enum: exchangeFormats }),
    file: Type.String({ description: 'The file that was written' }),
    rows: Type.Integer({ minimum: 0, description: 'The number of texts it contains' }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { title: 'studio l10n export --json' },
);
export type L10nExportReport = Static<typeof l10nExportReport>;
