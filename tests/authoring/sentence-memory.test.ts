import { describe, expect, it } from 'vitest';
import { fragmentsOf, joinedFragments, sentenceMemoryOf } from '#authoring/tools/translations/sentence-memory.ts';

const memory = sentenceMemoryOf([
  {
    key: 'A/text',
    source: '手札を1枚捨て札にする。敵1体に物理ダメージ2点。',
    t: 'Discard 1 card. Deal 2 physical damage to one enemy.',
  },
  {
    key: 'B/text',
    source: '全員がバディを回復する。\nこのエリアに残る。',
    t: 'Everybody heals. Then they stay.\nHere.',
  },
  { key: 'C/text', source: 'カードを1枚引く。', t: 'Draw 1 card.' },
]);
const found = (source: string, not = 'X/text') => fragmentsOf(memory, source, not);

describe('the memory of sentences', () => {
  it('finds a translation for each sentence of a new text, with its numbers, and joins them with the lines', () => {
    const source = 'カードを2枚引く。手札を1枚捨て札にする。\n敵1体に認知ダメージ2点。';
    const fragments = found(source);
    expect(fragments.map(({ sentence, proposal }) => [sentence, proposal?.source, proposal?.t])).toEqual([
      ['カードを2枚引く。', 'カードを1枚引く。', 'Draw 2 card.'],
      ['手札を1枚捨て札にする。', '手札を1枚捨て札にする。', 'Discard 1 card.'],
      ['敵1体に認知ダメージ2点。', '敵1体に物理ダメージ2点。', 'Deal 2 physical damage to one enemy.'],
    ]);
    expect(joinedFragments(source, fragments, ' ')?.t).toBe(
      'Draw 2 card. Discard 1 card.\nDeal 2 physical damage to one enemy.',
    );
  });

  it('does not pair sentences of a text whose translation has another number of them', () => {
    expect(found('全員がバディを回復する。')).toEqual([{ sentence: '全員がバディを回復する。', proposal: null }]);
  });

  it('joins nothing if a sentence has no translation, and proposes no sentence of the text itself', () => {
    const source = 'カードを1枚引く。深夜の駅で踊る。';
    expect(joinedFragments(source, found(source), ' ')).toBeNull();
    expect(found('カードを1枚引く。', 'C/text')).toEqual([{ sentence: 'カードを1枚引く。', proposal: null }]);
  });
});
