import { idOf, oneOf, selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { askingWords } from '#engine/library/words/asking-words.ts';
import { countedOn } from '#engine/library/words/counter-words.ts';
import { keywords } from '../formats/cards.ts';
import { canPlay } from '../rulebook/playing.ts';
import type { ArkhamGame } from '../table/game.ts';
import { numberNames } from '../table/numbers.ts';
import { counter, testKinds } from '../table/plan.ts';
import { amountOp, conditionOp, thisCard } from './op.ts';
import { tallyOf } from './things.ts';

const { howMany, whether } = askingWords<ArkhamGame>();

/** Tokens that effects count. */
const tokensOn = [
  ['damageOn', 'damage', 'ダメージ', 'damage'],
  ['horrorOn', 'horror', '恐怖', 'horror'],
  ['cluesOn', 'clues', '手がかり', 'clues'],
  ['doomOn', 'doom', '破滅', 'doom'],
  ['usesOn', 'uses', '使用回数', 'uses'],
  ['progressOn', 'progress', '進行トークン', 'progress tokens'],
  ['resourcesOf', 'resources', 'リソース', 'resources'],
] as const;

/** Amounts and conditions. */
export const factOps: readonly Op[] = [
  amountOp('numberOf', {
    fields: { number: oneOf('number', numberNames), of: selector() },
    about: { ja: '数値の合計。修正も入れる', en: 'The sum of a number of them, with modifiers' },
    text: { ja: '{of}の{number}', en: 'the {number} of {of}' },
    run: (game, seen) => seen.of.reduce((sum, one) => sum + game.value(seen.number, one), 0),
  }),
  ...(['remainingHealth', 'remainingSanity'] as const).map((id) => {
    const [ja, en] = id === 'remainingHealth' ? ['体力', 'health'] : ['正気度', 'sanity'];
    return amountOp(id, {
      rules: ['AH-DH-11'],
      fields: { of: selector() },
      about: { ja: `残りの${ja}`, en: `The remaining ${en}` },
      text: { ja: `{of}の残り${ja}`, en: `the remaining ${en} of {of}` },
      run: (game, seen) => seen.of.reduce((sum, one) => sum + Math.max(0, tallyOf(game, one, id)), 0),
    });
  }),
  ...tokensOn.map(([id, which, ja, en]) =>
    countedOn(id, {
      counter: counter[which],
      on: ['investigator', 'card'],
      about: { ja: `${ja}の数`, en: `How many ${en} are on them` },
      text: { ja: `{of}の${ja}の数`, en: `the number of ${en} on {of}` },
      example: thisCard,
    }),
  ),
  amountOp('movesOf', {
    fields: { who: selector('investigator') },
    about: { ja: 'このラウンドに移動した回数', en: 'How often investigators have moved this round' },
    text: { ja: '{who}がこのラウンドに移動した回数', en: 'the number of moves of {who} this round' },
    run: (game, seen) => seen.who.reduce((sum, one) => sum + game.count(one, counter.moved), 0),
  }),
  howMany('perInvestigator', (game) => game.count(theGame, counter.started), {
    about: { ja: 'シナリオを始めた探索者の数', en: 'How many investigators started the scenario' },
    text: { ja: '探索者の数（始めたときの）', en: 'the number of investigators who started' },
    rules: ['AH-AC-04'],
  }),
  howMany('byHowMuch', (_, { record }) => record?.amount ?? 0, {
    about: {
      ja: 'いくつ差で成功か失敗したか。出来事の量も',
      en: 'By how much a test succeeded or failed; the amount of what happens',
    },
    text: { ja: 'その差（量）', en: 'that much' },
    facts: { unit: 'margin' },
  }),
  conditionOp('hasKeyword', {
    fields: { card: selector('card'), keyword: oneOf('keyword', keywords) },
    about: { ja: '選ばれたカードのどれかがそのキーワードを持つか', en: 'Whether one of the cards has the keyword' },
    text: { ja: '{card}が「{keyword}」を持つ', en: '{card} {card|has|have} {keyword}' },
    run: (game, seen) => seen.card.some((card) => game.has(card, seen.keyword)),
  }),
  conditionOp('isType', {
    fields: {
      card: selector('card'),
      type: oneOf('cardType', ['asset', 'event', 'skill', 'enemy', 'treachery', 'location']),
    },
    about: { ja: '選ばれたカードのどれかがその種類か', en: 'Whether one of the cards is of the type' },
    text: { ja: '{card}が{type}である', en: '{card} {card|is|are} of the type {type}' },
    run: (game, seen) => seen.card.some((card) => game.is(card, seen.type)),
  }),
  conditionOp('canPlay', {
    fields: { card: selector('card') },
    about: {
      ja: '自分がプレイできる手札のカードがあるか（アクションは数えない）',
      en: 'Whether you could play one of the cards from your hand, leaving actions aside',
    },
    text: { ja: '{card}をプレイできる', en: 'you can play {card}' },
    run: (game, seen, { self: by }) => seen.card.some((card) => canPlay(game, by, card)),
  }),
  conditionOp('isReady', {
    fields: { card: selector('card') },
    about: { ja: 'どれかがアクティブか', en: 'Whether one of them is ready' },
    text: { ja: '{card}がレディ状態である', en: '{card} {card|is|are} ready' },
    run: (game, seen) => seen.card.some((card) => game.isReady(card)),
  }),
  conditionOp('isAt', {
    fields: { who: selector(), location: selector('location') },
    about: { ja: 'どれかがその場所にいるか', en: 'Whether one of them is at a location' },
    text: { ja: '{who}が{location}にいる', en: '{who} {who|is|are} at {location}' },
    run: (game, seen) => seen.who.some((one) => seen.location.includes(game.locationOf(one))),
  }),
  conditionOp('isIn', {
    fields: {
      card: selector('card'),
      pile: oneOf('pile', ['encounterDeck', 'encounterDiscard', 'setAside', 'victory', 'removed']),
    },
    about: { ja: 'どれかがその置き場にあるか', en: 'Whether one of them is in a pile of the scenario' },
    text: { ja: '{card}が{pile}にある', en: '{card} {card|is|are} in the {pile}' },
    run: (game, seen) => seen.card.some((card) => game.table.placeOf(card) === game.place(seen.pile)),
  }),
  conditionOp('isInPlay', {
    fields: { card: selector('card') },
    about: { ja: 'どれかが場にあるか', en: 'Whether one of them is in play' },
    text: { ja: '{card}が場にある', en: '{card} {card|is|are} in play' },
    run: (game, seen) => seen.card.some((card) => game.isInPlay(card)),
  }),
  conditionOp('isRevealed', {
    fields: { location: selector('location') },
    about: { ja: 'どれかが公開されているか', en: 'Whether one of the locations is revealed' },
    text: { ja: '{location}が公開されている', en: '{location} {location|is|are} revealed' },
    run: (game, seen) => seen.location.some((one) => game.isRevealed(one)),
  }),
  conditionOp('isTesting', {
    fields: { who: selector('investigator'), kind: oneOf('testKind', testKinds) },
    about: {
      ja: 'その種類のテストをしているか。成功や失敗に答えるときは、そのテスト',
      en: 'Whether one of them is taking a test of that kind; in an answer to a result, that test',
    },
    text: { ja: '{who}が{kind}のテストをしている', en: '{who} {who|is|are} taking a test: {kind}' },
    example: { kind: 'investigate' },
    run: (game, seen, { record }) => {
      const kind = record?.['what'] ?? testKinds[game.count(theGame, counter.testKind)];
      const who = record?.['what'] === undefined ? game.count(theGame, counter.tester) : record['by'];
      return kind === seen.kind && seen.who.includes(who as number);
    },
  }),
  conditionOp('sameTitle', {
    rules: ['AH-AB-33'],
    fields: { a: selector('card'), b: selector('card') },
    about: { ja: '同じ名前のカードがあるか', en: 'Whether two of them have the same title' },
    text: { ja: '{a}と{b}に同じ名前のものがある', en: '{a} and {b} share a title' },
    run: (game, seen) => seen.a.some((one) => seen.b.some((other) => game.face(one).name === game.face(other).name)),
  }),
  whether('isMyTurn', (game, { self: who }) => game.active === who, {
    about: { ja: '自分の手番か', en: 'Whether it is your turn' },
    text: { ja: '自分の手番である', en: 'it is your turn' },
  }),
  conditionOp('cardId', {
    fields: { card: selector('card'), id: idOf('card') },
    about: { ja: 'どれかがそのカードか', en: 'Whether one of them is that card' },
    text: { ja: '{card}が{id}である', en: '{card} {card|is|are} {id}' },
    example: { id: 'L1' },
    run: (game, seen) => seen.card.some((card) => game.kind(card).id === seen.id),
  }),
];
