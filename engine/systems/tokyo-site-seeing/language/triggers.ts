import type { OpFacts } from '#engine/kernel/language/facts.ts';
import { flag, idOf, idsOf, oneOf, optional, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { triggersOf } from '#engine/library/words/answering.ts';
import { damageTypes, purchaseWays } from '../basics/vocabulary.ts';
import { thingIn } from '../changes/kinds.ts';
import { entryOf, meansOf } from '../rulebook/targets.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { here, isInArea } from './here.ts';
import { phrases } from './phrases.ts';

const trigger = triggersOf<TokyoGame, OpFacts>();

export const triggers: readonly Op[] = [
  trigger('onAttack', {
    rules: ['TSS-SKILL-07'],
    fields: {
      who: selector('pc'),
      type: optional(oneOf('damageType', damageTypes)),
      on: optional(selector('enemy')),
    },
    about: {
      ja: 'PCが攻撃アクションを行うとき。ダメージの種類や、対象の敵で絞れる',
      en: 'When a PC makes an attack action, by the type of its damage or its target enemies',
    },
    text: {
      ja: '{who:any}が[{on:any}に][{type}の]攻撃アクションを行うとき',
      en: 'when {who:any} makes an attack action[ on {on:any}][ with {type} damage]',
    },
    example: { op: 'onAttack', who: { op: 'otherPcs' }, type: 'physical' },
    answers: (seen) => ({
      change: 'attack',
      moment: 'before',
      about: { who: 'by', on: 'targets' },
      where: (game: TokyoGame, scope, record) => {
        const type = seen.type(game, scope);
        const entry = entryOf(game, meansOf(record as never), thingIn(record, 'effect'));
        return type === undefined || entry?.deals.includes(type) === true;
      },
    }),
  }),
  trigger('onBuy', {
    rules: ['TSS-BOT-13'],
    fields: { who: selector('pc'), way: optional(oneOf('purchaseWay', purchaseWays)) },
    about: {
      ja: 'PCがカードを購入しようとするとき。購入判定によるか、カードの効果によるかで絞れる',
      en: 'When a PC is about to buy a card, by a check or with a card',
    },
    text: { ja: '{who:any}が{way}購入するとき', en: 'when {who:any} is about to buy a card{way}' },
    example: { op: 'onBuy', who: { op: 'allPcs' }, way: 'check' },
    answers: { change: 'purchase', moment: 'before', about: { way: 'way', who: 'by' } },
  }),
  trigger('onDamage', {
    rules: ['TSS-DMG-07'],
    fields: {
      to: selector('pc', 'enemy', 'companion'),
      type: optional(oneOf('damageType', damageTypes)),
      byEnemy: optional(flag()),
      byAttack: optional(flag()),
    },
    about: {
      ja: 'ダメージを受けるとき（軽減の前）。種類や、敵によるものか、攻撃アクションによるものかで絞れる',
      en: 'When damage is about to be taken, before any reduction: of one type, by an enemy, by an attack action only',
    },
    text: {
      ja: '{to:any}が{byEnemy?敵から}{byAttack?攻撃アクションで}{type}ダメージを受けるとき',
      en: 'when {to:any} is about to take {type} damage{byEnemy? from an enemy}{byAttack? of an attack action}',
    },
    facts: { tags: ['harms'], printed: [phrases.damage] },
    example: { op: 'onDamage', to: { op: 'self' }, type: 'physical' },
    answers: (seen) => ({
      change: 'damage',
      moment: 'before',
      about: { type: 'type', byAttack: 'attack', to: 'to' },
      // Redirected damage is not taken by the first target
      where: (game: TokyoGame, scope, record) =>
        record.status === undefined && (seen.byEnemy(game, scope) !== true || game.isEnemy(thingIn(record, 'by'))),
    }),
  }),
  trigger('onDown', {
    rules: ['TSS-SCN-12', 'TSS-SCN-01'],
    fields: { who: selector('pc', 'companion') },
    about: {
      ja: 'PCがダウンしたとき、または同行者のHPがなくなったとき',
      en: "When a PC goes Down, or a companion's HP reaches 0",
    },
    text: { ja: '{who:any}がダウンしたとき', en: 'when {who:any} goes Down' },
    facts: {
      printed: [phrases.down],
      time: /ダウンしたとき|\bgoes down\b|\bwhen (?:an?|the|one|you|that) [^,.]{0,60}\b(?:is|are) downed\b/i,
    },
    example: { op: 'onDown', who: { op: 'allPcs' } },
    answers: { change: 'down', about: { who: 'by' } },
  }),
  trigger('onDrawTrouble', {
    rules: ['TSS-SCN-09', 'TSS-SCN-15', 'TSS-CHECK-18'],
    fields: { who: selector('pc') },
    about: {
      ja: 'PCがトラブルカードを引いたとき（理由を問わない。引いて公開したあと、配置や判定に使う前）',
      en: 'When a PC has drawn a trouble card for any reason: revealed, but not yet placed or counted in a check',
    },
    text: { ja: '{who:any}がトラブルカードを引いたとき', en: 'when {who:any} draws a trouble card' },
    facts: { printed: [phrases.drawCards, phrases.drawTroubles], time: /トラブルカードを引いたとき/ },
    example: { op: 'onDrawTrouble', who: { op: 'self' } },
    answers: { change: 'drawn', about: { who: 'by' } },
  }),
  trigger('onDrive', {
    rules: ['TSS-MOVE-10'],
    fields: { vehicle: selector('card') },
    about: {
      ja: '乗り物での移動判定に成功し、走り出すとき',
      en: 'When a vehicle sets off, after its move check has passed',
    },
    text: { ja: '{vehicle:any}で移動するとき', en: 'when somebody drives {vehicle:any}' },
    facts: { traits: ['vehicle'], printed: [phrases.trait] },
    example: { op: 'onDrive', vehicle: { op: 'thisCard' } },
    answers: { change: 'drive', about: { vehicle: 'card' } },
  }),
  trigger('onEnter', {
    rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
    fields: { who: selector('pc'), area: optional(idOf('area')) },
    about: {
      ja: 'PCがエリアに入ったとき。エリアの指定がなければ、このカードのあるエリア（どのエリアにもないカードなら、どこでも）',
      en: "When a PC has entered an area; without an area, this card's area, or any area if the card is in none",
    },
    text: { ja: '{who:any}が{area}エリアに入ったとき', en: 'when {who:any} enters the[ {area}] area' },
    facts: {
      printed: [phrases.thisArea],
      time: /(?<!次のエリア)に入ったとき|\b(?:enters?|entering)\b(?! the next area)/,
    },
    example: { op: 'onEnter', who: { op: 'allPcs' }, area: 'SBY' },
    answers: (seen) => ({ change: 'enter', about: { who: 'by' }, where: isInArea(seen.area) }),
  }),
  trigger('onFindArtifact', {
    rules: ['TSS-REWARD-17'],
    fields: {},
    about: {
      ja: 'このエリアでアーティファクトが入手されるとき（引いて公開したあと、装備する前）',
      en: 'When an artifact is being gained in this area: drawn and revealed, not yet equipped',
    },
    text: { ja: 'このエリアでアーティファクトを入手するとき', en: 'when an artifact is being gained in this area' },
    facts: { printed: [phrases.thisArea] },
    example: { op: 'onFindArtifact' },
    answers: {
      change: 'find',
      moment: 'before',
      about: {},
      where: (game: TokyoGame, scope, record) => thingIn(record, 'area') === here(game, scope),
    },
  }),
  trigger('onLeave', {
    rules: ['TSS-MOVE-15', 'TSS-FAQ-11'],
    fields: { who: selector('pc'), area: optional(idOf('area')) },
    about: {
      ja: 'PCがエリアを出るとき。エリアの指定がなければ、このカードのあるエリア（どのエリアにもないカードなら、どこでも）',
      en: "When a PC leaves an area; without an area, this card's area, or any area if the card is in none",
    },
    text: { ja: '{who:any}が{area}エリアを出るとき', en: 'when {who:any} leaves the[ {area}] area' },
    facts: { printed: [phrases.thisArea], time: /から出たとき|を出たとき|\b(?:leaves?|leaving)\b/ },
    example: { op: 'onLeave', who: { op: 'allPcs' } },
    answers: (seen) => ({ change: 'leave', about: { who: 'by' }, where: isInArea(seen.area) }),
  }),
  trigger('onNextStop', {
    rules: ['TSS-SCN-08', 'TSS-MOVE-20'],
    fields: { who: selector('pc'), route: idsOf('area') },
    about: {
      ja: 'PCがルートの次のエリアに入ったとき。次がどこかは、このカードの進行トークンの数で決まる（0個なら最初）。寄り道や引き返しは数えない',
      en: 'When a PC enters the next area of a route; its progress is the number of progress tokens on this card (none: the first area). Detours and turning back do not count',
    },
    text: {
      ja: '{who:any}がルート（{route}）の次のエリアに入ったとき',
      en: 'when {who:any} enters the next area of the route ({route})',
    },
    facts: { reads: ['placeProgress'], time: /次のエリアに入ったとき|\b(?:enters?|entering) the next area\b/ },
    example: { op: 'onNextStop', who: { op: 'allPcs' }, route: ['AKB', 'SJK', 'SBY'] },
    answers: (seen) => ({
      change: 'enter',
      about: { who: 'by' },
      where: (game: TokyoGame, scope, record) => {
        const next = seen.route(game, scope)[game.count(scope.source, counter.progress)];
        return next !== undefined && thingIn(record, 'area') === game.areaCalled(next);
      },
    }),
  }),
];
