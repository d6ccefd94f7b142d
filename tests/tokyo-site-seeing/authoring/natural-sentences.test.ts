import { expect, it } from 'vitest';
import { phraseOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from '../sample.ts';

const voice = voiceOf(system, (locale, id) => system.words.label(sample, locale as 'ja', id));
const pcs = { op: 'pcsInArea', area: 'SITE' };
const not = (of: object) => ({ op: 'not', of });
const exists = (what: object) => ({ op: 'exists', what });

it.each([
  [
    { op: 'equals', a: { op: 'troublesHere' }, b: 0 },
    'このエリアのトラブルカードの数が0',
    'the number of troubles in this area is 0',
  ],
  [exists(pcs), '『サイト』のPCがいる', 'there is a PC in SITE'],
  [not(exists(pcs)), '『サイト』のPCがいない', 'there is not a PC in SITE'],
  [not(exists({ op: 'enemiesHere' })), 'このエリアの敵がいない', 'there is not an enemy in this area'],
  [exists({ op: 'marketHere' }), 'このエリアのマーケットのカードがある', 'there is a market card of this area'],
  [
    not(exists({ op: 'marketHere' })),
    'このエリアのマーケットのカードがない',
    'there is not a market card of this area',
  ],
  [not(exists({ op: 'thisCard' })), 'このカードがない', 'there is not this card'],
  [not({ op: 'isDown', pc: { op: 'self' } }), '自分がダウンしていない', 'this PC is not downed'],
  [not({ op: 'isIn', pc: { op: 'self' }, area: 'SITE' }), '自分が『サイト』にいない', 'this PC is not in SITE'],
  [not({ op: 'canJoin' }), '自分が攻撃アクションで連携できない', 'this PC cannot join with an attack'],
  [
    not({ op: 'equals', a: { op: 'troublesHere' }, b: 1 }),
    'このエリアのトラブルカードの数が1でない',
    'the number of troubles in this area is not 1',
  ],
  [
    not({ op: 'atLeast', value: { op: 'troublesHere' }, than: 2 }),
    'このエリアのトラブルカードの数が2未満',
    'the number of troubles in this area is less than 2',
  ],
  [{ op: 'onSolve', card: 'SC00-TT' }, '旅程表が解決されたとき', 'when card The Itinerary is solved'],
  [{ op: 'onSolve', kind: 'trouble' }, 'カード（トラブル）が解決されたとき', 'when a card (trouble) is solved'],
  [{ op: 'onPlace', card: 'SC00-TT' }, '旅程表がスロットに置かれたとき', 'when card The Itinerary is laid on a slot'],
  [{ op: 'onPlace' }, 'カードがスロットに置かれたとき', 'when a card is laid on a slot'],
])('%j has the sentences "%s" and "%s"', (node, ja, en) => {
  expect([phraseOf(node, 'ja', voice), phraseOf(node, 'en', voice)]).toEqual([ja, en]);
});

it('every condition of the game has a negated sentence of its own', () => {
  const conditions = system.language.ops.filter(({ sort, id }) => sort === 'condition' && id !== 'not');
  const general = conditions.filter(({ example }) =>
    /のではない|it is not the case/.test(
      `${phraseOf(not(example) as never, 'ja', voice)}${phraseOf(not(example) as never, 'en', voice)}`,
    ),
  );
  expect(general.map(({ id }) => id)).toEqual([]);
});
