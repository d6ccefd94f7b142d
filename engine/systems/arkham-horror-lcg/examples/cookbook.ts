import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** A card wording with the part of a card that does it, shown in the guide; a test checks and plays it. */
export interface CardWording {
  readonly id: string;
  /** Type of the card that it stands on, or the reference card. */
  readonly on: 'asset' | 'event' | 'skill' | 'enemy' | 'treachery' | 'location' | 'act' | 'agenda' | 'reference';
  readonly wording: Text;
  readonly fields: JsonObject;
}
interface WordingChapter {
  readonly title: Text;
  readonly recipes: readonly CardWording[];
}

const self = { op: 'self' };
const thisCard = { op: 'thisCard' };
const here = { op: 'locationOf', of: self };
const named = (name: string) => ({ op: 'named', name });
const draw = (amount: number) => ({ op: 'drawCards', who: self, amount });
const resources = (amount: number) => ({ op: 'gainResources', who: self, amount });
const harm = (kinds: JsonObject) => ({ op: 'dealHarm', to: self, ...kinds });
const alter = (number: string, add: number, of: JsonObject = self) => ({ op: 'modify', number, of, add });
const test = (skill: string, difficulty: number, results: JsonObject) => ({
  op: 'test',
  skill,
  difficulty,
  ...results,
});
const chooseOne = (of: JsonObject, as: string, what: JsonObject) => ({
  ...{ op: 'choose', what: { op: 'one', of }, as },
  do: [what],
});

/** One ability whose text is the Japanese wording. */
const ability = (
  on: CardWording['on'],
  id: string,
  ja: string,
  en: string,
  how: JsonObject,
  card: JsonObject = {},
): CardWording => ({ id, on, wording: { ja, en }, fields: { ...card, abilities: [{ id, ...how, text: ja }] } });
const fields = (on: CardWording['on'], id: string, ja: string, en: string, card: JsonObject): CardWording => ({
  ...{ id, on, wording: { ja, en }, fields: card },
});
const chapter = (ja: string, en: string, ...recipes: readonly CardWording[]): WordingChapter => ({
  title: { ja, en },
  recipes,
});
const after = (what: string, more: JsonObject = {}) => ({ op: 'after', what, ...more });
const once = (per: string, scope?: string) => ({ limit: { times: 1, per, ...(scope === undefined ? {} : { scope }) } });

/** A recipe for every family of `AH-PR-19` that a single scenario needs. */
export const cookbook: readonly WordingChapter[] = [
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
