import { type Static, Type } from 'typebox';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { amount, between, condition, flag, local, localized, object, word } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

const abilityKinds = [
  ...['constant', 'forced', 'reaction', 'free', 'action', 'play', 'committed', 'revelation'],
  ...['spawn', 'prey', 'objective', 'advance', 'symbol', 'elderSign', 'end'],
] as const;
export type AbilityKind =
  | 'constant'
  | 'forced'
  | 'reaction'
  | 'free'
  | 'action'
  | 'play'
  | 'committed'
  | 'revelation'
  | 'spawn'
  | 'prey'
  | 'objective'
  | 'advance'
  | 'symbol'
  | 'elderSign'
  | 'end';
export const designators = ['fight', 'evade', 'investigate', 'move', 'parley', 'resign'] as const;
export type Designator = (typeof designators)[number];
export const symbols = ['skull', 'cultist', 'tablet', 'elderThing'] as const;
const limitPeriods = ['turn', 'phase', 'round', 'test', 'game'] as const;

const selector = (ja: string, en: string) =>
  Type.Unsafe<Node>({ allOf: [{ $ref: '#/definitions/selector' }], ...described(ja, en) });
const trigger = Type.Unsafe<Node>({ $ref: '#/definitions/trigger' });

/** Part of a cost; all parts are paid together (AH-TM-25). */
const costPart = closedObject(
  {
    resources: Type.Optional(amount('払うリソース', 'Resources to spend')),
    anyResources: Type.Optional(
      flag(
        'リソースをX払う。Xは払う人が決め、remembered X で読む',
        'Pays X resources; the payer chooses X, which "remembered" reads',
      ),
    ),
    uses: Type.Optional(amount('このカードから使うトークン', 'Uses to spend from this card')),
    clues: Type.Optional(amount('使う手がかり', 'Clues to spend')),
    exhaust: Type.Optional(flag('このカードを消耗する', 'Exhausts this card')),
    discardThis: Type.Optional(flag('このカードを捨てる', 'Discards this card')),
    discardCards: Type.Optional(amount('手札から捨てる枚数', 'Cards to discard from the hand')),
    damage: Type.Optional(amount('受けるダメージ', 'Damage to take')),
    horror: Type.Optional(amount('受ける恐怖', 'Horror to take')),
    asGroup: Type.Optional(
      selector('分けて払える探索者。リソースと手がかりに働く', 'Who may share resources and clues of the cost'),
    ),
  },
  { minProperties: 1, ...described('コスト。すべて同時に払う', 'The cost; all of it is paid at once') },
);
export type WrittenCost = Static<typeof costPart>;

const limit = object('使用の制限', 'How often it can be used', {
  times: between(1, 99, '回数', 'How often'),
  per: word(limitPeriods, '区切り', 'In which period'),
  scope: Type.Optional(
    word(
      ['player', 'group', 'title'],
      '誰の：player 探索者ごと、group 全員で、title 同じ名前のカード全部で（最大）',
      'Whose: of each investigator, of the group, or of all copies by title (a maximum)',
    ),
  ),
});

export const ability = closedObject(
  {
    id: local('このカードの中での名前', 'Its name on this card'),
    kind: word(abilityKinds, '能力の種類', 'Kind of ability'),
    when: Type.Optional(trigger),
    actions: Type.Optional(between(1, 3, 'アクションの数。なければ1', 'How many actions; 1 if not given')),
    designator: Type.Optional(word(designators, '太字のアクション', 'The bold action')),
    cost: Type.Optional(costPart),
    limit: Type.Optional(limit),
    if: Type.Optional(condition),
    at: Type.Optional(selector('出現する場所（spawn）', 'Where it spawns')),
    who: Type.Optional(
      selector('獲物（prey）、手がかりを使える探索者（objective）', 'The prey, or who may spend clues'),
    ),
    only: Type.Optional(flag('ほかの探索者を追わない（prey）', 'Pursues nobody else')),
    must: Type.Optional(
      flag('次のテストに必ず出す（committed）', 'Must be committed to the next test of its player (committed)'),
    ),
    inHand: Type.Optional(flag('手札にある間に働く（constant）', 'Works while it is in hand (constant)')),
    overrides: Type.Optional(flag('いつもの条件の代わり（objective）', 'Instead of the usual requirement')),
    symbol: Type.Optional(word(symbols, 'トークンの記号（symbol）', 'The symbol of the token')),
    levels: Type.Optional(
      Type.Array(word(['easy', 'standard', 'hard', 'expert'], '難易度', 'A level'), {
        minItems: 1,
        ...described('働く難易度。なければすべて', 'The levels at which it works; all if not given'),
      }),
    ),
    modifier: Type.Optional(amount('トークンの数（symbol、elderSign）', 'The number of the token')),
    do: Type.Optional(
      Type.Unsafe<Node[]>({
        type: 'array',
        minItems: 1,
        ...described('起きること。上から順に行う', 'What happens, from first to last'),
      }),
    ),
    text: Type.Optional(localized('印刷される文', 'The ability as it is printed')),
    ...noteField,
  },
  {
    if: { properties: { kind: { const: 'constant' } }, required: ['kind'] },
    then: { properties: { do: { items: { $ref: '#/definitions/modifier' } } } },
    else: { properties: { do: { items: { $ref: '#/definitions/effect' } } } },
    ...described('能力の一つ', 'One ability'),
  },
);
export type WrittenAbilityOfCard = Static<typeof ability>;
