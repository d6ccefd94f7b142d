import type { PlantedMeaning } from '../planted-meaning.ts';

export const directions: readonly PlantedMeaning[] = [
  {
    kind: 'gains → loses',
    texts: {
      ja: ['このエリアのPC1人はAPトークンを{n}個得る。', 'このエリアのPC1人はAPトークンを{n}個失う。'],
      en: ['One PC in this area gains {n} AP tokens.', 'One PC in this area loses {n} AP tokens.'],
      de: ['Ein PC in diesem Gebiet erhält {n} AP-Marker.', 'Ein PC in diesem Gebiet verliert {n} AP-Marker.'],
      fr: ['Un PC de cette zone gagne {n} jetons AP.', 'Un PC de cette zone perd {n} jetons AP.'],
      'zh-Hant': ['此區域的1名PC獲得{n}個AP標記。', '此區域的1名PC失去{n}個AP標記。'],
      'zh-Hans': ['此区域的1名PC获得{n}个AP标记。', '此区域的1名PC失去{n}个AP标记。'],
      ko: ['이 구역의 PC 1명은 AP 토큰을 {n}개 얻는다.', '이 구역의 PC 1명은 AP 토큰을 {n}개 잃는다.'],
    },
  },
  {
    kind: 'gains → loses',
    texts: {
      ja: ['判定に成功したPCは、進行トークンを{n}個受け取る。', '判定に成功したPCは、進行トークンを{n}個失う。'],
      en: [
        'The PC who passed the check receives {n} progress tokens.',
        'The PC who passed the check loses {n} progress tokens.',
      ],
      de: [
        'Der PC, dessen Probe gelungen ist, bekommt {n} Fortschrittsmarker.',
        'Der PC, dessen Probe gelungen ist, verliert {n} Fortschrittsmarker.',
      ],
      fr: [
        'Le PC qui a réussi le test obtient {n} jetons Progression.',
        'Le PC qui a réussi le test perd {n} jetons Progression.',
      ],
      'zh-Hant': ['判定成功的PC取得{n}個進行標記。', '判定成功的PC失去{n}個進行標記。'],
      'zh-Hans': ['判定成功的PC得到{n}个进行标记。', '判定成功的PC失去{n}个进行标记。'],
      ko: ['판정에 성공한 PC는 진행 토큰을 {n}개 받는다.', '판정에 성공한 PC는 진행 토큰을 {n}개 잃는다.'],
    },
  },
  {
    kind: 'gains → loses',
    texts: {
      ja: ['駅を建てたプレイヤーは、すぐに{n}コインを得る。', '駅を建てたプレイヤーは、すぐに{n}コインを失う。'],
      en: [
        'After building a station, you immediately gain {n} coins.',
        'After building a station, you immediately lose {n} coins.',
      ],
      de: [
        'Nach dem Bau einer Station gewinnst du sofort {n} Münzen.',
        'Nach dem Bau einer Station verlierst du sofort {n} Münzen.',
      ],
      fr: [
        'Après avoir construit une station, vous gagnez aussitôt {n} pièces.',
        'Après avoir construit une station, vous perdez aussitôt {n} pièces.',
      ],
      'zh-Hant': ['建造車站後，立即獲得{n}枚金幣。', '建造車站後，立即失去{n}枚金幣。'],
      'zh-Hans': ['建造车站的玩家立即得到{n}枚金币。', '建造车站的玩家立即失去{n}枚金币。'],
      ko: ['역을 지은 플레이어는 즉시 코인 {n}개를 얻는다.', '역을 지은 플레이어는 즉시 코인 {n}개를 잃는다.'],
    },
  },
  {
    kind: 'loses → gains',
    texts: {
      ja: ['このエリアのPCはそれぞれAPトークンを{n}個失う。', 'このエリアのPCはそれぞれAPトークンを{n}個得る。'],
      en: ['Each PC in this area loses {n} AP tokens.', 'Each PC in this area gains {n} AP tokens.'],
      de: [
        'Alle PCs in diesem Gebiet verlieren je {n} AP-Marker.',
        'Alle PCs in diesem Gebiet erhalten je {n} AP-Marker.',
      ],
      fr: ['Chacun des PC de cette zone perd {n} jetons AP.', 'Chacun des PC de cette zone gagne {n} jetons AP.'],
      'zh-Hant': ['此區域的每名PC失去{n}個AP標記。', '此區域的每名PC獲得{n}個AP標記。'],
      'zh-Hans': ['此区域的所有PC各失去{n}个AP标记。', '此区域的所有PC各获得{n}个AP标记。'],
      ko: ['이 구역의 PC는 각각 AP 토큰을 {n}개 잃는다.', '이 구역의 PC는 각각 AP 토큰을 {n}개 얻는다.'],
    },
  },
  {
    kind: 'loses → gains',
    texts: {
      ja: ['判定に失敗した参加者は、HPを{n}失う。', '判定に失敗した参加者は、HPを{n}得る。'],
      en: ['Participants who fail the check lose {n} HP.', 'Participants who fail the check gain {n} HP.'],
      de: ['Wem die Probe misslingt, der büßt {n} HP ein.', 'Wem die Probe misslingt, der gewinnt {n} HP.'],
      fr: [
        'Les participants qui échouent au test perdent {n} HP.',
        'Les participants qui échouent au test gagnent {n} HP.',
      ],
      'zh-Hant': ['判定失敗的參加者損失{n}點HP。', '判定失敗的參加者獲得{n}點HP。'],
      'zh-Hans': ['判定失败的参加者失去{n}点HP。', '判定失败的参加者获得{n}点HP。'],
      ko: ['판정에 실패한 참가자는 HP를 {n} 잃는다.', '판정에 실패한 참가자는 HP를 {n} 얻는다.'],
    },
  },
  {
    kind: 'loses → gains',
    texts: {
      ja: ['パスしたら、手元のチップを{n}枚失う。', 'パスしたら、手元のチップを{n}枚得る。'],
      en: ['If you pass, you lose {n} chips.', 'If you pass, you gain {n} chips.'],
      de: ['Passt du, verlierst du {n} Chips.', 'Passt du, erhältst du {n} Chips.'],
      fr: ['Si vous passez, vous perdez {n} jetons.', 'Si vous passez, vous gagnez {n} jetons.'],
      'zh-Hant': ['若選擇跳過，失去{n}枚籌碼。', '若選擇跳過，得到{n}枚籌碼。'],
      'zh-Hans': ['跳过的玩家失去{n}枚筹码。', '跳过的玩家获得{n}枚筹码。'],
      ko: ['패스하면 칩을 {n}개 잃는다.', '패스하면 칩을 {n}개 얻는다.'],
    },
  },
  {
    kind: 'enters → leaves',
    texts: {
      ja: [
        'PCがこのエリアに入ったとき、そのPCに物理ダメージ{n}点。',
        'PCがこのエリアから出たとき、そのPCに物理ダメージ{n}点。',
      ],
      en: [
        'When a PC enters this area, {n} physical damage to that PC.',
        'When a PC leaves this area, {n} physical damage to that PC.',
      ],
      de: [
        'Betritt ein PC dieses Gebiet, erleidet er {n} körperlichen Schaden.',
        'Verlässt ein PC dieses Gebiet, erleidet er {n} körperlichen Schaden.',
      ],
      fr: [
        'Quand un PC entre dans cette zone, il subit {n} dégâts physiques.',
        'Quand un PC quitte cette zone, il subit {n} dégâts physiques.',
      ],
      'zh-Hant': ['PC進入此區域時，對該PC造成{n}點物理傷害。', 'PC離開此區域時，對該PC造成{n}點物理傷害。'],
      'zh-Hans': ['当PC进入此区域时，对该PC造成{n}点物理伤害。', '当PC离开此区域时，对该PC造成{n}点物理伤害。'],
      ko: [
        'PC가 이 구역에 들어왔을 때, 그 PC에게 물리 피해를 {n}점 준다.',
        'PC가 이 구역에서 나갔을 때, 그 PC에게 물리 피해를 {n}점 준다.',
      ],
    },
  },
  {
    kind: 'enters → leaves',
    texts: {
      ja: [
        '運び手がシブヤに入るたび、このカードに進行トークンを{n}個置く。',
        '運び手がシブヤから出るたび、このカードに進行トークンを{n}個置く。',
      ],
      en: [
        'Each time the carrier moves into Shibuya, place {n} progress tokens on this card.',
        'Each time the carrier moves out of Shibuya, place {n} progress tokens on this card.',
      ],
      de: [
        'Immer wenn der Bote nach Shibuya kommt, lege {n} Fortschrittsmarker auf diese Karte.',
        'Immer wenn der Bote Shibuya verlässt, lege {n} Fortschrittsmarker auf diese Karte.',
      ],
      fr: [
        'Chaque fois que le porteur arrive à Shibuya, placez {n} jetons Progression sur cette carte.',
        'Chaque fois que le porteur part de Shibuya, placez {n} jetons Progression sur cette carte.',
      ],
      'zh-Hant': ['每當運送者進入澀谷，在此卡上放置{n}個進行標記。', '每當運送者離開澀谷，在此卡上放置{n}個進行標記。'],
      'zh-Hans': [
        '运送者每次进入涩谷，便在此卡上放置{n}个进行标记。',
        '运送者每次离开涩谷，便在此卡上放置{n}个进行标记。',
      ],
      ko: [
        '운반자가 시부야로 들어갈 때마다 이 카드에 진행 토큰을 {n}개 놓는다.',
        '운반자가 시부야에서 나올 때마다 이 카드에 진행 토큰을 {n}개 놓는다.',
      ],
    },
  },
  {
    kind: 'enters → leaves',
    texts: {
      ja: ['列車がこの駅に着いたとき、持ち主は{n}コインを得る。', '列車がこの駅を出たとき、持ち主は{n}コインを得る。'],
      en: [
        'The owner of this station gains {n} coins when a train arrives at it.',
        'The owner of this station gains {n} coins when a train departs from it.',
      ],
      de: [
        'Der Besitzer erhält {n} Münzen, sobald ein Zug in dieser Station ankommt.',
        'Der Besitzer erhält {n} Münzen, sobald ein Zug in dieser Station abfährt.',
      ],
      fr: [
        'Le propriétaire de cette station gagne {n} pièces lorsqu’un train y arrive.',
        'Le propriétaire de cette station gagne {n} pièces lorsqu’un train en part.',
      ],
      'zh-Hant': ['列車抵達此車站時，擁有者獲得{n}枚金幣。', '列車駛離此車站時，擁有者獲得{n}枚金幣。'],
      'zh-Hans': ['列车驶入此车站时，车站的拥有者获得{n}枚金币。', '列车驶出此车站时，车站的拥有者获得{n}枚金币。'],
      ko: [
        '열차가 이 역에 도착했을 때 역의 주인은 코인 {n}개를 얻는다.',
        '열차가 이 역에서 출발했을 때 역의 주인은 코인 {n}개를 얻는다.',
      ],
    },
  },
];
