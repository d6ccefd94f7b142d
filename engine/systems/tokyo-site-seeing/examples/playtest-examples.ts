import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';

/** Shown in the docs; passes on the sample project. */
export interface PlaytestExample {
  readonly title: Text;
  readonly text: Text;
  readonly test: JsonObject;
}

const alone = { players: [{ pcs: ['engineer'] }], seed: 7 };
const two = { players: [{ pcs: ['engineer'] }, { pcs: ['procurer'] }], seed: 7 };
const sword = {
  ...{ id: 'W-90', name: '試験の剣', rarity: 'common', category: 'equipment', ap: 1, cost: 3, range: 'near' },
  effects: [
    {
      ...{ id: 'hit', when: 'use', attack: true },
      do: [{ op: 'damage', to: { op: 'target' }, amount: 2, type: 'physical' }],
      after: 'exhaust',
    },
  ],
};
const enemy = {
  ...{
    id: 'T-90',
    name: '試験の敵',
    rarity: 'common',
    ap: 3,
    solve: { by: 'battle' },
    hp: 4,
    range: 'near',
    reward: 1,
  },
  effects: [],
};
const car = {
  ...{ id: 'I-90', name: '試験の車', rarity: 'common', category: 'equipment', ap: 1, cost: 3 },
  ...{ equip: { ability: 'tech', target: 4 }, vehicle: { capacity: 2, areas: 2 }, effects: [] },
};
const fight = {
  slots: { SNG0: ['T-90'] },
  pcs: { engineer: { area: 'SNG', equipped: ['W-90'] }, procurer: { area: 'SBY' } },
};

