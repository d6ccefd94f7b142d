import {
  ability,
  after,
  alter,
  chapter,
  draw,
  fields,
  harm,
  here,
  once,
  resources,
  self,
  test,
  thisCard,
  type WordingChapter,
} from './cookbook-words.ts';

/** Keywords, and when and at what price abilities are used. */
export const abilityRecipes: readonly WordingChapter[] = [
  chapter(
    'キーワード',
    'Keywords',
    fields('enemy', 'keywords', '超然。追跡者。巨大。', 'Aloof. Hunter. Massive.', {
      keywords: ['aloof', 'hunter', 'massive'],
      text: '超然。追跡者。巨大。',
    }),
    fields('treachery', 'peril', '危機。波及。', 'Peril. Surge.', {
      keywords: ['peril', 'surge'],
      text: '危機。波及。',
    }),
    fields('enemy', 'victory', '報復。勝利点1。', 'Retaliate. Victory 1.', { keywords: ['retaliate'], victory: 1 }),
    ability(
      'asset',
      'uses',
      '弾1を使う：戦闘。',
      'Spend 1 shell: Fight.',
      { kind: 'action', designator: 'fight', cost: { uses: 1 }, do: [{ op: 'fight' }] },
      { uses: { amount: 3, of: 'shells' } },
    ),
    ability('event', 'exile', 'カードを3枚引く。このカードを追放する。', 'Draw 3 cards. Exile this card.', {
      kind: 'play',
      do: [draw(3), { op: 'removeFromGame', card: thisCard }],
    }),
    fields('asset', 'permanent', '永続。希少。', 'Permanent. Exceptional.', { keywords: ['permanent', 'exceptional'] }),
  ),
  chapter(
    '能力の種類',
    'Kinds of ability',
    ability('asset', 'constant', '自分の知力+1。', 'You get +1 intellect.', {
      kind: 'constant',
      do: [alter('intellect', 1)],
    }),
    ability(
      'enemy',
      'forced',
      '強制：この敵が攻撃した後、自分は1恐怖を受ける。',
      'Forced: after this enemy attacks, take 1 horror.',
      {
        kind: 'forced',
        when: after('attack', { of: thisCard }),
        do: [harm({ horror: 1 })],
      },
    ),
    ability('treachery', 'revelation', '啓示：2ダメージを受ける。', 'Revelation: take 2 damage.', {
      kind: 'revelation',
      do: [harm({ damage: 2 })],
    }),
    ability('asset', 'free', 'このカードを消耗する：カードを1枚引く。', 'Exhaust this card: draw 1 card.', {
      ...{ kind: 'free', cost: { exhaust: true } },
      do: [draw(1)],
    }),
    ability(
      'asset',
      'reaction',
      'リソースを得た後、ラウンド1回まで：カードを1枚引く。',
      'After you gain resources, limit once per round: draw 1 card.',
      {
        ...{ kind: 'reaction', when: after('gain', { of: self }), ...once('round') },
        do: [draw(1)],
      },
    ),
    ability('location', 'two-actions', '（2アクション）カードを3枚引く。', '(2 actions) Draw 3 cards.', {
      ...{ kind: 'action', actions: 2 },
      do: [draw(3)],
    }),
  ),
  chapter(
    '太字のアクション',
    'Bold actions',
    ability(
      'asset',
      'fight',
      '戦闘。この攻撃の間、戦闘力+2、与えるダメージ+1。',
      'Fight with +2 combat and +1 damage.',
      {
        ...{ kind: 'action', designator: 'fight' },
        do: [{ op: 'fight', alter: [alter('combat', 2), alter('blow', 1)] }],
      },
    ),
    ability('asset', 'evade', '回避。この回避の間、敏捷力+2。', 'Evade with +2 agility.', {
      ...{ kind: 'action', designator: 'evade' },
      do: [{ op: 'evade', alter: [alter('agility', 2)] }],
    }),
    ability(
      'asset',
      'investigate',
      '調査。この調査の間、この場所の遮蔽値-1。',
      'Investigate. Your location gets -1 shroud.',
      {
        ...{ kind: 'action', designator: 'investigate' },
        do: [{ op: 'investigate', alter: [alter('shroud', -1, here)] }],
      },
    ),
    ability(
      'enemy',
      'parley',
      '交渉。知力（2）テスト。成功したなら、このカードを捨てる。',
      'Parley. Intellect (2) test. If you succeed, discard this card.',
      {
        ...{ kind: 'action', designator: 'parley' },
        do: [test('intellect', 2, { success: [{ op: 'discard', card: thisCard }] })],
      },
    ),
    ability('location', 'resign', '撤退。', 'Resign.', {
      ...{ kind: 'action', designator: 'resign' },
      do: [{ op: 'resign', who: self }],
    }),
  ),
  chapter(
    '時と代わり',
    'Timing and replacement',
    ability(
      'event',
      'instead',
      '自分が敗北しそうなとき：その代わりに、自分のダメージ2を回復する。',
      'When you would be defeated: instead heal 2 damage from you.',
      {
        ...{ kind: 'play', when: { op: 'would', what: 'defeat', of: self } },
        do: [{ op: 'instead', do: [{ op: 'healDamage', from: self, amount: 2 }] }],
      },
    ),
    ability(
      'event',
      'cancel',
      '啓示が始まるとき：それをキャンセルし、カードを1枚引く。',
      'When a revelation starts: cancel it and draw 1 card.',
      { kind: 'play', when: { op: 'when', what: 'revelation' }, do: [{ op: 'cancel' }, draw(1)] },
      { keywords: ['fast'] },
    ),
    ability(
      'event',
      'then',
      '1ダメージを受ける。そうしたなら、カードを2枚引く。',
      'Take 1 damage. If you do, draw 2 cards.',
      {
        kind: 'play',
        do: [{ op: 'then', do: [harm({ damage: 1 })], then: [draw(2)] }],
      },
    ),
    ability(
      'event',
      'delayed',
      'カードを2枚引く。ラウンドの終了時、1恐怖を受ける。',
      'Draw 2 cards. At the end of the round, take 1 horror.',
      {
        kind: 'play',
        do: [draw(2), { op: 'delayed', at: 'end', of: 'round', do: [harm({ horror: 1 })] }],
      },
    ),
    ability(
      'event',
      'lasting',
      'フェイズの終了時まで、自分の意志力+2。',
      'Until the end of the phase, you get +2 willpower.',
      {
        kind: 'play',
        do: [{ op: 'lasting', until: 'phase', alter: [alter('willpower', 2)] }],
      },
    ),
  ),
  chapter(
    '制限とコスト',
    'Limits and costs',
    ability(
      'location',
      'group-limit',
      'グループ全体でゲーム中1回まで：カードを2枚引く。',
      'Group limit once per game: draw 2 cards.',
      {
        ...{ kind: 'free', ...once('game', 'group') },
        do: [draw(2)],
      },
    ),
    ability('event', 'maximum', 'ラウンドに最大1回まで。リソース3を得る。', 'Max 1 per round. Gain 3 resources.', {
      ...{ kind: 'play', ...once('round', 'title') },
      do: [resources(3)],
    }),
    ability(
      'location',
      'group-cost',
      'この場所の探索者がグループでリソース2を払う：カードを2枚引く。',
      'Investigators here pay 2 resources as a group: draw 2 cards.',
      {
        kind: 'action',
        cost: { resources: 2, asGroup: { op: 'investigatorsAt', location: thisCard } },
        do: [draw(2)],
      },
    ),
    ability(
      'asset',
      'harm-cost',
      '1ダメージを受け、このカードを消耗する：リソース2を得る。',
      'Take 1 damage and exhaust this card: gain 2 resources.',
      {
        ...{ kind: 'free', cost: { damage: 1, exhaust: true } },
        do: [resources(2)],
      },
    ),
  ),
];
