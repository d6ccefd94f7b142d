import type { Scope } from '#engine/kernel/language/block.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { amount, effects, oneOf, selector } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { type Op, opBuilder } from '#engine/kernel/language/op.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { lastingOps } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { cancel, change, instead, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { attachingWords } from '#engine/library/links/attaching.ts';
import { lookingAt } from '#engine/library/piles/look-at.ts';
import { searching } from '#engine/library/piles/search.ts';
import { answering } from '#engine/library/words/answering.ts';
import { askingWords } from '#engine/library/words/asking-words.ts';
import { wordsToEach } from '#engine/library/words/each-words.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { altersAmount } from '#engine/library/words/record-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { type TokenWords, tokenWords } from '#engine/library/words/token-words.ts';
import { layers, type TextsGame } from './game.ts';
import { counter, ofSeat } from './table.ts';

const op = opBuilder<TextsGame>();
const { things, howMany } = askingWords<TextsGame>();
const self = { op: 'self' };
const effect = { op: 'draw', who: self, amount: 1 } as const;
const toEach = wordsToEach<TextsGame>({ effect, selected: { card: { op: 'thisCard' } }, anything: self });

const moments = ['damage', 'fear', 'draw', 'begin'] as const;

/** Texts that replace something, precede it or follow it. Its subject, or the user of the text. */
const text = (id: 'would' | 'when' | 'after', moment: 'would' | 'before' | 'after', ja: string): Op =>
  op(id, {
    sort: 'trigger',
    fields: { what: oneOf('moment', moments), of: selector('player') },
    about: { ja, en: `Answers something ${moment}` },
    text: { ja: `{of:any}の{what}${ja}`, en: `${id} {what} of {of:any}` },
    example: { op: id, what: 'damage', of: self },
    run: (_, seen) => {
      const what = seen.what(null, nowhere);
      return answering(seen, {
        change: what,
        moment,
        about: { of: what === 'begin' ? 'by' : 'of' },
        where: (game: TextsGame, scope, record) => {
          if (moment === 'after' && record.amount === 0) return false;
          const ofEvent = what !== 'begin' || game.design(record['card'] as Thing).kind === 'event';
          return record['card'] !== scope.source && ofEvent;
        },
      });
    },
  });
const nowhere: Scope = { self: -1, source: -1, target: -1, names: {}, record: null };

const piles = {
  piles: {
    deck: { place: (_: TextsGame, { self: by }: Scope) => ofSeat('deck', by) },
    discards: { place: (_: TextsGame, { self: by }: Scope) => ofSeat('discards', by), isOpen: true },
  },
  field: 'pile',
  example: { effect, condition: { op: 'exists', what: self } as { op: string } },
} as const;
export const search = searching<TextsGame>(piles);
export const lookAt = lookingAt<TextsGame>(piles);

const on = ['player'] as const;
const tokens = (
  name: Parameters<typeof counter>[0],
  ja: string,
  en: string,
  many: string,
  words: TokenWords<TextsGame>,
) => tokenWords({ counter: counter(name), noun: { ja, en, many }, example: self }, words);

export const language: Language = {
  layers: layers.map(({ id }) => id),
  ops: [
    ...kernelOps({ effect, selector: self }),
    ...optionalOps({ effect }),
    ...lastingOps({ effect, modifier: { op: 'modify', number: 'skill', of: self, add: 1 } }, ['round']),
    ...scopeWords({}),
    ...playerWords<TextsGame, 'allPlayers', 'otherPlayers', 'playerCount'>({
      ids: { all: 'allPlayers', others: 'otherPlayers', count: 'playerCount' },
      noun: { ja: 'プレイヤー', en: 'player', many: 'players', counter: '人' },
      of: (game) => game.seats,
      bounds: [1, 4],
    }),
    ...modifierWords({ numbers: ['skill'], of: ['player'], example: self }),
    ...attachingWords,
    search.op,
    lookAt.op,
    ...tokens('coins', 'コイン', 'coin', 'coins', {
      put: {
        ...{ id: 'gainCoins', field: 'to', on },
        done: (_, to, amount) => to.map((of) => change('gain', { of, amount })),
      },
    }),
    ...tokens('fear', '恐怖', 'fear', 'fear', {
      put: {
        ...{ id: 'takeFear', field: 'to', on },
        done: (_, to, amount) => to.map((of) => change('fear', { of, amount })),
      },
    }),
    ...tokens('damage', 'ダメージ', 'damage', 'damage', {
      take: {
        ...{ id: 'heal', field: 'to', on },
        done: (_, to, amount) => to.map((of) => change('heal', { of, amount: -amount })),
      },
      count: { id: 'damageOn', on },
    }),
    text('would', 'would', '代わり'),
    text('when', 'before', '直前'),
    text('after', 'after', '直後'),
    op('items', {
      sort: 'selector',
      fields: { of: selector('player') },
      about: { ja: '場にあるアイテム', en: 'Items in play' },
      text: { ja: '{of}のアイテム', en: 'the items of {of}' },
      example: { op: 'items', of: self },
      run: (game, seen) => seen.of.flatMap((by) => game.pile('play', by)),
    }),
    things('allItems', (game) => game.pieces.filter((thing) => game.design(thing).kind === 'item'), {
      about: { ja: 'アイテムカード', en: 'Item cards' },
      text: { ja: 'アイテムカード', en: 'item cards' },
    }),
    toEach('draw', {
      fields: { who: selector('player'), amount: amount() },
      about: { ja: 'カードを引く', en: 'Draws cards' },
      text: { ja: '{who}は{amount}枚引く', en: '{who} {who|draws|draw} {amount*card|cards}' },
      does: (_, of, seen) => change('draw', { of, amount: seen.amount }),
    }),
    toEach('addToHand', {
      fields: { card: selector('card') },
      about: { ja: '手札に加える', en: 'Adds cards to the hand' },
      text: { ja: '{card}を手札に加える', en: 'add {card} to your hand' },
      does: (_, of, __, { self: by }) => change('take', { by, of }),
    }),
    toEach('discardFromPlay', {
      fields: { card: selector('card') },
      about: { ja: '場から捨てる', en: 'Discards cards from play' },
      text: { ja: '{card}を捨てる', en: 'discard {card}' },
      does: (_, of, __, { self: by }) => change('discard', { by, of }),
    }),
    howMany('thatMuch', (_, { record }) => record?.amount ?? 0, {
      about: { ja: '答えている変化の量', en: 'How much it is of what is answered' },
      text: { ja: 'その量', en: 'that much' },
    }),
    altersAmount('lessen', {
      ...{ field: 'amount', rule: 'T-DH-05', by: (amount) => ({ amount: -amount }) },
      about: { ja: '減らす', en: 'Prevents a part' },
      text: { ja: '{amount}減らす', en: 'prevent {amount}' },
    }),
    op('instead', {
      sort: 'effect',
      fields: { do: effects() },
      about: { ja: '代わりに do を行う', en: 'Does "do" instead' },
      text: { ja: '代わりに{do}', en: 'instead {do}' },
      example: { op: 'instead', do: [effect] },
      run: (_, seen, scope): Next => instead(runBlock(seen.do, scope)),
    }),
    op('cancel', {
      sort: 'effect',
      rules: ['T-TM-22'],
      fields: {},
      about: { ja: '打ち消す', en: 'Cancels it' },
      text: { ja: 'それを打ち消す', en: 'cancel it' },
      example: { op: 'cancel' },
      run: (): Next => cancel,
    }),
  ],
};