export const playtestExamples: readonly PlaytestExample[] = [
  {
    title: { ja: '一つの答えと、その結果', en: 'One answer and its result' },
    text: {
      ja: 'テストだけのカードを重ね（id の終わりが 90〜99 のものは空いています）、盤面に置き、答えを1つ。`W-90` はそのカードのどれか1枚、`W-90#1` はその1枚です。',
      en: 'Cards for this test only are added to the project (ids that end in 90 to 99 are free) and placed on the table, and one answer is given. `W-90` is any copy of that card, `W-90#1` that copy.',
    },
    test: {
      name: 'a blow',
      rules: ['TSS-DMG-01'],
      given: { table: 'empty', setup: two, content: { cards: [sword, enemy] }, put: fight },
      when: [{ do: 'use', by: 'engineer', card: 'W-90', target: 'T-90' }],
      then: {
        table: { slots: { SNG0: [{ card: 'T-90#1', damage: 2 }] } },
        events: [
          { kind: 'use', by: 'engineer' },
          { kind: 'damage', to: 'T-90#1', base: 2, amount: 2, edits: [] },
        ],
        noEvents: [{ kind: 'defeat' }],
        result: null,
      },
    },
  },
  {
    title: { ja: 'できないこと、できること', en: 'What is legal and what is not' },
    text: {
      ja: '`refused` は、そう書ける答えがいま一つもないこと。`rule` を書けば、断る理由がそのルールであること。どちらも、項目を書かなければ何でもよいことになります。',
      en: '`refused`: no legal answer matches this now; with `rule`, that rule is the reason. `offered`: a legal answer does. A field that is left out may have any value.',
    },
    test: {
      name: 'a weapon that was used waits to be refreshed',
      rules: ['TSS-USE-02'],
      given: { table: 'empty', setup: two, content: { cards: [sword, enemy] }, put: fight },
      when: [
        { offered: { do: 'use', card: 'W-90' } },
        { do: 'use', by: 'engineer', card: 'W-90', target: 'T-90' },
        { refused: { do: 'use', by: 'engineer', card: 'W-90', target: 'T-90' }, rule: 'TSS-USE-02' },
        { expect: { table: { pcs: { engineer: { equipped: [{ card: 'W-90#1', exhaust: 1 }] } } } } },
      ],
      then: {
        offered: [{ do: 'move', by: 'engineer', area: 'SBY' }],
        refused: { do: 'move', by: 'engineer', area: 'SJK' },
      },
    },
  },
  {
    title: { ja: '「してもよい」とフェイズ', en: 'A “may”, and a phase' },
    text: {
      ja: '「してもよい」は `{"do": "choose"}` で行い、`{"do": "decline"}` で断ります。フェイズの始まりで起こることを `then.events` で見たいときは、`given.put.phase` ではなく、最初の一手に `{"cheat": {"put": {"phase": …}}}` を書きます。`given` の中で起きたことは、出来事に数えないからです。',
      en: 'A “may” is done with `{"do": "choose"}` and declined with `{"do": "decline"}`. To see in `then.events` what a phase begins with, write `{"cheat": {"put": {"phase": …}}}` as the first step and not `given.put.phase`: what happens within `given` does not count.',
    },
    test: {
      name: 'one takes the offer, the other does not',
      rules: ['TSS-ROUND-15'],
      given: {
        table: 'empty',
        setup: { players: [{ pcs: ['procurer'] }, { pcs: ['negotiator'] }], seed: 7, scenario: 'S00' },
        put: {
          pcs: { procurer: { area: 'SBY', damage: 1 }, negotiator: { area: 'SNG' } },
          scenario: { shown: [], mods: ['SM-07'] },
        },
      },
      when: [{ cheat: { put: { phase: 'start' } } }, { do: 'choose' }, { do: 'decline' }],
      then: {
        table: { pcs: { procurer: { damage: 2, ap: 1 }, negotiator: { damage: 0, ap: 0 } } },
        events: [{ kind: 'phase', phase: 'start' }, { kind: 'damage', to: 'procurer' }, { kind: 'gainAp' }],
      },
    },
  },
  {
    title: { ja: '乗り物と判定', en: 'A vehicle and a check' },
    text: {
      ja: '`move` に乗り物のカードを書くと運転です。出発地で `ride`（乗せる）、`goOn`（次のエリアへ）、`stop`（ここまで）を選び、着くまで進めば判定になります。通るエリアでも `ride` と `stop` で乗り降りでき、`goOn` で先へ進みます。判定では `addCard`・`addToken`・`help`・`drawTrouble` で足し、`giveUp` で締めます。足せるものがなければ、判定はひとりでに終わります。',
      en: '`move` with a card drives that vehicle. Before the start `ride` takes somebody along, `goOn` names a further area and `stop` ends the route; then the check is made. At areas that are passed `ride` and `stop` get on and off, and `goOn` drives on. Into a check go `addCard`, `addToken`, `help` and `drawTrouble`; `giveUp` ends it. Where nothing can be added, it ends by itself.',
    },
    test: {
      name: 'two in a car through a quiet town',
      rules: ['TSS-MOVE-11', 'TSS-MOVE-10'],
      given: {
        table: 'empty',
        setup: two,
        content: { cards: [car] },
        put: { pcs: { engineer: { area: 'SNG', equipped: ['I-90'] }, procurer: { area: 'SNG' } } },
      },
      when: [
        { do: 'move', by: 'engineer', card: 'I-90', area: 'SBY' },
        { do: 'ride', by: 'procurer' },
        { do: 'goOn', area: 'SJK' },
        { do: 'goOn' },
      ],
      then: { table: { pcs: { engineer: { area: 'SJK' }, procurer: { area: 'SJK' } } } },
    },
  },
  {
    title: { ja: '値の代わりに書ける語', en: 'Matchers in place of a value' },
    text: {
      ja: 'オブジェクトは書いた所だけ、配列は全体を比べます。`$count` は数、`$unordered` は順を問わない全部、`$includes` は中にあるもの、`$not` はそうでないこと。`until` はそこまで同じ答えで進めます。手札のフェイズで `"answer": "first"` と書くと、最初の選択肢は捨て札なので手札を捨ててしまいます。`"decline"` は、断る、締める、終えるの順に選びます。',
      en: 'Objects are compared in part, lists whole. `$count`: so many; `$unordered`: all of them in any order; `$includes`: among others; `$not`: not that. `until` goes on that far with one answer. In the hand phase `"answer": "first"` throws the hand away, for the first option there is a discard; `"decline"` declines, closes or ends, whichever is offered.',
    },
    test: {
      name: 'a round goes by',
      rules: ['TSS-ROUND-01'],
      given: {
        table: 'setup',
        setup: { ...alone, scenario: 'S00' },
      },
      when: [
        { until: 'phase:actions', answer: 'decline' },
        { expect: { table: { round: 1, pcs: { engineer: { hand: { $count: 4 } } } } } },
        { until: 'round', answer: 'decline' },
      ],
      then: {
        table: { round: { $not: 1 }, bots: { $count: 0 } },
        events: [{ kind: 'phase', phase: 'refill' }, { kind: 'round' }],
      },
    },
  },
  {
    title: { ja: '見える盤面', en: 'The table as a player sees it' },
    text: {
      ja: '`seen` は、その名前で遊ぶ人に見える盤面です。伏せたカードは `?` です。',
      en: '`seen` is the table as the player with that name sees it. A card that is face down is `?`.',
    },
    test: {
      name: 'a deck lies face down',
      rules: ['TSS-INFO-02'],
      given: {
        table: 'empty',
        setup: alone,
        put: { pcs: { engineer: { area: 'SNG', deck: ['ES-01'], hand: ['I-01', 'ES-01'] } } },
      },
      when: [],
      then: {
        seen: { by: 'engineer', table: { pcs: { engineer: { deck: ['?'] } } } },
        table: { pcs: { engineer: { hand: { $unordered: ['ES-01', 'I-01'] }, deck: { $includes: ['ES-01'] } } } },
      },
    },
  },
];
