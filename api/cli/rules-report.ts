import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio rules --json`: in the order of the rulebook. */
export const rulesReport = closedObject(
  {
    systems: Type.Array(
      closedObject({
        system: Type.String(),
        rules: Type.Array(
          closedObject({
            rule: Type.String(),
            chapter: Type.String(),
            page: Type.String(),
            ja: Type.String(),
            en: Type.String(),
            ours: Type.Optional(closedObject({ ja: Type.String(), en: Type.String() })),
          }),
        ),
      }),
    ),
  },
  { title: 'studio rules --json' },
);
export type RulesReport = Static<typeof rulesReport>;
