import { type Static, Type } from 'typebox';
import type { unitStates } from '#authoring/project/localization/unit-lines.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const count = Type.Integer({ minimum: 0 });
const amount = closedObject({ units: count, words: count, characters: count });

const counts = {
  units: Type.Integer({ minimum: 0, description: 'Texts to translate' }),
  same: Type.Integer({ minimum: 0, description: 'Translations that equal their text on purpose' }),
  questions: closedObject(
    { open: count, answered: count },
    { description: 'Questions of translators that nobody has answered, and those whose answer is not settled' },
  ),
  states: closedObject(
    {
      missing: amount,
      stale: amount,
      draft: amount,
      translated: amount,
      reviewed: amount,
      unused: amount,
    } satisfies { [S in (typeof unitStates)[number]]: unknown },
    {
      description:
        'By state. Words and characters are those of the texts; "stale": the text has changed since, "unused": there is no such text',
    },
  ),
};

/** `studio l10n status --json` */
export const l10nStatusReport = closedObject(
  {
    project: Type.String(),
    sourceLocale: Type.String(),
    locales: Type.Array(
      closedObject({
        locale: Type.String(),
        ...counts,
        files: Type.Array(
          closedObject({
            source: Type.String({ description: 'The document of the texts' }),
            path: Type.String({ description: 'The document of their translations' }),
            ...counts,
          }),
        ),
      }),
    ),
  },
  { title: 'studio l10n status --json' },
);
export type L10nStatusReport = Static<typeof l10nStatusReport>;
