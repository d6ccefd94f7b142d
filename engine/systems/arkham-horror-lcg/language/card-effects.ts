import { amount, flag, optional, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { batch, type ChangeNext, change, markIncomplete } from '#engine/kernel/procedures/next.ts';
import { placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { advance } from '../rulebook/advance.ts';
import { agendaCheck } from '../rulebook/agenda-check.ts';
import { call } from '../rulebook/book.ts';
import { discardAll } from '../rulebook/discards.ts';
import { drawWeakness } from '../rulebook/drawing.ts';
import { spawn } from '../rulebook/encounter.ts';
import { attack } from '../rulebook/opportunity.ts';
import { canPlay, play } from '../rulebook/playing.ts';
import { evadedBy } from '../rulebook/test-results.ts';
import { enterPlay } from '../rulebook/using.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { self, toEach, usual } from './op.ts';

const person = () => selector('investigator');
const cards = () => selector('card');

/** What happens to cards. */
export const cardEffects: readonly Op[] = [
  toEach('placeDoom', {
    fields: { on: cards(), amount: amount(), mayAdvance: optional(flag()) },
    about: {
      ja: '破滅を置く。mayAdvance なら、それでアジェンダが進むことがある',
      en: 'Places doom; with "mayAdvance" it can make the agenda advance',
    },
    text: {
      ja: '{on}に破滅を{amount}個置く{mayAdvance?（アジェンダが進むことがある）}',
      en: 'place {amount} doom on {on}{mayAdvance? (this can make the agenda advance)}',
    },
    rules: ['AH-AC-06'],
    facts: { unit: 'doom' },
    does: (_, of, seen) => [
      change('doom', { of, amount: seen.amount }),
      seen.mayAdvance === true ? call(agendaCheck, {}) : undefined,
    ],
  }),
  toEach('removeDoom', {
    fields: { from: cards(), amount: amount() },
    about: { ja: '破滅を取り除く', en: 'Removes doom' },
    text: { ja: '{from}から破滅を{amount}個取り除く', en: 'remove {amount} doom from {from}' },
    facts: { unit: 'doom' },
    can: (game, of) => game.count(of, counter.doom) > 0,
    does: (_, of, seen) => change('removeDoom', { of, amount: seen.amount }),
  }),
  toEach('placeUses', {
    fields: { on: cards(), amount: amount() },
    about: { ja: '使用回数のトークンを置く', en: 'Adds uses' },
    text: { ja: '{on}に使用回数を{amount}置く', en: 'add {amount*use|uses} to {on}' },
    does: (_, of, seen) => change('uses', { of, amount: seen.amount }),
  }),
  toEach('placeProgress', {
    fields: { on: cards(), amount: amount() },
    about: { ja: '進行トークンを置く', en: 'Places progress tokens' },
    text: { ja: '{on}に進行トークンを{amount}個置く', en: 'place {amount*progress token|progress tokens} on {on}' },
    does: (_, of, seen) => change('progress', { of, amount: seen.amount }),
  }),
  toEach('exhaust', {
    fields: { card: cards() },
    about: { ja: '消耗する', en: 'Exhausts cards' },
    text: { ja: '{card}を消耗する', en: 'exhaust {card}' },
    can: (game, card) => game.isReady(card),
    does: (_, of) => change('exhaust', { of }),
  }),
  toEach('readyCard', {
    fields: { card: cards() },
    about: { ja: 'レディにする', en: 'Readies cards' },
    text: { ja: '{card}をレディにする', en: 'ready {card}' },
    can: (game, card) => !game.isReady(card),
    does: (_, of) => change('ready', { of }),
  }),
  toEach('discard', {
    fields: { card: cards() },
    about: { ja: 'カードを捨てる', en: 'Discards cards' },
    text: { ja: '{card}を捨てる', en: 'discard {card}' },
    rules: ['AH-ZN-10'],
    does: (_, of, __, { self: by }) => change('discard', { of, by }),
    together: (_, [first, ...others]) => {
      if (first === undefined || others.length === 0) return first?.next;
      const { by } = (first.next as ChangeNext).record;
      return discardAll([first.to, ...others.map(({ to }) => to)], by as Thing);
    },
  }),
  toEach('removeFromGame', {
    fields: { card: cards() },
    about: { ja: 'ゲームから除く', en: 'Removes cards from the game' },
    text: { ja: '{card}をゲームから除く', en: 'remove {card} from the game' },
    does: (_, of) => change('remove', { of }),
  }),
  toEach('addToVictory', {
    fields: { card: cards() },
    about: { ja: '勝利点置き場に置く', en: 'Places cards in the victory display' },
    text: { ja: '{card}を勝利点置き場に置く', en: 'place {card} in the victory display' },
    does: (_, of) => change('toVictory', { of }),
  }),
  toEach('addToHand', {
    fields: { card: cards() },
    about: { ja: '手札に加える', en: 'Adds cards to your hand' },
    text: { ja: '{card}を手札に加える', en: 'add {card} to your hand' },
    rules: ['AH-WK-04'],
    can: (_, __, ___, { self: by }) => by > 0,
    does: (game, of, _, { self: by }) => [
      change('toHand', { of, into: game.place('hand', by) }),
      game.kind(of).isWeakness ? call(drawWeakness, { by, card: of }) : undefined,
    ],
  }),
  toEach('playCard', {
    fields: { card: cards() },
    about: {
      ja: '手札のカードを、コストを払い、アクションなしでプレイする',
      en: 'Plays cards from the hand for their cost, without an action',
    },
    text: { ja: '{card}をアクションなしでプレイする', en: 'play {card} without an action' },
    rules: ['AH-AT-08'],
    can: (game, card, _, { self: by }) => by > 0 && canPlay(game, by, card),
    does: (game, card, _, { self: by }) =>
      by > 0 && canPlay(game, by, card) ? play(game, by, card, false) : markIncomplete,
  }),
  toEach('flipCard', {
    fields: { card: cards() },
    about: { ja: 'カードを裏返してb面にする', en: 'Turns cards to their side b' },
    text: { ja: '{card}を裏返す', en: 'flip {card}' },
    rules: ['AH-AB-29'],
    can: (game, card) => game.kind(card).sides.length > 1 && game.count(card, counter.side) === 0,
    does: (_, of) => change('flip', { of }),
  }),
  toEach('gainSurge', {
    fields: { card: cards() },
    about: { ja: '解決中のカードが波及を得る', en: 'The card being resolved gains surge' },
    text: { ja: '{card}は波及を得る', en: '{card} {card|gains|gain} surge' },
    rules: ['AH-KW-08'],
    does: (_, of) => change('gainSurge', { of, amount: 1 }),
  }),
  toEach('moveUses', {
    fields: { from: cards(), to: cards(), amount: amount() },
    about: {
      ja: '使用回数のトークンを、同じ種類の別のカードに移す',
      en: 'Moves uses to another card with uses of the same kind',
    },
    text: { ja: '{from}の使用回数を{amount}、{to}に移す', en: 'move {amount*use|uses} from {from} to {to}' },
    rules: ['AH-KW-10'],
    can: (game, from, seen) => game.count(from, counter.uses) > 0 && sharesUses(game, from, seen.to) !== undefined,
    does: (game, from, seen) => {
      const to = sharesUses(game, from, seen.to);
      const most = Math.min(seen.amount, game.count(from, counter.uses));
      if (to === undefined || most <= 0) return markIncomplete;
      return batch([change('uses', { of: from, amount: -most }), change('uses', { of: to, amount: most })]);
    },
  }),
  toEach('takeControl', {
    fields: { card: cards(), who: optional(person()) },
    about: { ja: 'コントロールして、プレイエリアに置く', en: 'Takes control of assets, in the play area' },
    text: { ja: '[{who}が]{card}をコントロールする', en: '[{who}: ]take control of {card}' },
    rules: ['AH-AS-04', 'AH-TM-38'],
    does: (_, card, seen, { self: you }) => {
      const by = seen.who?.[0] ?? you;
      return by > 0 ? call(enterPlay, { by, card }) : undefined;
    },
  }),
  toEach('putIntoPlay', {
    fields: { location: cards() },
    about: { ja: '場所を場に出す', en: 'Puts locations into play' },
    text: { ja: '{location}を場に出す', en: 'put {location} into play' },
    example: { location: { op: 'card', id: 'L1' } },
    can: (game, card) => !game.isInPlay(card),
    does: (game, of) => change('enter', { of, into: game.place('locations') }),
  }),
  toEach('putInThreatArea', {
    fields: { card: cards(), who: optional(person()) },
    about: { ja: '脅威エリアに置く', en: 'Places cards in the threat area' },
    text: { ja: '{card}を[{who}の]脅威エリアに置く', en: 'put {card} in the threat area[ of {who}]' },
    rules: ['AH-ZN-24'],
    does: (game, of, seen, { self: you }) => {
      const by = seen.who?.[0] ?? you;
      return by > 0 ? change('enter', { of, into: game.place('threat', by) }) : undefined;
    },
  }),
  toEach('attachTo', {
    fields: { card: cards(), to: cards(), limit: optional(amount()) },
    about: {
      ja: 'カードに付ける。limit は同じ名前のものがいくつまで付くか',
      en: 'Attaches cards to another; "limit": how many of one title it can have',
    },
    text: { ja: '{card}を{to}に付ける[（1つに{limit}枚まで）]', en: 'attach {card} to {to}[, limit {limit} for each]' },
    rules: ['AH-ZN-16', 'AH-LM-02'],
    example: { to: usual.selected.location },
    can: (game, card, seen) => hostFor(game, card, seen.to, seen.limit) !== undefined,
    does: (game, card, seen) => {
      const to = hostFor(game, card, seen.to, seen.limit);
      return to === undefined ? markIncomplete : change('attach', { card, to });
    },
  }),
  toEach('spawnEnemy', {
    fields: { card: cards(), at: optional(selector('location')) },
    about: {
      ja: '敵を出現させる。at は自身の出現の文に代わる',
      en: 'Spawns an enemy; "at" takes the place of its own spawn text',
    },
    text: { ja: '{card}を[{at}に]出現させる', en: 'spawn {card}[ at {at}]' },
    rules: ['AH-EN-05'],
    example: { card: { op: 'cardsIn', pile: 'setAside' } },
    does: (game, card, seen, { self: you }) =>
      call(spawn, { by: you > 0 ? you : game.lead, card, at: seen.at?.[0] ?? 0 }),
  }),
  toEach('engageWith', {
    fields: { enemy: selector('enemy'), who: person() },
    about: { ja: '敵と交戦させる', en: 'Engages enemies with an investigator' },
    text: { ja: '{enemy}を{who}と交戦させる', en: '{enemy} {enemy|engages|engage} {who}' },
    does: (_, of, seen) => (seen.who[0] === undefined ? undefined : change('engage', { of, by: seen.who[0] })),
  }),
  toEach('evadeEnemy', {
    fields: { enemy: selector('enemy') },
    about: { ja: 'テストなしに敵を回避する', en: 'Evades enemies without a test' },
    text: { ja: '{enemy}を自動的に回避する', en: 'automatically evade {enemy}' },
    rules: ['AH-AT-21'],
    example: { enemy: { op: 'enemiesEngagedWith', who: self } },
    does: (game, enemy, _, { self: by }) => evadedBy(game, enemy, by),
  }),
  toEach('enemyAttacks', {
    fields: { enemy: selector('enemy'), who: person() },
    about: { ja: '敵が攻撃する', en: 'Enemies attack' },
    text: { ja: '{enemy}が{who}を攻撃する', en: '{enemy} {enemy|attacks|attack} {who}' },
    does: (_, enemy, seen) => seen.who.map((by) => call(attack, { enemy, by, exhausts: false })),
  }),
  toEach('advanceCard', {
    fields: { card: cards() },
    about: { ja: 'アクトやアジェンダを進める', en: 'Advances acts or agendas' },
    text: { ja: '{card}を進める', en: 'advance {card}' },
    rules: ['AH-AC-06'],
    example: { card: { op: 'currentAct' } },
    does: (_, card) => call(advance, { card }),
  }),
  toEach('shuffleInto', {
    fields: { card: cards() },
    about: {
      ja: '持ち主のデッキか遭遇デッキに混ぜる',
      en: 'Shuffles cards into the deck of their owner, or the encounter deck',
    },
    text: { ja: '{card}をデッキに混ぜる', en: 'shuffle {card} into the deck' },
    example: { card: { op: 'cardsIn', pile: 'encounterDiscard' } },
    does: (_, of) => change('toDeck', { of }),
    together: (game, each) => {
      const piles = new Set(
        each.map(({ to }) => (game.owner(to) > 0 ? game.place('deck', game.owner(to)) : game.place('encounterDeck'))),
      );
      return [batch(each.map(({ next }) => next as never)), ...[...piles].map((pile) => change('shuffle', { pile }))];
    },
  }),
];

const sharesUses = (game: ArkhamGame, from: Thing, to: readonly Thing[]): Thing | undefined =>
  to.find((one) => one !== from && game.isInPlay(one) && game.kind(one).uses?.of === game.kind(from).uses?.of);

/** The first of these that the card can be attached to (AH-LM-02). */
function hostFor(game: ArkhamGame, card: Thing, hosts: readonly Thing[], limit: number | undefined): Thing | undefined {
  const { name } = game.face(card);
  return hosts.find((to) => {
    if (to === card || !game.isInPlay(to) || game.table.placeOf(card) === placeOn(to)) return false;
    return limit === undefined || game.table.on(to).filter((one) => game.face(one).name === name).length < limit;
  });
}
