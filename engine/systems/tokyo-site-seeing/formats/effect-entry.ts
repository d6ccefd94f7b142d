import { type Static, Type } from 'typebox';
import { closedObject, described, safeInteger, titled } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { doing, effects, textEntry, wordOrTrigger } from '#engine/library/formats/entries.ts';
import { condition, flag, local, localized, object, word } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { afterWords, ranges, timings } from '../basics/vocabulary.ts';

const exhaustTimes = closedObject({
  exhaust: Type.Integer({
    ...safeInteger,
    minimum: 1,
    ...described('置く消耗トークンの数', 'How many exhaust tokens are placed on it'),
  }),
});
const after = Type.Unsafe<(typeof afterWords)[number] | Static<typeof exhaustTimes>>({
  if: { type: 'object' },
  then: exhaustTimes,
  else: { type: 'string', enum: afterWords },
  ...described('使用後の処理（⇒）：消耗・捨て札・廃棄・除去', 'What happens to it after use (⇒)'),
});

export const range = word(ranges, '射程。先に動く順に 遠+・遠・近+・近', 'Range, the first to strike first');

/** Targets of an attack; the first one's range counts (TSS-BATTLE-11). */
const targets = titled(
  '対象の数',
  'Targets',
  Type.Unsafe<'all' | number | Node>({
    if: { type: 'string' },
    then: { type: 'string', enum: ['all'] },
    else: { $ref: '#/definitions/amount' },
    ...described(
      '攻撃の対象にできる敵の数、または all（届く敵すべて）。書かなければ1体',
      'How many enemies the attack may hit, or all within reach; the default is one',
    ),
  }),
);
const reach = Type.Literal(1, described('隣接するエリアの敵にも届く', 'It also reaches enemies in adjacent areas'));

export const entryParts = {
  attack: Type.Optional(flag('攻撃アクションで使う', 'Used in an attack action')),
  interrupt: Type.Optional(
    flag('割り込み：起きたことに対して使うか選べる', 'Interrupt: may be used on what is about to happen'),
  ),
  range: Type.Optional(range),
  targets: Type.Optional(targets),
  reach: Type.Optional(reach),
  if: Type.Optional(condition),
  after: Type.Optional(after),
  text: Type.Optional(localized('カードに印刷される効果の文', 'The effect as the card prints it')),
};

export const effectEntry = textEntry('カードの効果の一つ', 'One effect of a card', {
  id: local('このカードの中での名前', 'Its name on this card'),
  when: wordOrTrigger(
    timings,
    'いつ：play プレイ、use 使用、constant 常時、start 開始時、end 終了時、solve 解決、reveal 公開時、または引き金',
    'When: play, use, constant, start, end, solve, reveal, or a trigger',
  ),
  ...entryParts,
  do: doing,
});
export type EffectEntry = Static<typeof effectEntry>;

/** Named by its place on the board. */
export const skill = textEntry('スキル', 'A skill', {
  name: localized('スキルの名前', 'Name of the skill'),
  when: wordOrTrigger(
    ['use', 'constant'],
    'いつ：use 使用、constant 常時、または引き金',
    'When: use, constant, or a trigger',
  ),
  ...entryParts,
  do: doing,
});
export type Skill = Static<typeof skill>;

/** Automatic effect at the start of the action phase. */
export const startEntry = (ja: string, en: string) =>
  Type.Optional(
    object(ja, en, {
      id: Type.Literal('start'),
      text: Type.Optional(localized('効果の文', 'The effect as it is printed')),
      do: effects,
      ...noteField,
    }),
  );
