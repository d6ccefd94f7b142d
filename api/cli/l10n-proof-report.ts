import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio l10n proof --json` */
export const l10nProofReport = closedObject(
  {
    locale: Type.String(),
    file: Type.String({ description: 'The file that was written' }),
    files: Type.Integer({ minimum: 0, description: 'The number of documents whose texts it contains' }),
    texts: Type.Integer({ minimum: 0, description: 'The number of texts it contains' }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  { title: 'studio l10n proof --json' },
);
export type L10nProofReport = Static<typeof l10nProofReport>;
