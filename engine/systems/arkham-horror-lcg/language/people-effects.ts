import { amount, flag, optional, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { change, markIncomplete } from '#engine/kernel/procedures/next.ts';
import { canMove } from '../changes/changes.ts';
import { call } from '../rulebook/book.ts';
import { handDiscard } from '../rulebook/discards.ts';
import { canDraw, drawCards } from '../rulebook/drawing.ts';
import { defeatOf, eliminate } from '../rulebook/elimination.ts';
import { drawEncounter } from '../rulebook/encounter.ts';
import { deal, harm } from '../rulebook/harm.ts';
import { moveTo } from '../rulebook/movement.ts';
import { counter } from '../table/plan.ts';
import { toEach } from './op.ts';

const person = () => selector('investigator');

/** What happens to investigators, and harm of any card. */
export const peopleEffects: readonly Op[] = [
  toEach('gainResources', {
    fields: { who: person(), amount: amount() },
    about: { ja: 'リソースを得る', en: 'Gains resources' },
    text: { ja: '{who}はリソース{amount}を得る', en: '{who} {who|gains|gain} {amount*resource|resources}' },
    facts: { unit: 'resources' },
    does: (_, of, seen) => change('gain', { of, amount: seen.amount }),
  }),
  toEach('loseResources', {
    fields: { who: person(), amount: amount() },
    about: { ja: 'リソースを失う', en: 'Loses resources' },
    text: { ja: '{who}はリソース{amount}を失う', en: '{who} {who|loses|lose} {amount*resource|resources}' },
    facts: { unit: 'resources' },
    can: (game, of) => game.count(of, counter.resources) > 0,
    does: (_, of, seen) => change('pay', { of, amount: seen.amount }),
  }),
  toEach('drawCards', {
    fields: { who: person(), amount: amount() },
    about: { ja: 'カードを引く', en: 'Draws cards' },
    text: { ja: '{who}はカードを{amount}枚引く', en: '{who} {who|draws|draw} {amount*card|cards}' },
    facts: { unit: 'cards' },
    can: (game, by) => canDraw(game, by),
    does: (_, by, seen) => call(drawCards, { by, amount: seen.amount }),
  }),
  toEach('drawEncounter', {
    fields: { who: person() },
    about: { ja: '遭遇カードを引く', en: 'Draws an encounter card' },
    text: { ja: '{who}は遭遇カードを引く', en: '{who} {who|draws|draw} an encounter card' },
    does: (_, by) => call(drawEncounter, { by }),
  }),
  toEach('gainActions', {
    fields: { who: person(), amount: amount() },
    about: { ja: 'アクションを得る', en: 'Gains actions' },
    text: { ja: '{who}はアクション{amount}を得る', en: '{who} {who|gains|gain} {amount*action|actions}' },
    facts: { unit: 'actions' },
    does: (_, of, seen) => change('gainActions', { of, amount: seen.amount }),
  }),
  toEach('loseActions', {
    fields: { who: person(), amount: amount() },
    about: { ja: 'アクションを失う', en: 'Loses actions' },
    text: { ja: '{who}はアクション{amount}を失う', en: '{who} {who|loses|lose} {amount*action|actions}' },
    rules: ['AH-AT-02'],
    facts: { unit: 'actions' },
    does: (_, of, seen) => change('spend', { of, amount: seen.amount }),
  }),
  toEach('moveTo', {
    fields: { who: selector('investigator', 'enemy'), to: selector('location') },
    about: { ja: '場所に直接移す', en: 'Moves them to a location directly' },
    text: { ja: '{who}を{to}に移す', en: 'move {who} to {to}' },
    rules: ['AH-LO-05'],
    example: { to: { op: 'card', id: 'L1' } },
    can: (game, who, seen) => seen.to.some((to) => canMove(game, who, to)),
    does: (game, who, seen) => {
      const to = seen.to.find((one) => canMove(game, who, one));
      if (to === undefined) return markIncomplete;
      return game.isSeat(who) ? moveTo(who, to) : change('move', { of: who, to });
    },
  }),
  toEach('discoverClues', {
    fields: { who: person(), amount: amount(), at: optional(selector('location')) },
    about: { ja: '場所の手がかりを発見する', en: 'Discovers clues at a location' },
    text: {
      ja: '{who}は[{at}の]手がかりを{amount}個発見する',
      en: '{who} {who|discovers|discover} {amount*clue|clues}[ at {at}]',
    },
    rules: ['AH-AC-12'],
    facts: { unit: 'clues' },
    can: (game, by, seen) => game.count(seen.at?.[0] ?? game.locationOf(by), counter.clues) > 0,
    does: (game, by, seen) => change('discover', { of: seen.at?.[0] ?? game.locationOf(by), by, amount: seen.amount }),
  }),
  toEach('dealHarm', {
    fields: { to: selector(), damage: optional(amount()), horror: optional(amount()), direct: optional(flag()) },
    about: { ja: 'ダメージと恐怖を与える', en: 'Deals damage and horror' },
    text: {
      ja: '{to}に{direct?直接}[ダメージ{damage}][恐怖{horror}]を与える',
      en: 'deal {direct?direct }[{damage} damage ][{horror} horror ]to {to}',
    },
    rules: ['AH-DH-02'],
    example: { damage: 1 },
    can: (_, __, seen) => (seen.damage ?? 0) + (seen.horror ?? 0) > 0,
    does: (_, to, seen, { source }) =>
      deal(to, { damage: seen.damage ?? 0, horror: seen.horror ?? 0 }, { direct: seen.direct === true, source }),
    together: (_, each) => harm.joined(each.map(({ next }) => next)),
  }),
  toEach('healDamage', {
    fields: { from: selector(), amount: amount() },
    about: { ja: 'ダメージを取り除く', en: 'Heals damage' },
    text: { ja: '{from}のダメージを{amount}回復する', en: 'heal {amount} damage from {from}' },
    rules: ['AH-DH-10'],
    facts: { unit: 'damage' },
    can: (game, of) => game.count(of, counter.damage) > 0,
    does: (_, of, seen) => change('heal', { of, harm: 'damage', amount: seen.amount }),
  }),
  toEach('healHorror', {
    fields: { from: selector(), amount: amount() },
    about: { ja: '恐怖を取り除く', en: 'Heals horror' },
    text: { ja: '{from}の恐怖を{amount}回復する', en: 'heal {amount} horror from {from}' },
    rules: ['AH-DH-10'],
    facts: { unit: 'horror' },
    can: (game, of) => game.count(of, counter.horror) > 0,
    does: (_, of, seen) => change('heal', { of, harm: 'horror', amount: seen.amount }),
  }),
  toEach('discardFromHand', {
    fields: { who: person(), amount: amount(), random: optional(flag()) },
    about: { ja: '手札を捨てる。random なら無作為に', en: 'Discards cards from the hand, by choice or at random' },
    text: {
      ja: '{who}は手札を{random?無作為に}{amount}枚捨てる',
      en: '{who} {who|discards|discard} {amount*card|cards} from the hand{random? at random}',
    },
    facts: { unit: 'cards' },
    can: (game, by) => game.at('hand', by).length > 0,
    does: (_, by, seen) => call(handDiscard, { by, amount: seen.amount, random: seen.random === true }),
  }),
  toEach('defeat', {
    fields: { of: selector() },
    about: { ja: '倒す', en: 'Defeats them' },
    text: { ja: '{of}を倒す', en: 'defeat {of}' },
    rules: ['AH-DE-01'],
    does: (game, of) => defeatOf(game, of),
  }),
  toEach('resign', {
    fields: { who: person() },
    about: { ja: '撤退する', en: 'Resigns' },
    text: { ja: '{who}は撤退する', en: '{who} {who|resigns|resign}' },
    rules: ['AH-AT-17'],
    does: (_, by) => call(eliminate, { by, how: 'resigned' }),
  }),
];
