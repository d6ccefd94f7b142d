import type { PlantedMeaning } from '../planted-meaning.ts';

export const damage: readonly PlantedMeaning[] = [
  {
    kind: 'kind of damage wrong',
    texts: {
      ja: ['このエリアの敵1体に物理ダメージ{n}点。', 'このエリアの敵1体に認知ダメージ{n}点。'],
      en: ['{n} physical damage to one enemy in this area.', '{n} cognitive damage to one enemy in this area.'],
      de: [
        '{n} körperlicher Schaden an einem Gegner in diesem Gebiet.',
        '{n} kognitiver Schaden an einem Gegner in diesem Gebiet.',
      ],
      fr: ['{n} dégâts physiques à un ennemi de cette zone.', '{n} dégâts cognitifs à un ennemi de cette zone.'],
      'zh-Hant': ['對此區域的1個敵人造成{n}點物理傷害。', '對此區域的1個敵人造成{n}點認知傷害。'],
      'zh-Hans': ['对此区域的1个敌人造成{n}点物理伤害。', '对此区域的1个敌人造成{n}点认知伤害。'],
      ko: ['이 구역의 적 1명에게 물리 피해를 {n}점 준다.', '이 구역의 적 1명에게 인지 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'kind of damage wrong',
    texts: {
      ja: ['自分が受ける認知ダメージを{n}点軽減する。', '自分が受ける物理ダメージを{n}点軽減する。'],
      en: ['Reduce any cognitive damage you take by {n}.', 'Reduce any physical damage you take by {n}.'],
      de: [
        'Verringere kognitiven Schaden, den du nimmst, um {n}.',
        'Verringere körperlichen Schaden, den du nimmst, um {n}.',
      ],
      fr: [
        'Réduisez de {n} les dégâts cognitifs que vous subissez.',
        'Réduisez de {n} les dégâts physiques que vous subissez.',
      ],
      'zh-Hant': ['自己受到的認知傷害減輕{n}點。', '自己受到的物理傷害減輕{n}點。'],
      'zh-Hans': ['你受到的认知伤害减少{n}点。', '你受到的物理伤害减少{n}点。'],
      ko: ['자신이 받는 인지 피해를 {n}점 경감한다.', '자신이 받는 물리 피해를 {n}점 경감한다.'],
    },
  },
  {
    kind: 'kind of damage wrong',
    texts: {
      ja: ['この場所の調査員1人の恐怖を{n}点癒やす。', 'この場所の調査員1人のダメージを{n}点癒やす。'],
      en: [
        'Heal {n} horror from one investigator at this location.',
        'Heal {n} damage from one investigator at this location.',
      ],
      de: [
        'Heile {n} Horror bei einem Ermittler an diesem Ort.',
        'Heile {n} Schaden bei einem Ermittler an diesem Ort.',
      ],
      fr: [
        'Soignez {n} horreurs d’un investigateur dans ce lieu.',
        'Soignez {n} dégâts d’un investigateur dans ce lieu.',
      ],
      'zh-Hant': ['為此地點的1名調查員治療{n}點恐懼。', '為此地點的1名調查員治療{n}點傷害。'],
      'zh-Hans': ['治疗此地点的1名调查员{n}点恐惧。', '治疗此地点的1名调查员{n}点伤害。'],
      ko: ['이 장소에 있는 조사자 1명의 공포를 {n}점 치유한다.', '이 장소에 있는 조사자 1명의 피해를 {n}점 치유한다.'],
    },
  },
  {
    kind: 'heal → damage',
    texts: {
      ja: ['このエリアのPC1人のHPを{n}回復する。', 'このエリアのPC1人に物理ダメージ{n}点を与える。'],
      en: ['Heal {n} HP of one PC in this area.', 'Deal {n} physical damage to one PC in this area.'],
      de: ['Heile {n} HP eines PCs in diesem Gebiet.', 'Füge einem PC in diesem Gebiet {n} körperlichen Schaden zu.'],
      fr: ['Rendez {n} HP à un PC de cette zone.', 'Infligez {n} dégâts physiques à un PC de cette zone.'],
      'zh-Hant': ['令此區域的1名PC回復{n}點HP。', '對此區域的1名PC造成{n}點物理傷害。'],
      'zh-Hans': ['为此区域的1名PC恢复{n}点HP。', '对此区域的1名PC造成{n}点物理伤害。'],
      ko: ['이 구역의 PC 1명의 HP를 {n} 회복한다.', '이 구역의 PC 1명에게 물리 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'heal → damage',
    texts: {
      ja: [
        '参加者全員はHPを{n}回復する。次のシナリオカードを公開する。',
        '参加者全員は認知ダメージ{n}点を受ける。次のシナリオカードを公開する。',
      ],
      en: [
        'Every participant recovers {n} HP. Reveal the next scenario card.',
        'Every participant takes {n} cognitive damage. Reveal the next scenario card.',
      ],
      de: [
        'Alle Teilnehmer erhalten {n} HP zurück. Decke die nächste Szenariokarte auf.',
        'Alle Teilnehmer erleiden {n} kognitiven Schaden. Decke die nächste Szenariokarte auf.',
      ],
      fr: [
        'Tous les participants récupèrent {n} HP. Révélez la carte Scénario suivante.',
        'Tous les participants subissent {n} dégâts cognitifs. Révélez la carte Scénario suivante.',
      ],
      'zh-Hant': ['所有參加者回復{n}點HP。公開下一張劇本卡。', '所有參加者受到{n}點認知傷害。公開下一張劇本卡。'],
      'zh-Hans': ['全体参加者回复{n}点HP。公开下一张剧本卡。', '全体参加者受到{n}点认知伤害。公开下一张剧本卡。'],
      ko: [
        '모든 참가자는 HP를 {n} 회복한다. 다음 시나리오 카드를 공개한다.',
        '모든 참가자는 인지 피해를 {n}점 받는다. 다음 시나리오 카드를 공개한다.',
      ],
    },
  },
  {
    kind: 'heal → damage',
    texts: {
      ja: ['この場所の仲間1人のダメージを{n}点癒やす。', 'この場所の仲間1人に{n}点のダメージを与える。'],
      en: ['Heal {n} damage from one ally at this location.', 'Deal {n} damage to one ally at this location.'],
      de: [
        'Heile {n} Schaden von einem Verbündeten an diesem Ort.',
        'Füge einem Verbündeten an diesem Ort {n} Schaden zu.',
      ],
      fr: ['Soignez {n} dégâts d’un allié dans ce lieu.', 'Infligez {n} dégâts à un allié dans ce lieu.'],
      'zh-Hant': ['治療此地點的1名盟友{n}點傷害。', '對此地點的1名盟友造成{n}點傷害。'],
      'zh-Hans': ['治愈此地点1名盟友的{n}点伤害。', '对此地点的1名盟友造成{n}点伤害。'],
      ko: ['이 장소에 있는 동료 1명의 피해를 {n}점 치유한다.', '이 장소에 있는 동료 1명에게 피해를 {n}점 입힌다.'],
    },
  },
  {
    kind: 'increase → reduce',
    texts: {
      ja: [
        'このエリアの他のPCが攻撃アクションを行うとき、そのダメージを{n}点増やす。',
        'このエリアの他のPCが攻撃アクションを行うとき、そのダメージを{n}点減らす。',
      ],
      en: [
        'When another PC in this area makes an attack action, increase its damage by {n}.',
        'When another PC in this area makes an attack action, reduce its damage by {n}.',
      ],
      de: [
        'Führt ein anderer PC in diesem Gebiet eine Angriffsaktion durch, erhöhe ihren Schaden um {n}.',
        'Führt ein anderer PC in diesem Gebiet eine Angriffsaktion durch, verringere ihren Schaden um {n}.',
      ],
      fr: [
        'Quand un autre PC de cette zone effectue une action d’attaque, augmentez ses dégâts de {n}.',
        'Quand un autre PC de cette zone effectue une action d’attaque, réduisez ses dégâts de {n}.',
      ],
      'zh-Hant': ['此區域的其他PC進行攻擊行動時，其傷害增加{n}點。', '此區域的其他PC進行攻擊行動時，其傷害減少{n}點。'],
      'zh-Hans': [
        '当此区域的其他PC进行攻击行动时，该伤害提高{n}点。',
        '当此区域的其他PC进行攻击行动时，该伤害降低{n}点。',
      ],
      ko: [
        '이 구역의 다른 PC가 공격 행동을 할 때 그 피해를 {n}점 늘린다.',
        '이 구역의 다른 PC가 공격 행동을 할 때 그 피해를 {n}점 줄인다.',
      ],
    },
  },
  {
    kind: 'increase → reduce',
    texts: {
      ja: ['このエリアでの移動判定の目標値を{n}上げる。', 'このエリアでの移動判定の目標値を{n}下げる。'],
      en: [
        'Raise the target of move checks in this area by {n}.',
        'Lower the target of move checks in this area by {n}.',
      ],
      de: [
        'Der Zielwert von Bewegungsproben in diesem Gebiet steigt um {n}.',
        'Der Zielwert von Bewegungsproben in diesem Gebiet sinkt um {n}.',
      ],
      fr: [
        'La valeur cible des tests de déplacement augmente de {n} dans cette zone.',
        'La valeur cible des tests de déplacement diminue de {n} dans cette zone.',
      ],
      'zh-Hant': ['此區域移動判定的目標值提高{n}。', '此區域移動判定的目標值降低{n}。'],
      'zh-Hans': ['在此区域进行的移动判定，其目标值增加{n}。', '在此区域进行的移动判定，其目标值减少{n}。'],
      ko: ['이 구역에서 하는 이동 판정의 목표값을 {n} 높인다.', '이 구역에서 하는 이동 판정의 목표값을 {n} 낮춘다.'],
    },
  },
  {
    kind: 'increase → reduce',
    texts: {
      ja: ['この路線の収入は{n}段上がる。', 'この路線の収入は{n}段下がる。'],
      en: ['The income of this line goes up {n} steps.', 'The income of this line goes down {n} steps.'],
      de: [
        'Das Einkommen dieser Linie geht um {n} Stufen nach oben.',
        'Das Einkommen dieser Linie geht um {n} Stufen nach unten.',
      ],
      fr: ['Le revenu de cette ligne monte de {n} crans.', 'Le revenu de cette ligne descend de {n} crans.'],
      'zh-Hant': ['此路線的收入上升{n}級。', '此路線的收入下降{n}級。'],
      'zh-Hans': ['这条路线的收入提升{n}级。', '这条路线的收入下降{n}级。'],
      ko: ['이 노선의 수입이 {n}단계 올라간다.', '이 노선의 수입이 {n}단계 내려간다.'],
    },
  },
];
