import type { Scope } from '#engine/kernel/language/block.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { amount, effects, oneOf, selector } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { lastingOps } from '#engine/kernel/language/lasting-ops.ts';
import { type Op, wordsOf } from '#engine/kernel/language/op.ts';
import { wordOps } from '#engine/kernel/language/word-ops.ts';
import { cancel, change, edit, instead, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import { attachingWords } from '#engine/library/links/attaching.ts';
import { searching } from '#engine/library/piles/search.ts';
import { answering } from '#engine/library/words/answering.ts';
import { countedOn } from '#engine/library/words/counter-words.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { type ArkhamGame, layers } from './game.ts';
import { counter, ofSeat } from './table.ts';

const op = wordsOf<ArkhamGame>();
const self = { op: 'self' };
const effect = { op: 'drawEncounter', who: self };

/** What texts answer. */
export const moments = ['damage', 'horror', 'draw', 'encounter', 'begin'] as const;

/** Texts in the place of something, before it and after it. Whom it happens to, or of what begins, who uses it. */
const text = (id: 'would' | 'when' | 'after', moment: 'would' | 'before' | 'after', ja: string): Op =>
  op(id, {
    sort: 'trigger',
    fields: { what: oneOf('moment', moments), of: selector('investigator') },
    about: { ja, en: `Answers something ${moment}` },
    text: { ja: `{of:any}の{what}${ja}`, en: `${id} {what} of {of:any}` },
    example: { op: id, what: 'damage', of: self },
    run: (_, seen) => {
      const what = seen.what(null, nowhere);
      return answering(seen, {
        change: what,
        moment,
        about: { of: what === 'begin' ? 'by' : 'of' },
        where: (game: ArkhamGame, scope, record) => {
          // AH-DH-06: of what was prevented whole nothing was dealt
          if (moment === 'after' && record.amount === 0) return false;
          const ofEvent = what !== 'begin' || game.design(record['card'] as Thing).kind === 'event';
          return record['card'] !== scope.source && ofEvent;
        },
      });
    },
  });
const nowhere: Scope = { self: -1, source: -1, target: -1, names: {}, record: null };

/** Tokens come to investigators, or go. */
const tokens = (id: string, kind: string, sign: 1 | -1, ja: string, en: string): Op =>
  op(id, {
    sort: 'effect',
    fields: { to: selector('investigator'), amount: amount() },
    about: { ja, en },
    text: { ja: `{to}：${ja}{amount}` as '{to}{amount}', en: `{to}: ${en} {amount}` as '{to}{amount}' },
    example: { op: id, to: self, amount: 1 } as never,
    canChange: (_, seen) => seen.to.length > 0 && seen.amount > 0,
    run: (_, seen) => seen.to.map((of) => change(kind, { of, amount: sign * seen.amount })),
  });

/** The deck of whoever uses the text; what is looked at lies before them alone. */
export const search = searching<ArkhamGame>({
  piles: ['deck'],
  pile: (_, __, { self: by }) => ofSeat('deck', by),
  lookedAt: (_, { self: by }) => ofSeat('looking', by),
  field: 'pile',
  example: { effect, condition: { op: 'exists', what: self } as { op: string } },
});

export const language: Language = {
  layers: layers.map(({ id }) => id),
  ops: [
    ...kernelOps({ effect, selector: self }),
    ...wordOps({ effect }),
    ...lastingOps({ effect, modifier: { op: 'modify', number: 'skill', of: self, add: 1 } }, ['round']),
    ...scopeWords({}),
    ...playerWords<ArkhamGame, 'allInvestigators', 'otherInvestigators', 'investigatorCount'>({
      ids: { all: 'allInvestigators', others: 'otherInvestigators', count: 'investigatorCount' },
      noun: { ja: '調査員', en: 'investigator', many: 'investigators', counter: '人' },
      of: (game) => game.seats,
      bounds: [1, 4],
    }),
    ...modifierWords({ numbers: ['skill'], of: ['investigator'], example: self }),
    ...attachingWords,
    search.op,
    countedOn('damageOn', {
      counter: counter('damage'),
      on: ['investigator'],
      about: { ja: 'ダメージの合計', en: 'Damage, summed up' },
      text: { ja: '{of}のダメージ', en: 'the damage on {of}' },
      example: self,
    }),
    text('would', 'would', '代わり'),
    text('when', 'before', '直前'),
    text('after', 'after', '直後'),
    tokens('gainResources', 'gain', 1, 'リソースを得る', 'gain resources'),
    tokens('takeHorror', 'horror', 1, '恐怖を受ける', 'take horror'),
    tokens('heal', 'heal', -1, 'ダメージを回復する', 'heal damage'),
    op('assets', {
      sort: 'selector',
      fields: { of: selector('investigator') },
      about: { ja: '場にある資産', en: 'Assets in play' },
      text: { ja: '{of}の資産', en: 'the assets of {of}' },
      example: { op: 'assets', of: self },
      run: (game, seen) => seen.of.flatMap((by) => game.pile('play', by)),
    }),
    op('allAssets', {
      sort: 'selector',
      fields: {},
      about: { ja: '資産カード', en: 'Asset cards' },
      text: { ja: '資産カード', en: 'asset cards' },
      example: { op: 'allAssets' },
      run: (game) =>
        Array.from({ length: game.table.things }, (_, thing) => thing).filter(
          (thing) => game.isPiece(thing) && game.design(thing).kind === 'asset',
        ),
    }),
    op('draw', {
      sort: 'effect',
      fields: { who: selector('investigator'), amount: amount() },
      about: { ja: 'カードを引く', en: 'Draws cards' },
      text: { ja: '{who}は{amount}枚引く', en: '{who} {who|draws|draw} {amount*card|cards}' },
      example: { op: 'draw', who: self, amount: 1 },
      run: (_, seen) => seen.who.map((of) => change('draw', { of, amount: seen.amount })),
    }),
    op('drawEncounter', {
      sort: 'effect',
      fields: { who: selector('investigator') },
      about: { ja: '遭遇カードを引く', en: 'Draws an encounter card' },
      text: { ja: '{who}は遭遇カードを引く', en: '{who} {who|draws|draw} an encounter card' },
      example: effect,
      run: (_, seen) => seen.who.map((of) => change('encounter', { of })),
    }),
    op('addToHand', {
      sort: 'effect',
      fields: { card: selector('card') },
      about: { ja: '手札に加える', en: 'Adds cards to the hand' },
      text: { ja: '{card}を手札に加える', en: 'add {card} to your hand' },
      example: { op: 'addToHand', card: { op: 'thisCard' } },
      run: (_, seen, { self: by }) => seen.card.map((of) => change('take', { by, of })),
    }),
    op('thatMuch', {
      sort: 'amount',
      fields: {},
      about: { ja: '答えている変化の量', en: 'How much it is of what is answered' },
      text: { ja: 'その量', en: 'that much' },
      example: { op: 'thatMuch' },
      run: (_, __, { record }) => record?.amount ?? 0,
    }),
    op('lessen', {
      sort: 'effect',
      rules: ['AH-DH-05'],
      fields: { amount: amount() },
      about: { ja: '減らす', en: 'Prevents a part' },
      text: { ja: '{amount}減らす', en: 'prevent {amount}' },
      example: { op: 'lessen', amount: 1 },
      run: (_, seen): Next => edit({ amount: -seen.amount, rule: 'AH-DH-05' }),
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
      rules: ['AH-TM-22'],
      fields: {},
      about: { ja: '打ち消す', en: 'Cancels it' },
      text: { ja: 'それを打ち消す', en: 'cancel it' },
      example: { op: 'cancel' },
      run: (): Next => cancel,
    }),
  ],
};
