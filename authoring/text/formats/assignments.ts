import { type Static, Type } from 'typebox';
import { closedObject, described, documentHead } from '#engine/kernel/basics/schema-words.ts';
import { type WorkState, workStates } from './units.ts';

const assignment = closedObject(
  {
    person: Type.String({ minLength: 1, maxLength: 100, ...described('訳す人', 'Who translates') }),
    locale: Type.String({ minLength: 2, examples: ['de'], ...described('訳す言語', 'The language') }),
    files: Type.Optional(
      Type.Array(Type.String({ minLength: 1, examples: ['cards/weapons.json', 'cards/'] }), {
        minItems: 1,
        ...described(
          '訳す文書。/ で終わればフォルダー。なければすべて',
          'Documents with the texts; folders end with a slash. Without it, all',
        ),
      }),
    ),
    states: Type.Optional(
      Type.Array(Type.Unsafe<WorkState>({ type: 'string', enum: workStates }), {
        minItems: 1,
        ...described('受け持つ訳の状態。なければすべて', 'States of the translations. Without it, all'),
      }),
    ),
    until: Type.Optional(
      Type.String({
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
        examples: ['2027-03-31'],
        ...described('いつまでに', 'When it is due'),
      }),
    ),
  },
  { ...described('だれが何を訳すか', 'Who translates what') },
);
export type Assignment = Static<typeof assignment>;

/** `l10n/assignments.json` */
export const assignmentsDocument = closedObject(
  {
    ...documentHead,
    assignments: Type.Array(
      assignment,
      described('分担。1つの文には、当てはまる最初のものが効く', 'Of those that apply to a text, the first counts'),
    ),
  },
  { title: 'Who translates what', 'x-title-ja': '翻訳の分担' },
);
