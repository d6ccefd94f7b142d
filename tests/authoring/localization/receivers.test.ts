import { expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';

const tableOf = (locale: string) => allLanguages.get(locale) as LanguageTable;
const faultOf = (locale: string, source: string, t: string) =>
  compareFacts(readFacts(source, tableOf('ja')), readFacts(t, tableOf(locale)));

const gives = '敵が自分に3コインを渡す。';
const given = '自分が敵に3コインを渡す。';
const deals = '自分が攻撃したとき、敵1体に物理ダメージ3点。';
const dealt = '敵が攻撃したとき、自分に物理ダメージ3点。';
const receives = '自分が敵を攻撃したとき、自分は4ダメージを受ける。';

/** Each translation means what its source says, and not what the other one says. */
const translated: readonly (readonly [locale: string, source: string, t: string, other: string])[] = [
  ['en', gives, 'The enemy gives you 3 coins.', given],
  ['en', given, 'You give the enemy 3 coins.', gives],
  ['en', given, 'Pay 3 coins to the enemy.', gives],
  ['en', deals, 'When you attack, deal 3 physical damage to one enemy.', dealt],
  ['en', dealt, 'When an enemy attacks, you take 3 physical damage.', deals],
  ['de', gives, 'Der Gegner gibt dir 3 Münzen.', given],
  ['de', given, 'Du gibst dem Gegner 3 Münzen.', gives],
  ['de', deals, 'Greifst du an, erleidet ein Gegner 3 körperlichen Schaden.', dealt],
  ['de', dealt, 'Greift ein Gegner an, fügt er dir 3 körperlichen Schaden zu.', deals],
  ['fr', gives, 'L’ennemi vous donne 3 pièces.', given],
  ['fr', given, 'Vous donnez 3 pièces à l’ennemi.', gives],
  ['fr', deals, 'Quand vous attaquez, infligez 3 dégâts physiques à un ennemi.', dealt],
  ['fr', dealt, 'Quand un ennemi attaque, vous subissez 3 dégâts physiques.', deals],
  ['zh-Hant', gives, '敵人交給你3枚金幣。', given],
  ['zh-Hant', given, '你交給敵人3枚金幣。', gives],
  ['zh-Hant', deals, '你攻擊時，對1個敵人造成3點物理傷害。', dealt],
  ['zh-Hans', dealt, '敌人攻击时，你受到3点物理伤害。', deals],
  ['ko', gives, '적이 당신에게 코인 3개를 준다.', given],
  ['ko', given, '당신이 적에게 코인 3개를 준다.', gives],
  ['ko', deals, '자신이 공격할 때, 적 1체에게 물리 피해를 3점 준다.', dealt],
  ['ko', dealt, '적이 공격할 때, 자신은 물리 피해를 3점 받는다.', deals],
];

it('a translation in which somebody else receives an amount is reported, whatever marks the receiver', () => {
  const codes = translated.map(([locale, source, t, other]) => [
    t,
    faultOf(locale, source, t),
    faultOf(locale, other, t)?.said ?? null,
  ]);
  const expected = translated.map(([, source, t]) => [
    t,
    null,
    source === gives || source === dealt ? 'self' : 'enemy',
  ]);
  expect(codes).toEqual(expected);
});

it('receivers without an amount, or several with the same amount, are ignored', () => {
  expect([
    faultOf('en', receives, 'When you attack an enemy, take 4 damage.'),
    faultOf('en', receives, 'When you attack an enemy, it hits back: 4 damage.'),
    faultOf('en', '敵1体に認知ダメージ2点。自分に認知ダメージ2点。', 'You and one enemy take 2 cognitive damage each.'),
    faultOf('en', gives, 'Pay 3 coins to an enemy of yours.'),
    faultOf('de', given, 'Gib 3 Münzen ab. Der Gegner nimmt sie.'),
  ]).toEqual([null, null, null, null, null]);
});

it('receivers are not read in a text that is far too long to be a rule', () => {
  const other = 'You give the enemy 3 coins.';
  expect([other, `${other} ${'And so on. '.repeat(100)}`].map((t) => faultOf('en', gives, t))).toEqual([
    { said: 'enemy', meant: 'self' },
    null,
  ]);
});

it('a translation that moves something to another place is reported', () => {
  const source = '隣接するエリアのPC1人を、このエリアに移してもよい。';
  const moved: readonly (readonly [locale: string, t: string])[] = [
    ['en', 'You may move a PC from an adjacent area to this area.'],
    ['en', 'You may move a PC from this area to an adjacent area.'],
    ['de', 'Du darfst einen PC aus einem angrenzenden Gebiet in dieses Gebiet versetzen.'],
    ['de', 'Du darfst einen PC aus diesem Gebiet in ein angrenzendes Gebiet versetzen.'],
    ['ko', '인접한 지역의 PC 1명을 이 지역으로 옮겨도 된다.'],
    ['ko', '이 지역의 PC 1명을 인접한 지역으로 옮겨도 된다.'],
  ];
  const other = { said: 'adjacent', meant: 'here' };
  expect(moved.map(([locale, t]) => faultOf(locale, source, t))).toEqual([null, other, null, other, null, other]);
});

const lessDamage = '受けるダメージを2点減らす。カードを3枚引いてもよい。';

it('sentences are compared one by one, unless they stand in another order', () => {
  expect([
    faultOf('en', lessDamage, 'Reduce the damage by 2. You may draw 3 cards.'),
    faultOf('en', lessDamage, 'You may reduce the damage by 2. Draw 3 cards.'),
    faultOf('en', lessDamage, 'Reduce the damage by 2. Discard 3 cards, if you may.'),
    faultOf('en', lessDamage, 'You may draw 3 cards. Reduce the damage by 2.'),
  ]).toEqual([null, null, { said: 'discard', meant: 'draw' }, null]);
});
