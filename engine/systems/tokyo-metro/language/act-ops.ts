import { amount, optional } from '#engine/kernel/language/field.ts';
import { type Op, wordsOf } from '#engine/kernel/language/op.ts';
import type { ActWord } from '../acts/act-words.ts';
import { actCalled, objectsOf } from '../acts/acts.ts';
import { doAct } from '../rulebook/act.ts';
import type { MetroGame } from '../table/game.ts';
import { gains, rises } from './phrases.ts';

const op = wordsOf<MetroGame>();
const can = (game: MetroGame, word: ActWord, by: number, amount = 0) =>
  by >= 0 && objectsOf(game, actCalled(word), { by, amount }).length > 0;
/** A number that may be left out. */
const many = () => optional(amount());

/** An act that says no number. */
const plain = (word: ActWord, rules: readonly string[], about: Op['about'], text: Op['text']): Op =>
  op(word, {
    sort: 'effect',
    rules,
    fields: {},
    about,
    text: text as { ja: ''; en: '' },
    example: { op: word },
    canChange: (game, _, { self }) => can(game, word, self),
    run: (_, __, { self }) => doAct(word, { by: self, amount: 0 }),
  });

/** The acts of the action cards (TM-PR-03): what each can be done to and what it changes stands in `acts/acts.ts`. */
export const actOps: readonly Op[] = [
  op('build', {
    sort: 'effect',
    rules: ['TM-PR-08'],
    fields: { less: many() },
    about: {
      ja: '自分のミープルがいる駅に、自分の駅を建てる。less は値引き',
      en: 'Builds a station where your meeple stands; "less" is taken off its price',
    },
    text: { ja: '建設[（{less}引き）]', en: 'build a station[ for {less} less]' },
    facts: { unit: 'money' },
    example: { op: 'build', less: 100 },
    canChange: (game, { less = 0 }, { self }) => can(game, 'build', self, less),
    run: (_, { less = 0 }, { self }) => doAct('build', { by: self, amount: less }),
  }),
  op('share', {
    sort: 'effect',
    rules: ['TM-PR-06'],
    fields: { less: many() },
    about: {
      ja: '自分のミープルがいる駅を通る路線の、一番上の株を買う。less は値引き',
      en: 'Buys the top share of a line through the station of your meeple; "less" is taken off its price',
    },
    text: { ja: '株の購入[（{less}引き）]', en: 'buy a share[ for {less} less]' },
    facts: { unit: 'money' },
    example: { op: 'share', less: 100 },
    canChange: (game, { less = 0 }, { self }) => can(game, 'share', self, less),
    run: (_, { less = 0 }, { self }) => doAct('share', { by: self, amount: less }),
  }),
  plain(
    'train',
    ['TM-TR-01'],
    {
      ja: '自分のミープルがいる駅を通る、まだ走っていない路線の列車を置き、向きを選ぶ',
      en: 'Puts the train of a line through the station of your meeple on the map, in a direction you choose',
    },
    { ja: '列車を走らせる', en: 'start a train' },
  ),
  plain(
    'speed',
    ['TM-TR-03'],
    { ja: '走っている路線に速度トークンを1個置く', en: 'Puts a speed token on a line whose train runs' },
    { ja: '増速', en: 'speed up a line' },
  ),
  plain(
    'spec',
    ['TM-PR-05'],
    { ja: '走っている路線に投機する', en: 'Speculates on a line whose train runs' },
    { ja: '投機', en: 'speculate' },
  ),
  plain(
    'fare',
    ['TM-PR-03'],
    { ja: '自分の駅に運賃トークンを1個置く', en: 'Puts a fare token on a station of yours' },
    { ja: '運賃の値上げ', en: 'raise a fare' },
  ),
  op('grow', {
    sort: 'effect',
    rules: ['TM-PR-03'],
    fields: { steps: many() },
    about: {
      ja: '自分のミープルがいる駅を通る、走っている路線の段を上げる',
      en: 'Raises a running line through the station of your meeple',
    },
    text: { ja: '成長[{steps}段]', en: 'grow a line[ by {steps}]' },
    facts: { unit: 'steps', printed: [rises] },
    example: { op: 'grow', steps: 1 },
    canChange: (game, { steps = 1 }, { self }) => steps > 0 && can(game, 'grow', self, steps),
    run: (_, { steps = 1 }, { self }) => doAct('grow', { by: self, amount: steps }),
  }),
  plain(
    'chip',
    ['TM-SE-08'],
    { ja: '自分のチップを1枚、サプライから得る。すぐに使える', en: 'Takes one more chip of yours, usable at once' },
    { ja: 'チップ', en: 'one more chip' },
  ),
  op('cash', {
    sort: 'effect',
    rules: ['TM-PR-03'],
    fields: { amount: amount() },
    about: { ja: '銀行から金を得る', en: 'Takes money from the bank' },
    text: { ja: '{amount}を得る', en: 'take {amount}' },
    facts: { unit: 'money', printed: [gains] },
    example: { op: 'cash', amount: 200 },
    canChange: (_, seen, { self }) => self >= 0 && seen.amount > 0,
    run: (_, seen, { self }) => doAct('cash', { by: self, amount: Math.max(0, seen.amount) }),
  }),
  op('ride', {
    sort: 'effect',
    rules: ['TM-PR-03'],
    fields: { spaces: amount() },
    about: { ja: '自分のミープルを、その数の駅まで動かす', en: 'Moves your meeple up to so many stations' },
    text: { ja: '{spaces}駅まで移動', en: 'ride up to {spaces}' },
    facts: { unit: 'stations' },
    example: { op: 'ride', spaces: 2 },
    canChange: (_, seen, { self }) => self >= 0 && seen.spaces > 0,
    run: (_, seen, { self }) => doAct('ride', { by: self, amount: seen.spaces }),
  }),
];
