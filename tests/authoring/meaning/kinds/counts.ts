import type { PlantedMeaning } from '../planted-meaning.ts';

export const counts: readonly PlantedMeaning[] = [
  {
    kind: 'every → one',
    texts: {
      ja: ['このエリアのPC全員に認知ダメージ{n}点。', 'このエリアのPC1人に認知ダメージ{n}点。'],
      en: ['{n} cognitive damage to every PC in this area.', '{n} cognitive damage to one PC in this area.'],
      de: [
        '{n} kognitiver Schaden an jedem PC in diesem Gebiet.',
        '{n} kognitiver Schaden an einem PC in diesem Gebiet.',
      ],
      fr: ['{n} dégâts cognitifs à chaque PC de cette zone.', '{n} dégâts cognitifs à un PC de cette zone.'],
      'zh-Hant': ['對此區域的所有PC造成{n}點認知傷害。', '對此區域的1名PC造成{n}點認知傷害。'],
      'zh-Hans': ['此区域的每名PC受到{n}点认知伤害。', '此区域的1名PC受到{n}点认知伤害。'],
      ko: ['이 구역의 PC 전원에게 인지 피해를 {n}점 준다.', '이 구역의 PC 1명에게 인지 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'every → one',
    texts: {
      ja: [
        '自分のすべてのスキルから、消耗トークンを1個ずつ取り除く。',
        '自分のスキル1つから、消耗トークンを1個取り除く。',
      ],
      en: ['Take 1 exhaust token off each of your skills.', 'Take 1 exhaust token off one of your skills.'],
      de: [
        'Nimm 1 Erschöpfungsmarker von jeder deiner Fähigkeiten.',
        'Nimm 1 Erschöpfungsmarker von einer deiner Fähigkeiten.',
      ],
      fr: [
        'Retirez 1 jeton Épuisement de chacune de vos compétences.',
        'Retirez 1 jeton Épuisement de l’une de vos compétences.',
      ],
      'zh-Hant': ['從自己的全部技能上各移除1個消耗標記。', '從自己的1個技能上移除1個消耗標記。'],
      'zh-Hans': ['从你的所有技能上各移除1个消耗标记。', '从你的1个技能上移除1个消耗标记。'],
      ko: ['자신의 모든 스킬에서 소모 토큰을 1개씩 제거한다.', '자신의 스킬 1개에서 소모 토큰을 1개 제거한다.'],
    },
  },
  {
    kind: 'every → one',
    texts: {
      ja: [
        'プレイヤー全員は、サプライからチップを{n}枚受け取る。',
        '選んだプレイヤー1人は、サプライからチップを{n}枚受け取る。',
      ],
      en: ['All players take {n} chips from the supply.', 'Choose one player, who takes {n} chips from the supply.'],
      de: [
        'Alle Spieler bekommen {n} Chips aus dem Vorrat.',
        'Ein Spieler deiner Wahl bekommt {n} Chips aus dem Vorrat.',
      ],
      fr: [
        'Tous les joueurs reçoivent {n} jetons de la réserve.',
        'Un joueur de votre choix reçoit {n} jetons de la réserve.',
      ],
      'zh-Hant': ['每位玩家各從供應區取得{n}枚籌碼。', '1位玩家從供應區取得{n}枚籌碼。'],
      'zh-Hans': ['所有玩家各从供应区获得{n}枚筹码。', '选择1名玩家，由其从供应区获得{n}枚筹码。'],
      ko: ['모든 플레이어는 공급처에서 칩을 {n}개 받는다.', '선택한 플레이어 1명은 공급처에서 칩을 {n}개 받는다.'],
    },
  },
  {
    kind: 'one → every',
    texts: {
      ja: ['隣接するエリアの敵1体に物理ダメージ{n}点。', '隣接するエリアのすべての敵に物理ダメージ{n}点。'],
      en: [
        'Deal {n} physical damage to one enemy in an adjacent area.',
        'Deal {n} physical damage to all enemies in an adjacent area.',
      ],
      de: [
        'Füge einem Gegner in einem angrenzenden Gebiet {n} körperlichen Schaden zu.',
        'Füge allen Gegnern in einem angrenzenden Gebiet {n} körperlichen Schaden zu.',
      ],
      fr: [
        'Infligez {n} dégâts physiques à un ennemi d’une zone adjacente.',
        'Infligez {n} dégâts physiques à tous les ennemis d’une zone adjacente.',
      ],
      'zh-Hant': ['對相鄰區域的1個敵人造成{n}點物理傷害。', '對相鄰區域的所有敵人造成{n}點物理傷害。'],
      'zh-Hans': ['对相邻区域的1个敌人造成{n}点物理伤害。', '对相邻区域的全部敌人造成{n}点物理伤害。'],
      ko: ['인접한 구역의 적 1명에게 물리 피해를 {n}점 준다.', '인접한 구역의 모든 적에게 물리 피해를 {n}점 준다.'],
    },
  },
  {
    kind: 'one → every',
    texts: {
      ja: ['ダウンしているPC1人のHPを{n}回復する。', 'ダウンしているPC全員のHPを{n}回復する。'],
      en: ['One downed PC recovers {n} HP.', 'Every downed PC recovers {n} HP.'],
      de: ['Heile {n} HP eines ausgeschalteten PCs.', 'Heile {n} HP jedes ausgeschalteten PCs.'],
      fr: ['Un PC à terre récupère {n} HP.', 'Tous les PC à terre récupèrent {n} HP.'],
      'zh-Hant': ['1名倒下的PC回復{n}點HP。', '所有倒下的PC回復{n}點HP。'],
      'zh-Hans': ['为1名倒下的PC恢复{n}点HP。', '为每名倒下的PC恢复{n}点HP。'],
      ko: ['다운된 PC 1명의 HP를 {n} 회복한다.', '다운된 PC 전원의 HP를 {n} 회복한다.'],
    },
  },
  {
    kind: 'one → every',
    texts: {
      ja: ['走っている列車1つを{n}駅進める。', '走っているすべての列車を{n}駅進める。'],
      en: ['Move one running train forward {n} stations.', 'Move all running trains forward {n} stations.'],
      de: ['Ein fahrender Zug rückt {n} Stationen vor.', 'Alle fahrenden Züge rücken {n} Stationen vor.'],
      fr: [
        'Faites avancer de {n} stations l’un des trains en circulation.',
        'Faites avancer de {n} stations tous les trains en circulation.',
      ],
      'zh-Hant': ['使行駛中的1列列車前進{n}站。', '使行駛中的所有列車前進{n}站。'],
      'zh-Hans': ['让1列正在行驶的列车前进{n}站。', '让所有正在行驶的列车前进{n}站。'],
      ko: ['달리고 있는 열차 1대를 {n}역 전진시킨다.', '달리고 있는 모든 열차를 {n}역 전진시킨다.'],
    },
  },
];
