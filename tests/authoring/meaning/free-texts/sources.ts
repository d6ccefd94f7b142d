/** Rules as the samples have them, with the faults that each language has a text of. */
export const sources: readonly (readonly [language: 'ja' | 'en', source: string, faults: readonly string[]])[] = [
  [
    'ja',
    '手札を2枚まで捨て札にし、捨てた枚数だけ敵1体に物理ダメージを与える。',
    ['up to → exactly', 'physical → cognitive'],
  ],
  [
    'ja',
    'このエリアのPCがトラブルカードを解決できなかったとき、そのPCのHPを2減らし、他のPC全員のAPを1減らす。',
    ['amounts swapped', 'not resolved → resolved'],
  ],
  ['ja', 'ターンの終わりまで、このエリアのPCは回復できない。', ['end → start of turn', 'cannot → can']],
  [
    'ja',
    '移動判定に成功したなら、隣接するエリアにいる敵を1体、このエリアに移動させてもよい。',
    ['may → must', 'adjacent → any'],
  ],
  ['ja', '手札からランダムに1枚を選び、山札の一番下に置く。', ['random → chosen', 'bottom → top']],
  ['ja', '目標値が7以下の判定に失敗したとき、サイコロを1個だけ振り直してもよい。', ['at most → at least', 'one → all']],
  [
    'ja',
    '駅を3つ以上つないだ路線の持ち主は、サイコロを振る前に、1コインを払って2駅まで進める。',
    ['before → after', 'pay → get'],
  ],
  [
    'ja',
    '乗り換えるたびに、1コインを銀行に支払う。支払えないプレイヤーは、次の手番を休む。',
    ['each time → once', 'next → this'],
  ],
  [
    'ja',
    '一番少ないコインを持つプレイヤーは、他のプレイヤー1人から2コインを受け取る。',
    ['fewest → most', 'receive → give'],
  ],
  [
    'ja',
    '戦闘。成功したなら、この攻撃の与えるダメージを1点増やす代わりに、敵を消耗させてもよい。',
    ['instead → and', 'exhaust → ready'],
  ],
  [
    'ja',
    '強制 - 自分のターンの開始時：手札が5枚より多いなら、5枚になるように捨てる。',
    ['start → end', 'more than → fewer than'],
  ],
  ['ja', 'このカードは、印刷されたコストが3以下のイベントにのみ付属できる。', ['at most → at least', 'event → asset']],
  [
    'ja',
    '探索者1人を選ぶ。その探索者は、恐怖を2つまで回復するか、ダメージを1つ回復する。',
    ['up to → exactly', 'or → and'],
  ],
  ['ja', 'この場所で調査する間、隠匿値は半分になる（端数切り上げ）。', ['half → double', 'up → down']],
  [
    'ja',
    'この敵が自分を攻撃した後、手がかりを1つこの場所に置く。手がかりを持っていないなら、代わりに1ダメージを受ける。',
    ['after → before', 'damage → horror'],
  ],
  ['ja', '移動の後、隣接する領地に敵のメックがいなければ、戦力を2得る。', ['after → before', 'none → is']],
  ['ja', '民心が10以上のとき、この建物を建設するコストは木材1つ少ない。', ['at least → at most', 'less → more']],
  [
    'ja',
    '次のターン、下段アクションを行えない。その代わり、上段アクションを2回行う。',
    ['next → this', 'twice → once'],
  ],
  ['ja', '農地か山岳にいる自分のワーカーすべてを、工場に移動させる。', ['mountain → forest', 'all → one']],
  ['en', 'Each other player discards a card at random; you may then draw one.', ['other lost', 'random → chosen']],
  ['en', 'You cannot use this ability more than twice per game.', ['twice → once', 'game → round']],
  [
    'en',
    'Choose an opponent. They choose and lose a resource of theirs, then you gain it.',
    ['they choose → you choose', 'lose → gain, you gain → you lose'],
  ],
  [
    'en',
    'If fewer than 3 enemies are in this area, place one on the farthest site from you.',
    ['fewer → more', 'farthest → nearest'],
  ],
  [
    'en',
    'Until the end of the round, your mechs may move through lakes but may not stop there.',
    ['round → turn', 'may not → may'],
  ],
  [
    'en',
    'Pay 2 coins or exhaust a worker: look at the top card of any deck, then put it on the bottom.',
    ['or → and', 'bottom → top'],
  ],
  [
    'ja',
    '自分の手番の終了時、手札を3枚まで裏向きのままエリアに伏せ、1枚につきHPを1回復する。',
    ['end → start', 'per card → once in total'],
  ],
  [
    'ja',
    '敵が2体より多いエリアに入ったPCは、物理ダメージ3点か認知ダメージ2点のどちらかを選んで受ける。',
    ['more than → at least', 'or/choose → both'],
  ],
  ['ja', '戦闘の勝者だけが、敗者の持つ木材を1つ奪ってもよい。', ['only lost', 'winner → loser']],
  ['ja', 'ゲーム中1回だけ、失敗した技能テストを成功したものとして扱う。', ['game → round', 'fail → succeed']],
  [
    'ja',
    '山札が尽きたら、捨て札を混ぜて新しい山札にし、その後、PC全員は手札を1枚捨てる。',
    ['all → one', 'hand discarded → drawn'],
  ],
  [
    'ja',
    'このラウンド、自分は移動できないが、代わりに調査を2回行ってもよい。',
    ['cannot → can', 'investigate → evade'],
  ],
  ['ja', '最も高い資金を持つプレイヤーが、次のラウンドの先頭になる。', ['highest → lowest', 'next → this']],
  [
    'ja',
    '自分の支配する領地ごとに食料1を払わなければ、その領地から自分のユニットをすべて戻す。',
    ['food → oil', 'unless lost'],
  ],
  [
    'ja',
    'このカードを消耗させ、資源1を支払う：同じ場所の敵1体を攻撃する。その敵の残り体力が3以下なら、撃破する。',
    ['exhaust → ready', 'at most → at least'],
  ],
  [
    'ja',
    '他のPCがダウンしたとき、自分は1回だけ山札の上から2枚を見て、1枚を手札に加え、残りを戻す。',
    ['other → self', 'top → bottom'],
  ],
  [
    'en',
    'After you deploy a structure, you must discard a combat card of your opponent’s choice.',
    ['after → before', 'opponent’s → your choice'],
  ],
  [
    'en',
    'While there is no enemy at a connecting location, each investigator here gets +1 agility.',
    ['no → any', 'agility → intellect'],
  ],
  ['en', 'Halve the damage dealt to you this turn, rounded down.', ['halve → double', 'down → up']],
  ['ja', '駅に停車した列車は、乗客を2人降ろす前に、別の駅の乗客を1人乗せる。', ['before → after', 'other lost']],
  [
    'ja',
    'PCは隣接するエリアにいる敵を好きな数だけ選び、それぞれに1点のダメージを与えなければならない。',
    ['must → may', 'any number → one'],
  ],
];
