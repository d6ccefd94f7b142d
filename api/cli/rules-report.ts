import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';

/** What `studio rules --json` prints: every rule of every game, in the order of its book. */
export const rulesReport = Type.Object(
  {
    systems: Type.Array(
      Type.Object(
        {
          system: Type.String(),
          rules: Type.Array(
            Type.Object(
              {
                rule: Type.String(),
                chapter: Type.String(),
                page: Type.String(),
                ja: Type.String(),
                en: Type.String(),
                ours: Type.Optional(Type.Object({ ja: Type.String(), en: Type.String() }, closed)),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
    ),
  },
  { ...closed, title: 'studio rules --json' },
);
export type RulesReport = Static<typeof rulesReport>;
