/** Rules of the samples of all games, with the two faults that every language has a text with. */
export const sources: readonly (readonly [source: string, faults: readonly [string, string]])[] = [
  [
    '敵の攻撃が、自分のいる場所の探索者にダメージを与えるとき：そのダメージを2減らす。',
    ['reduce → increase', 'your location → connecting'],
  ],
  [
    'ラウンド1回まで：自分のいる場所のほかの探索者1人が、このカードをコントロールする。',
    ['round → turn', 'other lost'],
  ],
  [
    '霊力1を使い、1恐怖を受ける：戦闘。この攻撃の間、戦闘力の代わりに意志力を使い、与えるダメージ+1。',
    ['instead lost', 'take → heal'],
  ],
  [
    '自分のいる場所にほかの探索者がいるときのみプレイできる。追加コストとして、その場所の探索者がグループでリソース3を払う。カードを3枚引く。',
    ['only lost', 'pay → gain'],
  ],
  [
    'このカードを消耗する：調査。2以上の差で成功したなら、この場所の手がかりをさらに1つ発見する。',
    ['exhaust → ready', 'succeed → fail'],
  ],
  [
    '自分のデッキの上から6枚の中からアセット1枚を探して引く。デッキをシャッフルする。',
    ['top → bottom', 'draw → discard'],
  ],
  [
    'ラウンド1回まで、このカードを消耗する：自分のいる場所の探索者を好きな数だけ選ぶ。それぞれ、カードを1枚引き、1恐怖を受ける。',
    ['any number → one', 'and → or'],
  ],
  ['自分と交戦中の敵をすべて自動的に回避する。', ['all → one', 'engaged → not engaged']],
  [
    '自分のターンにプレイする。自分の技能1つを選ぶ。フェイズの終了時まで、その値は2倍になる。',
    ['phase → round', 'doubled → halved'],
  ],
  [
    'ラウンド1回まで：つながる場所にいるほかの探索者1人を選ぶ。その探索者は自分のいる場所に移動してもよい。',
    ['may → must', 'connecting → your'],
  ],
  ['場所を公開した後：遭遇デッキの上から3枚を見て、好きな順に戻す。', ['after → before', 'any order → same order']],
  ['手札のほかのカード1枚を捨てる。', ['other lost', 'discard → draw']],
  ['可能なら、すぐにプレイしなければならない。', ['must → may', 'must → must not']],
  ['自分の次のテストに出さなければならない。', ['next → previous', 'must → may']],
  ['敵と交戦せずにここにいる間、意志力+1。', ['not lost', 'here → any']],
  ['アジェンダが進むとき：ここにいる探索者はそれぞれ敗北する（トラウマは受けない）。', ['each → one', 'no → gain']],
  ['獲物：残り体力が最も少ない者。', ['fewest → most', 'fewest lost']],
  [
    '最も近い《狂信者》の敵に破滅1を置く。同じ近さなら、印刷された体力が最も高いものに置く。',
    ['nearest → farthest', 'highest → lowest'],
  ],
  [
    '次から1つを選ばなければならない：2恐怖を受ける／このラウンドのアクション1を失い、手札を1枚捨てる。',
    ['one → both', 'lose → gain action'],
  ],
  [
    '自分のコントロールするアセット1枚を選び、これを付属させる。1枚のアセットに1枚まで。アセットがないなら、このカードを捨てる。',
    ['attach → detach', 'no → has'],
  ],
  [
    '目標：進行トークンが探索者1人につき1個になったら、アクトを進める。鐘守が勝利置き場にあるなら、必要な数は1少ない（最低1）。',
    ['per lost', 'fewer → more'],
  ],
  [
    'グループ全体でラウンド1回まで：つながる場所にいる、《精鋭》でないレディ状態の敵1体を選び、消耗させる。',
    ['non-Elite → Elite', 'exhaust → ready'],
  ],
  [
    'ほかの探索者がいない場所にいる探索者は、それぞれ1恐怖を受ける。そのような探索者がいないなら、これは波及を得る。',
    ['no other → other', 'gain → lose'],
  ],
  ['戦闘で、戦闘カードを1枚多く使える。', ['more → fewer', 'can → cannot']],
  ['戦闘の後、勝っても負けても、戦闘カードを1枚引く。', ['after → before', 'win or lose → only win']],
  ['攻撃側として戦闘に勝っても、撤退するワーカーのために民心を失わない。', ['not lose → lose', 'attacker → defender']],
  [
    '自分がここで生産すると、産物が1つ増える。支配していれば、ワーカーがいなくても生産できる。',
    ['more → less', 'without → only with'],
  ],
  ['自分が強化を行うたびに、戦力1を得る。', ['each time → once', 'gain → lose']],
  ['ボードに建造物が3つ以上あり、メックは1機以下である。', ['bounds swapped', 'and → or']],
  ['自分の本拠地の出口ではない領地にある、自分の建造物の数。', ['not lost', 'you → opponent']],
  ['湖の隣の領地を3つ支配している。', ['adjacent lost', 'exactly added']],
  ['キャラクターとメックは、湖に出入りできる。', ['can → cannot', 'and → or']],
  ['防御側なら、同点のときは自分が勝つ。', ['defender → attacker', 'win → lose']],
  ['下段アクションのコストのうち、資源1つは種類を問わない。', ['lower → upper', 'any → same']],
  ['同じ種類の資源を6つ以上持っている。', ['same → different', 'at least → at most']],
  [
    '戦闘に負けたら、本拠地の代わりに、支配していてほかのユニットのいない隣の領地へ撤退してもよい。',
    ['lose → win', 'may → must'],
  ],
  ['このエリアか隣接するエリアの敵3体までに、それぞれ物理ダメージ2点。', ['each → in total', 'adjacent lost']],
  [
    'PCがシナガワに入ったとき、このカードを捨て札にし、次のシナリオカードを公開する。',
    ['enter → leave', 'next → previous'],
  ],
  [
    'このカードに進行トークンを1個置く。3個以上あるなら、それを3個取り除き、このエリアのPC全員に物理ダメージ1点。その後、廃棄エリアのカードを1枚獲得する。',
    ['remove → add', 'all → one'],
  ],
  [
    'PC全員のHPを1回復する。PC全員は捨て札をまとめて裏返し、山札の下に加える。PC1人を選び、シブヤに移動させてもよい。',
    ['bottom → top', 'may lost'],
  ],
  [
    '敵1体に認知ダメージ3点。隣接するエリア（『サイト』を除く）のPC1人を、このエリアに移してもよい。',
    ['except → only', 'places swapped'],
  ],
  [
    'このエリアにトラブルカードがないなら、このエリアのPC1人はフォロワーの山札の一番上のカードを獲得する。',
    ['no → has', 'top → bottom'],
  ],
  [
    'ほかのPC1人の購入判定を、自分が代わりに行う。そのPCはどのエリアにいてもよい。レア以上のカードを購入したら、APトークンを1個得る。',
    ['any area → this', 'or better → or worse'],
  ],
  ['このカードが消耗していないなら、自分の戦闘＋1。', ['not lost', 'ready → exhausted']],
  ['自分がダウンしているとき、敵1体に物理ダメージ3点。', ['down → not down', 'target']],
  ['弾1を使う：戦闘。この攻撃の間、戦闘力+2、与えるダメージ+1。', ['spend → gain', 'deal → prevent or heal']],
  ['包帯1を使う：自分のいる場所の探索者か《味方》1つを選び、ダメージ1か恐怖1を回復する。', ['or → and', 'heal → deal']],
  [
    '自分のいる場所の探索者に対し、策謀の啓示が始まるとき、霊力1を使う：それをキャンセルする。',
    ['start → end', 'your location → any'],
  ],
  ['敵は付属している場所に移動できない。', ['cannot → can', 'cannot → only or must']],
  [
    '自分がダメージか恐怖によって敗北するとき、その代わりに、ダメージや恐怖を体力や正気度より1少ない値まで回復し、このカードを追放する。ラウンドの終了時、1恐怖を受ける。',
    ['less → more', 'end → start'],
  ],
  [
    '遭遇カードの捨て札すべてから策謀1枚を探し、ゲームから除外する。',
    ['discard pile → deck', 'remove → put into play'],
  ],
  ['自分の《呪文》2枚の間で、霊力1を移してもよい。', ['may → must', 'may → cannot']],
  ['探索者それぞれラウンド1回まで：1ダメージを受け、カードを1枚引く。', ['round → game', 'draw → discard']],
  ['好きな種類の資源を合わせて4つ得て、自分のワーカーがいる1つの領地に置く。', ['any → same', 'with → without']],
  ['自分のユニットが、4種類以上の地形にいる。', ['at least → at most', 'own → opponent']],
  ['攻撃側なら、戦闘の初めに、相手は戦力2を失う。', ['start → end', 'opponent → you']],
  ['自分の交易にはコストがかからない。', ['not → is', 'own → others']],
  ['手札のほかのカードを3枚まで山札の上に戻してもよい。', ['top → bottom', 'up to lost']],
  ['購入のとき、対象のレアリティを1段階低いものとして扱うか、購入コストを3下げる。', ['lower → raise', 'or → and']],
  ['自分が『サイト』にいるとき、同じエリアのPC全員のHPを1回復する。', ['all → one', 'same → adjacent']],
  ['『サイト』のPCが1人だけなら、SC05-LTを公開する。', ['only one → at least', 'reveal → discard']],
];
