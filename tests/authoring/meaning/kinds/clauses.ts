import type { PlantedMeaning } from '../planted-meaning.ts';

export const clauses: readonly PlantedMeaning[] = [
  {
    kind: 'instead lost',
    texts: {
      ja: [
        '敵1体に物理ダメージ{n}点。《機械》になら、代わりに物理ダメージ{m}点。',
        '敵1体に物理ダメージ{n}点。《機械》になら、さらに物理ダメージ{m}点。',
      ],
      en: [
        '{n} physical damage to one enemy. If it is a Machine, deal {m} physical damage instead.',
        '{n} physical damage to one enemy. If it is a Machine, deal {m} more physical damage.',
      ],
      de: [
        '{n} körperlicher Schaden an einem Gegner. Ist er eine Maschine, stattdessen {m} körperlicher Schaden.',
        '{n} körperlicher Schaden an einem Gegner. Ist er eine Maschine, zusätzlich {m} körperlicher Schaden.',
      ],
      fr: [
        '{n} dégâts physiques à un ennemi. Si c’est une Machine, infligez plutôt {m} dégâts physiques.',
        '{n} dégâts physiques à un ennemi. Si c’est une Machine, infligez {m} dégâts physiques de plus.',
      ],
      'zh-Hant': [
        '對1個敵人造成{n}點物理傷害。若為《機械》，則改為{m}點物理傷害。',
        '對1個敵人造成{n}點物理傷害。若為《機械》，則再造成{m}點物理傷害。',
      ],
      'zh-Hans': [
        '对1个敌人造成{n}点物理伤害。如果是《机械》，改为造成{m}点物理伤害。',
        '对1个敌人造成{n}点物理伤害。如果是《机械》，额外造成{m}点物理伤害。',
      ],
      ko: [
        '적 1명에게 물리 피해를 {n}점 준다. 《기계》라면 대신 물리 피해를 {m}점 준다.',
        '적 1명에게 물리 피해를 {n}점 준다. 《기계》라면 추가로 물리 피해를 {m}점 준다.',
      ],
    },
  },
  {
    kind: 'instead lost',
    texts: {
      ja: [
        '参加者はそれぞれ、トラブルカードを1枚引く代わりに、APトークンを{n}個失う。',
        '参加者はそれぞれ、トラブルカードを1枚引き、APトークンを{n}個失う。',
      ],
      en: [
        'Instead of drawing 1 trouble card, each participant loses {n} AP tokens.',
        'Each participant draws 1 trouble card and loses {n} AP tokens.',
      ],
      de: [
        'Anstatt 1 Störungskarte zu ziehen, verliert jeder Teilnehmer {n} AP-Marker.',
        'Jeder Teilnehmer zieht 1 Störungskarte und verliert {n} AP-Marker.',
      ],
      fr: [
        'Au lieu de piocher 1 carte Ennui, chaque participant perd {n} jetons AP.',
        'Chaque participant pioche 1 carte Ennui et perd {n} jetons AP.',
      ],
      'zh-Hant': ['每名參加者失去{n}個AP標記，以代替抽1張麻煩卡。', '每名參加者抽1張麻煩卡，並失去{n}個AP標記。'],
      'zh-Hans': ['每名参加者不抽1张麻烦卡，改为失去{n}个AP标记。', '每名参加者抽1张麻烦卡，并失去{n}个AP标记。'],
      ko: [
        '참가자는 각각 트러블 카드를 1장 뽑는 대신 AP 토큰을 {n}개 잃는다.',
        '참가자는 각각 트러블 카드를 1장 뽑고 AP 토큰을 {n}개 잃는다.',
      ],
    },
  },
  {
    kind: 'instead lost',
    texts: {
      ja: ['株主は、配当の代わりに株を{n}枚受け取る。', '株主は、配当に加えて株を{n}枚受け取る。'],
      en: [
        'Shareholders receive {n} shares in place of their dividend.',
        'Shareholders receive {n} shares in addition to their dividend.',
      ],
      de: [
        'Die Aktionäre erhalten statt ihrer Dividende {n} Aktien.',
        'Die Aktionäre erhalten neben ihrer Dividende {n} Aktien.',
      ],
      fr: [
        'Les actionnaires reçoivent {n} actions à la place de leur dividende.',
        'Les actionnaires reçoivent {n} actions en plus de leur dividende.',
      ],
      'zh-Hant': ['股東不領取股利，改為取得{n}張股票。', '股東除股利外，另取得{n}張股票。'],
      'zh-Hans': ['股东获得{n}张股票，以代替股息。', '股东获得{n}张股票，外加股息。'],
      ko: ['주주는 배당 대신 주식 {n}주를 받는다.', '주주는 배당 외에 주식 {n}주를 받는다.'],
    },
  },
  {
    kind: 'and → or',
    texts: {
      ja: ['敵1体に物理ダメージ{n}点と認知ダメージ{m}点。', '敵1体に物理ダメージ{n}点か認知ダメージ{m}点。'],
      en: [
        '{n} physical damage and {m} cognitive damage to one enemy.',
        '{n} physical damage or {m} cognitive damage to one enemy.',
      ],
      de: [
        '{n} körperlicher und {m} kognitiver Schaden an einem Gegner.',
        '{n} körperlicher oder {m} kognitiver Schaden an einem Gegner.',
      ],
      fr: [
        '{n} dégâts physiques et {m} dégâts cognitifs à un ennemi.',
        '{n} dégâts physiques ou {m} dégâts cognitifs à un ennemi.',
      ],
      'zh-Hant': ['對1個敵人造成{n}點物理傷害和{m}點認知傷害。', '對1個敵人造成{n}點物理傷害或{m}點認知傷害。'],
      'zh-Hans': ['对1个敌人造成{n}点物理伤害以及{m}点认知伤害。', '对1个敌人造成{n}点物理伤害或{m}点认知伤害。'],
      ko: [
        '적 1명에게 물리 피해 {n}점과 인지 피해 {m}점을 준다.',
        '적 1명에게 물리 피해 {n}점이나 인지 피해 {m}점을 준다.',
      ],
    },
  },
  {
    kind: 'and → or',
    texts: {
      ja: [
        'アーティファクトを1枚獲得し、APトークンを{n}個得る。',
        'アーティファクトを1枚獲得するか、APトークンを{n}個得る。',
      ],
      en: ['Gain 1 artifact and gain {n} AP tokens.', 'Gain 1 artifact or gain {n} AP tokens.'],
      de: ['Du erhältst 1 Artefakt sowie {n} AP-Marker.', 'Du erhältst 1 Artefakt oder {n} AP-Marker.'],
      fr: ['Gagnez 1 artefact ainsi que {n} jetons AP.', 'Gagnez 1 artefact ou bien {n} jetons AP.'],
      'zh-Hant': ['獲得1張神器，並獲得{n}個AP標記。', '獲得1張神器，或獲得{n}個AP標記。'],
      'zh-Hans': ['获得1张神器和{n}个AP标记。', '获得1张神器或者{n}个AP标记。'],
      ko: ['아티팩트를 1장 획득하고 AP 토큰을 {n}개 얻는다.', '아티팩트를 1장 획득하거나 AP 토큰을 {n}개 얻는다.'],
    },
  },
  {
    kind: 'and → or',
    texts: {
      ja: [
        '株を1枚売り、さらにチップを1枚返せば、{n}コインを受け取る。',
        '株を1枚売るか、またはチップを1枚返せば、{n}コインを受け取る。',
      ],
      en: [
        'Sell 1 share and also return 1 chip to receive {n} coins.',
        'Sell 1 share or return 1 chip to receive {n} coins.',
      ],
      de: [
        'Verkaufe 1 Aktie und gib außerdem 1 Chip zurück, um {n} Münzen zu erhalten.',
        'Verkaufe 1 Aktie oder gib 1 Chip zurück, um {n} Münzen zu erhalten.',
      ],
      fr: [
        'Vendez 1 action et rendez 1 jeton pour recevoir {n} pièces.',
        'Vendez 1 action ou rendez 1 jeton pour recevoir {n} pièces.',
      ],
      'zh-Hant': ['賣出1張股票並歸還1枚籌碼，即可獲得{n}枚金幣。', '賣出1張股票或歸還1枚籌碼，即可獲得{n}枚金幣。'],
      'zh-Hans': ['卖出1张股票且归还1枚筹码，便可获得{n}枚金币。', '卖出1张股票或归还1枚筹码，便可获得{n}枚金币。'],
      ko: [
        '주식 1주를 팔고 칩 1개를 돌려주면 코인 {n}개를 받는다.',
        '주식 1주를 팔거나 칩 1개를 돌려주면 코인 {n}개를 받는다.',
      ],
    },
  },
];
