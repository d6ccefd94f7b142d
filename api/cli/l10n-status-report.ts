import { type Static, Type } from 'typebox';
import type { unitStates } from '#authoring/project/localization/unit-lines.ts';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const count = Type.Integer({ minimum: 0 });
const amount = closedObject({ units: count, words: count, characters: count });

const counts = {
  units: Type.Integer({ minimum: 0, description: 'Texts to translate' }),
  same: Type.Integer({ minimum: 0, description: 'Translations marked as identical to their source text' }),
  questions: closedObject(
    { open: count, answered: count },
    { description: 'Unanswered questions of translators, and questions whose answer is not final' },
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
        'By state. Words and characters are counted in the source texts; "stale": the source text has changed since, "unused": the source text does not exist',
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
        people: Type.Array(
          closedObject({
            person: orNull(Type.String()),
            until: orNull(Type.String({ description: 'The first date that is due, as YYYY-MM-DD' })),
            units: counts.units,
            same: counts.same,
            states: counts.states,
          }),
          { description: 'By l10n/assignments.json, in its order; null: unassigned texts. Empty without such a file' },
        ),
        problems: Type.Array(
          closedObject({
            code: Type.String(),
            count: Type.Integer({ minimum: 1 }),
            message: text,
          }),
          { description: 'Problems by kind, the most frequent first, with the message of the first' },
        ),
        files: Type.Array(
          closedObject({
            source: Type.String({ description: 'The document of the source texts' }),
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
