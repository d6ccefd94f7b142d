/**
 * What is translated: rules of TOKYO SITE-SEEING as its cards say them, rules of other board games, and names and
 * stories. A rule has an amount, a condition or a permission that a translation can get wrong.
 */
export const sources = [
  { id: 'roundDamage', text: '敵1体に、いまのラウンド数と同じ点数（6点まで）の認知ダメージ。' },
  {
    id: 'healByTroubles',
    text: 'このエリアのPC全員のHPを、このエリアのトラブルカードの枚数だけ（少なくとも1）回復する。',
  },
  { id: 'allCostFive', text: '自分が購入するカードの購入コストは、すべて5になる。' },
  { id: 'unreadTrouble', text: '自分がトラブルカードを引いたとき、その内容を適用せずに捨て札にする。' },
  {
    id: 'cardTakesDamage',
    text: '自分の受けるダメージを、このカードが代わりに受ける。5点以上たまったら、このカードを除去する。',
  },
  {
    id: 'otherDown',
    text: '敵1体に物理ダメージ2点。このエリアの他のPCがダウンしているなら、代わりに物理ダメージ4点。',
  },
  { id: 'anyAreaAp', text: 'どのエリアにいるPCでも1人が、APトークンを1個得る。' },
  { id: 'refreshOnDown', text: 'ほかのPCがダウンしたとき、このカードから消耗トークンを1個取り除く。' },
  { id: 'boostOthers', text: 'このエリアの他のPCが攻撃アクションを行うとき、そのダメージを2点増やす。' },
  { id: 'carryThree', text: 'このエリアのPCを3人まで連れて、隣接するエリアに判定なしで移動する。' },
  { id: 'bodyguard', text: 'このエリアの他のPCが受ける物理ダメージを、自分が代わりに受ける。' },
  { id: 'discardDraw', text: '手札を3枚まで捨て札にし、同じ枚数のカードを引く。' },
  { id: 'buyEpic', text: 'このエリアのマーケットからエピック以下のカードを2枚まで購入する。' },
  { id: 'othersAp', text: 'このエリアの他のPCはそれぞれAPトークンを1個得る。' },
  { id: 'doubleDamage', text: '自分が攻撃アクションを行うとき、そのダメージを2倍にする。' },
  {
    id: 'reduceAndStrike',
    text: '敵から受けるダメージを2点軽減する。軽減前と同じ点数の認知ダメージを、その敵に与えてもよい。',
  },
  { id: 'fiveMinus', text: '参加者全員に、5から参加者の人数を引いた点数の物理ダメージ。' },
  {
    id: 'reshuffleSite',
    text: '参加者全員に認知ダメージ3点。『サイト』の捨て札を山札に加えてシャッフルし、参加者はそれぞれ1枚引く。',
  },
  { id: 'downedCannotAttack', text: 'ダウンしているPCは、この敵を攻撃できない。' },
  { id: 'perAnomaly', text: '参加者の装備している《怪異》1枚につき、その持ち主に認知ダメージ1点。' },
  {
    id: 'unsealOrArtifact',
    text: 'アーティファクトを1枚獲得する。自分の『サイト』スキルに封印トークンがあれば取り除き、なければもう1枚獲得する。',
  },
  { id: 'lockedEquipment', text: '参加者全員に認知ダメージ2点。シナリオが終わるまで、参加者の装備は外せない。' },
  { id: 'buyCostFour', text: 'このエリアのマーケットから購入コスト4以下のカード1枚を購入する。' },
  { id: 'irreducible', text: '敵1体に物理ダメージ2点。このダメージは軽減されない。' },
  { id: 'apWithVehicle', text: 'APトークンを1個得る。《乗り物》を装備しているなら、もう1個得る。' },
  { id: 'machineDamage', text: '敵1体に物理ダメージ3点。《機械》になら、代わりに物理ダメージ5点。' },
  {
    id: 'discardEquipped',
    text: 'このエリアのPCの装備1枚を捨て札にする。できなければ、このエリアのPC全員に物理ダメージ1点。',
  },
  { id: 'leaveArea', text: 'PCがこのエリアから出たとき、そのPCに物理ダメージ1点。' },
  {
    id: 'refillMarket',
    text: 'このエリアのPC全員に物理ダメージ1点。このエリアのマーケットのカードをすべて捨て札にし、補充する。',
  },
  { id: 'noHealing', text: 'このエリアのPCのHPは回復しない。' },
  {
    id: 'lure',
    text: 'このカードに進行トークンを1個置く。2個以上あるなら、それを2個取り除き、このエリアのPC1人がトラブルカードを1枚引いて配置する。',
  },
  { id: 'discardForDamage', text: '敵1体に物理ダメージ2点。手札を1枚捨て札にすれば、さらに物理ダメージ2点。' },
  {
    id: 'twoTools',
    text: '敵1体に物理ダメージ3点。自分が《道具》を2枚以上装備しているなら、代わりに物理ダメージ5点。',
  },
  { id: 'selfHarm', text: '敵1体に認知ダメージ4点。自分に認知ダメージ1点。' },
  {
    id: 'environmentReduction',
    text: '自分が受ける物理ダメージを1点軽減する。《環境》のカードからなら、さらに2点多く軽減する。',
  },
  { id: 'twiceOwnDamage', text: '敵1体に、自分に置かれたダメージの2倍の点数の物理ダメージ。' },
  { id: 'twoEnemies', text: '敵2体までに、それぞれ物理ダメージ2点。' },
  {
    id: 'giveCard',
    text: 'スターター以外の自分の手札1枚を、エリアを問わずどのPCの手札にでも加える。それがレア以上なら、APトークンを1個得る。',
  },
  { id: 'recycle', text: '自分が使った消費アイテムが廃棄されるとき、代わりに捨て札にする。' },
  {
    id: 'chooseArtifact',
    text: 'アーティファクトが入手されるとき、もう1枚引いて1枚を選び、選ばなかったカードは捨てる。',
  },
  { id: 'fewTroubles', text: 'このエリアのトラブルカードが1枚以下なら、APトークンを1個得る。' },
  { id: 'handFive', text: 'PCの手札の調整は、4枚ではなく5枚を基準に行う。' },
  {
    id: 'swapTrouble',
    text: 'ダウンしていないPCがトラブルカードを引いたとき、そのPCは軽減できない認知ダメージ1点を受け、それを捨て札にしてもよい。',
  },
  {
    id: 'hungryAp',
    text: 'APトークンが2個以下で、ダウンしていないPCはそれぞれ、軽減できない物理ダメージ1点を受け、APトークンを1個得てもよい。',
  },
  {
    id: 'downDraws',
    text: 'PCがダウンしたとき、ほかのPCはそれぞれカードを2枚引き、そのあと手札を1枚廃棄してもよい。このカードに進行トークンを1個置き、PC数＋1個以上あるなら敗北となる。',
  },
  {
    id: 'gateSinks',
    text: '進行トークンを2個、このエリアにPCがいるなら1個だけ取り除く。なくなったら、『サイト』にPCがいればSC05-LTを公開し、いなければ敗北となる。',
  },
  {
    id: 'contagion',
    text: 'PCが、進行トークンを持つほかのPCのいるエリアに入ったとき、入ったPCに進行トークンを1個置く。',
  },
  { id: 'discardScenarios', text: 'ほかの公開されたシナリオカードをすべて捨て札にする。' },
  {
    id: 'carrierChoice',
    text: 'SC02-LRと同じエリアにいる運び手が物理ダメージ2点を受けてもよい。受けないなら、ここに進行トークンを1個置き、SC02-LRを次のエリアへ動かす。',
  },
  { id: 'onlyWithProgress', text: '進行トークンを持つPCだけが攻撃できる。' },
  { id: 'oneTrain', text: '手番に1回だけ、自分の列車1つを隣の駅まで進めてもよい。' },
  { id: 'shareLimit', text: '同じ路線の株は、1人3枚までしか持てない。' },
  { id: 'dividends', text: '配当は、その路線の株を最も多く持つプレイヤーに500、2番目に多いプレイヤーに200を支払う。' },
  { id: 'bankShort', text: '銀行の金が足りなければ、あるだけを受け取る。' },
  { id: 'othersPay', text: '自分以外のプレイヤーは、それぞれ銀行に50を支払う。' },
  { id: 'handLimit', text: '手札が7枚を超えているなら、7枚になるまで捨てる。' },
  { id: 'emptyDeck', text: '山札が尽きたら、捨て札をシャッフルして新しい山札にする。' },
  { id: 'tieMoney', text: '同点なら、所持金の多いほうが勝つ。' },
  { id: 'swapHands', text: 'プレイヤー2人を選び、その手札を入れ替える。' },
  {
    id: 'skillTest',
    text: '1回の技能テストに最大1枚まで出せる。テストに成功したなら、テストを行う探索者はカードを1枚引く。',
  },
  { id: 'moveOnce', text: 'ラウンドに1回より多く移動できない。' },
  {
    id: 'keepSkill',
    text: 'テストに失敗した後、このカードを消耗する：そのテストに自分が出した技能1枚を、捨てる代わりに手札に戻す。',
  },
  {
    id: 'twoTokens',
    text: '自分のいる場所の探索者がカオストークンを引くとき、その代わりに2枚引く。その探索者が1枚を選び、もう1枚は効果なく戻る。',
  },
  { id: 'failedBy', text: '敏捷力（3）テスト。失敗したなら、失敗した差1につき1ダメージを受ける（最大2）。' },
  {
    id: 'retreatNearby',
    text: '戦闘に負けたら、本拠地の代わりに、支配していてほかのユニットのいない隣の領地へ撤退してもよい。',
  },
  { id: 'attackerVolley', text: '攻撃側なら、戦闘の初めに、相手は戦力2を失う。' },
  { id: 'strongUnloved', text: '戦力が8以上で、民心が3以下である。' },
  {
    id: 'discardOrHorror',
    text: '各探索者は次から1つを選ばなければならない：手札を無作為に1枚捨てる／1恐怖を受ける。',
  },
  { id: 'halvedAgility', text: 'ラウンドの終了時まで、今場にいる各探索者の敏捷力は半分になる（端数切り上げ）。' },
  { id: 'othersSilent', text: 'このターン、ほかのプレイヤーはカードを使えない。' },
  { id: 'lastPassengerName', text: '三十五人目の乗客' },
  { id: 'chimeName', text: '五時のチャイム' },
  { id: 'summerStory', text: '二〇二〇年の夏に上がるはずだった分。' },
  { id: 'fiveHundredStory', text: '割らずに抜ければ五百円。今日まで、だれも受け取っていない。' },
  { id: 'marchStory', text: '三月四日を過ぎても、だれも迎えに来なかった。' },
  { id: 'interestStory', text: '利息は五年分。' },
  { id: 'appealStory', text: '「最後のお願い」は、五年目に入った。' },
  { id: 'safetyStory', text: '安全装置は『安全第一』の貼り紙のみ。' },
  {
    id: 'passengersStory',
    text: 'シナガワの検問所に、切手のない封筒が届いた。中身は色あせた乗客名簿。三十四人の欄は五年前から「観光中」のままだ。',
  },
  { id: 'deliveryStory', text: '八時五十九分。配送車はエンジンを切り、それきり、ただのトラックになった。' },
  {
    id: 'timetableStory',
    text: '停留所の時刻表に、一便だけ手書きで足されている。出発は、いまから十二ラウンド後。行き先の欄は、にじんで読めない。',
  },
  {
    id: 'gateStory',
    text: '門の外にも五時のチャイムはある。こちらは一分おくれて鳴る。一歩目で、みのりの背は五年ぶん伸びた。',
  },
  {
    id: 'lullabyStory',
    text: '団地の防災無線が、夜の九時に子守唄を流す。五年前、最後の一行の手前で空にリングが開き、歌い手はいなくなった。',
  },
  { id: 'festivalStory', text: '五年前の八月三十一日、町内会の夏祭りは、片づけを明日に回した。明日は来なかった。' },
  { id: 'knivesStory', text: '三本で一組。いつも二本しか返ってこない。' },
] as const;

export type SourceId = (typeof sources)[number]['id'];
