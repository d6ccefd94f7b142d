import { type Static, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

/** `studio l10n check --json` */
export const l10nCheckReport = closedObject(
  {
    locales: Type.Array(Type.String(), { description: 'The locales that were checked' }),
    units: Type.Integer({ minimum: 0, description: 'Units of translation that were checked' }),
    meanings: Type.Array(
      closedObject({
        locale: Type.String(),
        rules: Type.Integer({ minimum: 0, description: 'Current translations of rules' }),
        read: Type.Integer({ minimum: 0, description: 'Those in which every fact of their source was found' }),
      }),
      { description: 'How many rules were read for their meaning' },
    ),
    dictionaries: Type.Optional(
      Type.Array(
        closedObject({
          locale: Type.String(),
          file: orNull(Type.String({ description: 'Path of the dictionary without its ending' })),
          words: Type.Integer({ minimum: 0, description: 'Different words that were looked up' }),
          fault: orNull(
            closedObject({ code: Type.String(), message: text }, { description: 'Why the spelling was not checked' }),
          ),
        }),
        { description: 'With --spelling, for each locale written with spaces' },
      ),
    ),
    problems: Type.Array(problem),
  },
  { title: 'studio l10n check --json' },
);
export type L10nCheckReport = Static<typeof l10nCheckReport>;
