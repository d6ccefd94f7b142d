import { Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';

/** Notes for readers, mainly translators; neither printed nor played. */
export const noteField = {
  note: Type.Optional(
    Type.String({
      minLength: 1,
      ...described(
        '設計メモ。印刷せず、遊びに影響しない。訳者に伝えること（だれの言葉か、しゃれ、長さの限り）など',
        'Design note, neither printed nor played: what translators should know, such as who speaks, a pun, the maximum length',
      ),
    }),
  ),
};
