import {
  ability,
  chapter,
  chooseOne,
  draw,
  fields,
  harm,
  here,
  named,
  self,
  thisCard,
  type WordingChapter,
} from './cookbook-words.ts';

/** What abilities do. */
export const effectRecipes: readonly WordingChapter[] = [
  chapter(
    '選ぶ',
    'Choices',
    ability(
      'event',
      'choose',
      '自分のいる場所の探索者1人を選ぶ。その探索者の恐怖1を回復する。',
      'Choose an investigator at your location; heal 1 horror from them.',
      {
        kind: 'play',
        do: [
          chooseOne({ op: 'investigatorsAt', location: here }, 'friend', {
            ...{ op: 'healHorror', from: named('friend') },
            amount: 1,
          }),
        ],
      },
    ),
    ability(
      'treachery',
      'must',
      '次から1つを選ばなければならない：1ダメージを受ける／手札を1枚捨てる。',
      'You must choose: take 1 damage, or discard 1 card from hand.',
      {
        kind: 'revelation',
        do: [
          {
            ...{ op: 'either', must: true },
            of: [[harm({ damage: 1 })], [{ op: 'discardFromHand', who: self, amount: 1 }]],
          },
        ],
      },
    ),
    ability('event', 'number-x', 'リソースXを払う：カードをX枚引く。', 'Pay X resources: draw X cards.', {
      ...{ kind: 'play', cost: { anyResources: true } },
      do: [{ op: 'drawCards', who: self, amount: { op: 'remembered', name: 'X' } }],
    }),
  ),
  chapter(
    '得る、空白、できない',
    'Gained, blank, cannot',
    ability('agenda', 'gains', '場の敵はすべて追跡者を得る。', 'Each enemy in play gains hunter.', {
      kind: 'constant',
      do: [{ op: 'gainKeyword', of: { op: 'enemiesInPlay' }, gained: 'hunter' }],
    }),
    ability(
      'treachery',
      'blank',
      '付属しているアセットのテキスト欄は空白になる。',
      'The text box of the attached asset is blank.',
      {
        kind: 'constant',
        do: [{ op: 'blankText', of: { op: 'attachedTo', card: thisCard } }],
      },
    ),
    ability('location', 'cannot', 'ここにいる探索者は移動できない。', 'Investigators here cannot move.', {
      kind: 'constant',
      do: [{ op: 'forbid', what: 'move', of: { op: 'investigatorsAt', location: thisCard } }],
    }),
    fields('enemy', 'immune', 'イベントカードの効果を受けない。', 'Immune to event card effects.', {
      immune: ['event'],
    }),
  ),
  chapter(
    '場とデッキ',
    'Play and decks',
    ability(
      'event',
      'search',
      '自分のデッキの上から5枚の中からアセット1枚を探して手札に加える。デッキをシャッフルする。',
      'Search the top 5 cards of your deck for an asset, add it to your hand, and shuffle your deck.',
      {
        kind: 'play',
        do: [
          {
            ...{ op: 'search', in: ['deck'], top: 5, as: 'found', shuffle: true },
            if: { op: 'isType', card: named('found'), type: 'asset' },
            do: [{ op: 'addToHand', card: named('found') }],
          },
        ],
      },
    ),
    ability(
      'treachery',
      'attach',
      '啓示：自分のいる場所に付属する。1つの場所に1枚まで。',
      'Revelation: attach to your location. Limit 1 per location.',
      {
        kind: 'revelation',
        do: [{ op: 'attachTo', card: thisCard, to: here, limit: 1 }],
      },
    ),
    ability('treachery', 'threat', '啓示：自分の脅威エリアに置く。', 'Revelation: put this card in your threat area.', {
      kind: 'revelation',
      do: [{ op: 'putInThreatArea', card: thisCard }],
    }),
    ability('treachery', 'direct', '啓示：1直接ダメージを受ける。', 'Revelation: take 1 direct damage.', {
      kind: 'revelation',
      do: [harm({ damage: 1, direct: true })],
    }),
    ability(
      'asset',
      'assigned',
      '自分にダメージが割り振られたとき：そのうち1をこのカードに移す。',
      'When damage is assigned to you: move 1 of it to this card.',
      {
        ...{ kind: 'reaction', when: { op: 'when', what: 'assignDamage', of: self } },
        do: [{ op: 'moveAssigned', to: thisCard, amount: 1 }],
      },
      { health: 2, sanity: 1 },
    ),
  ),
  chapter(
    'アクト、アジェンダ、敵の出現',
    'Acts, agendas and spawning',
    ability(
      'treachery',
      'doom',
      '啓示：現在のアジェンダに破滅1を置く。これによってアジェンダが進むことがある。',
      'Revelation: place 1 doom on the current agenda; this can make it advance.',
      {
        kind: 'revelation',
        do: [{ op: 'placeDoom', on: { op: 'currentAgenda' }, amount: 1, mayAdvance: true }],
      },
    ),
    ability('treachery', 'advances', '啓示：現在のアジェンダを進める。', 'Revelation: advance the current agenda.', {
      kind: 'revelation',
      do: [{ op: 'advanceCard', card: { op: 'currentAgenda' } }],
    }),
    ability('treachery', 'resolution', '啓示：（→結末3）', 'Revelation: (→R3)', {
      kind: 'revelation',
      do: [{ op: 'resolve', resolution: 'R3' }],
    }),
    ability('enemy', 'spawn', '出現：いずれかの無人の場所。', 'Spawn: any empty location.', {
      kind: 'spawn',
      at: { op: 'emptyLocations' },
    }),
    ability('enemy', 'prey', '獲物：手がかりが最も多い者。', 'Prey: most clues.', {
      kind: 'prey',
      who: { op: 'withMost', of: { op: 'candidates' }, number: 'clues' },
    }),
    ability(
      'event',
      'moved',
      '公開されている場所1つを選び、そこに移される。',
      'Choose a revealed location: you are moved to it.',
      {
        kind: 'play',
        do: [chooseOne({ op: 'locationsInPlay' }, 'port', { op: 'moveTo', who: self, to: named('port') })],
      },
    ),
  ),
  chapter(
    '数とトークン',
    'Numbers and tokens',
    ability(
      'event',
      'double',
      'フェイズの終了時まで、自分の意志力は2倍になる。',
      'Until the end of the phase, your willpower counts 2 times as much.',
      {
        kind: 'play',
        do: [{ op: 'lasting', until: 'phase', alter: [{ op: 'double', number: 'willpower', of: self }] }],
      },
    ),
    ability(
      'skill',
      'succeeds',
      '2以上の差で成功したなら、カードを1枚引く。',
      'If you succeed by 2 or more, draw 1 card.',
      {
        kind: 'committed',
        do: [
          {
            op: 'ifSucceeds',
            do: [{ op: 'if', if: { op: 'atLeast', value: { op: 'byHowMuch' }, than: 2 }, then: [draw(1)] }],
          },
        ],
      },
    ),
    ability('reference', 'again', '-1。カオストークンをもう1枚引く。', '-1. Reveal another token.', {
      ...{ kind: 'symbol', symbol: 'cultist', modifier: -1 },
      do: [{ op: 'revealAnother' }],
    }),
    ability(
      'location',
      'defeated',
      '強制：アジェンダが進むとき、ここにいる探索者はそれぞれ敗北する。',
      'Forced: when the agenda advances, each investigator here is defeated.',
      {
        ...{ kind: 'forced', when: { op: 'when', what: 'advance', of: { op: 'currentAgenda' } } },
        do: [{ op: 'defeat', of: { op: 'investigatorsAt', location: thisCard } }],
      },
    ),
  ),
];
